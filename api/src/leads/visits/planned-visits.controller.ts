import { Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { QueryId } from '../../platform/http/id.decorators.ts';
import { dayOf, type Query as QueryString } from '../../platform/http/query-parameters.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsToken, DeskController } from '../../staff/auth/access.decorators.ts';
import { plannedVisits } from './planned-visits.ts';
import { PlannedVisitDto } from './site-visit.dto.ts';

const listedDays = 28;

@DeskController('admin/visits', 'Leads', 'viewer')
export class PlannedVisitsController {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  @ApiQuery({
    name: 'from',
    required: false,
    schema: { type: 'string', format: 'date' },
    description: 'The first day, by default today in the time zone of the business.',
  })
  @Returns(
    [PlannedVisitDto],
    'List site visits',
    `Those of ${listedDays} days that are not cancelled, the earliest first, at most 500.`,
  )
  @AllowsToken('read')
  @Get()
  list(
    @Query() query: QueryString,
    @QueryId('person', 'Who goes. Without: all visits.', 'person must be the id of a staff member.') person?: number,
  ): Promise<PlannedVisitDto[]> {
    const { timeZone } = this.hours;
    return plannedVisits(this.database, {
      ...{ from: dayOf(query, 'from') ?? Temporal.Now.plainDateISO(timeZone), days: listedDays, timeZone },
      assigneeId: person ?? null,
    });
  }
}
