import { applyDecorators, BadRequestException, Body, Get, Param, Put, Query as QueryString, Res } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Query } from '../../platform/http/query-parameters.ts';
import { Returns, ReturnsFile, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../../staff/auth/access.decorators.ts';
import { NewTargetDto, ReportDto } from './report.dto.ts';
import { ReportService } from './report.service.ts';
import { reportAsCsv } from './report-csv.ts';
import { dimensions, periodNames, reportRequestOf, units } from './report-period.ts';

const day = { type: 'string', format: 'date' } as const;

const ReportQueries = () =>
  applyDecorators(
    ApiQuery({ name: 'period', required: false, schema: { type: 'string', enum: [...periodNames], default: '30' } }),
    ApiQuery({ name: 'from', required: false, schema: day, description: 'First day, instead of `period`.' }),
    ApiQuery({ name: 'to', required: false, schema: day, description: 'Last day, at most 366 days.' }),
    ApiQuery({ name: 'by', required: false, schema: { type: 'string', enum: [...dimensions], default: 'owner' } }),
    ApiQuery({ name: 'unit', required: false, schema: { type: 'string', enum: [...units] } }),
  );

@DeskController('admin', 'Leads', 'viewer')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @ReportQueries()
  @Returns(
    ReportDto,
    'Show a report',
    'Leads that arrived, their first responses, and leads that were won or lost, in a period and in the one before: in total, as a trend and by one field. Each number has the query string of its list.',
  )
  @Get('report')
  show(@QueryString() query: Query): Promise<ReportDto> {
    return this.reports.of(reportRequestOf(query, this.reports.today()));
  }

  @ReportQueries()
  @ReturnsFile('text/csv', '"Part","Name"\r\n', 'Download the same numbers', 'As CSV (UTF-8 with byte order mark).')
  @Get('report.csv')
  async download(@QueryString() query: Query, @Res() response: Response): Promise<void> {
    const request = reportRequestOf(query, this.reports.today());
    const report = await this.reports.of(request);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader(
      'Content-Disposition',
      `attachment; filename="report-by-${request.by}-${report.period.from}-${report.period.to}.csv"`,
    );
    response.send(reportAsCsv(report, request.by));
  }

  @ApiParam({ name: 'month', schema: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])$' }, example: '2026-06' })
  @ReturnsNothing(
    'The target is set.',
    'Set the target of a month',
    'It counts for later months too, until one has its own. Without numbers there is no target.',
  )
  @RequiresRole('manager')
  @AllowsEarlierSignIn('Changes a line of a chart only.')
  @Put('report/targets/:month')
  setTarget(@Param('month') month: string, @Body() target: NewTargetDto): Promise<void> {
    if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) throw new BadRequestException('The month must be one like 2026-06.');
    return this.reports.setTarget(month, target);
  }
}
