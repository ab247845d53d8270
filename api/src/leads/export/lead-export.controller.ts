import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { Body, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Temporal } from 'temporal-polyfill';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import {
  AllowsToken,
  DeskController,
  RequiresPermission,
  RequiresRecentSignIn,
} from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadFilterDto } from '../list/lead-filter.dto.ts';
import { leadsAsCsv } from './lead-csv.ts';
import { type ExportedLead, LeadExportService } from './lead-export.service.ts';

@RequiresPermission('export')
@RequiresRecentSignIn()
@DeskController('admin/leads/export.csv', 'Leads', 'viewer')
export class LeadExportController {
  constructor(
    private readonly exports: LeadExportService,
    private readonly hours: BusinessHours,
  ) {}

  @ReturnsFile(
    'text/csv',
    '"Lead","Received","Name"\r\n',
    'Export leads',
    'All leads of the filter as CSV (UTF-8 with byte order mark), newest first, with times in the time zone of the business.',
  )
  @AllowsToken('read')
  @Post()
  async export(
    @Body() filter: LeadFilterDto,
    @CurrentStaff() staff: StaffMember,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.exports.leads(filter, staff);
    // Read the first batch before sending headers, so that an error still becomes an error response.
    const first = await batches.next();
    const day = Temporal.Now.plainDateISO(this.hours.timeZone);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="leads-${day}.csv"`);
    try {
      // Backpressure: batches are read as the client receives them.
      await pipeline(Readable.from(rows(first, batches), { highWaterMark: 1 }), leadsAsCsv(), response);
    } catch (error) {
      if (!isClientAbort(error)) throw error;
    }
  }
}

async function* rows(first: IteratorResult<ExportedLead[]>, rest: AsyncGenerator<ExportedLead[]>) {
  for (const lead of first.value ?? []) yield lead;
  for await (const batch of rest) for (const lead of batch) yield lead;
}

const isClientAbort = (error: unknown) =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
