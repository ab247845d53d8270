import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { Controller, Get, Query as QueryString, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Temporal } from 'temporal-polyfill';
import { BusinessHours } from '../business-hours/business-hours.ts';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../session/current-staff.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { leadsAsCsv } from './lead-csv.ts';
import { type ExportedLead, LeadExportService } from './lead-export.service.ts';
import { type Query, readLeadFilter } from './lead-filter.ts';
import { DescribesLeadFilter } from './lead-queries.decorator.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads/export.csv')
export class LeadExportController {
  constructor(
    private readonly exporting: LeadExportService,
    private readonly hours: BusinessHours,
  ) {}

  @ApiOperation({
    summary: 'Export leads',
    description:
      'All leads of the filter as CSV (UTF-8 with byte order mark), newest first, times on the clock of the business.',
  })
  @DescribesLeadFilter()
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' }, example: '"Lead","Received","Name"\r\n' } } })
  @DescribesErrors({ 400: 'status must be one of new, contacted, qualified, won, lost.', 401: 'Please sign in.' })
  @Get()
  async export(
    @QueryString() query: Query,
    @CurrentStaff() { userId }: StaffMember,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.exporting.leads(readLeadFilter(query, userId));
    // What fails now can still be said in words.
    const first = await batches.next();
    const day = Temporal.Now.plainDateISO(this.hours.timeZone);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="leads-${day}.csv"`);
    try {
      // Goes no further than the client reads, and ends with it.
      await pipeline(Readable.from(rows(first, batches), { highWaterMark: 1 }), leadsAsCsv(), response);
    } catch (error) {
      if (!isGoodbye(error)) throw error;
    }
  }
}

async function* rows(first: IteratorResult<ExportedLead[]>, rest: AsyncGenerator<ExportedLead[]>) {
  for (const lead of first.value ?? []) yield lead;
  for await (const batch of rest) for (const lead of batch) yield lead;
}

/** The client has left before the end. */
const isGoodbye = (error: unknown) =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
