import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AllowCrossSite } from '../platform/http/csrf.guard.ts';
import { ServedOn } from '../platform/http/origin.guard.ts';
import { Public } from '../platform/http/public.decorator.ts';
import { Returns, ReturnsNothing } from '../platform/openapi/returns.decorator.ts';
import { clientNetwork, witnessNetwork } from '../platform/rate-limit/client-network.ts';
import { RequiresRole } from '../staff/auth/access.decorators.ts';
import { FieldReleaseDto, FieldReportDto } from './field-report.dto.ts';
import { FieldReports } from './field-reports.service.ts';

@ApiTags('Field reports')
@Controller()
export class FieldReportsController {
  constructor(private readonly reports: FieldReports) {}

  @ReturnsNothing(
    'The report was read.',
    'Report what happened in a document',
    'Counts, and stores nothing about the visitor. The response is the same when a report is not counted: too many from one network, Global Privacy Control, or no database.',
  )
  @Public()
  @ServedOn('both')
  @AllowCrossSite()
  @Post('field-reports')
  async count(@Body() report: FieldReportDto, @Req() request: Request): Promise<void> {
    if (request.get('sec-gpc') !== '1') await this.reports.count(report, witnessNetwork(clientNetwork(request)));
  }

  @Returns([FieldReleaseDto], 'Show what browsers reported about each release')
  @RequiresRole('manager')
  @Get('admin/field-reports')
  show(): Promise<FieldReleaseDto[]> {
    return this.reports.show();
  }
}
