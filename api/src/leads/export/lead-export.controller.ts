import { Body, Post, Res } from '@nestjs/common';
import { type RequestKind, requestKindNames } from '@portal/contracts/lead';
import { practiceName } from '@portal/contracts/practices';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { maxId } from '../../platform/http/field.decorators.ts';
import { ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import {
  AllowsToken,
  DeskController,
  RequiresPermission,
  RequiresRecentSignIn,
} from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadFilterDto } from '../list/lead-filter.dto.ts';
import { LeadListService } from '../list/lead-list.service.ts';
import { practiceOf } from '../practice-of-service.ts';
import { csvColumns, csvOptions } from './lead-csv.ts';

const batchSize = 500;

/** A row of the export, see lead-csv.ts. */
export interface ExportedLead extends Record<string, unknown> {
  id: number;
  service: string | null;
  kind: RequestKind;
  /** The list that it was imported with. */
  list: string | null;
}

/** Reads all leads of a filter in batches, between which other requests are served. */
@RequiresPermission('export')
@RequiresRecentSignIn()
@DeskController('admin/leads/export.csv', 'Leads', 'viewer')
export class LeadExportController {
  constructor(
    private readonly database: DataSource,
    private readonly lists: LeadListService,
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
    const { statement, values } = await this.begin(filter, staff);
    let csv = '';
    for (let before: number | undefined = maxId; before !== undefined; ) {
      const leads: ExportedLead[] = await this.database.query(statement, [...values, before]);
      for (const lead of leads) {
        const practice = practiceOf(lead.service);
        lead.practice = practice ? practiceName(practice) : null;
        lead.source = lead.list ?? requestKindNames[lead.kind];
      }
      const isFirst = csv === '';
      csv += stringify(leads, { ...csvOptions, columns: csvColumns, bom: isFirst, header: isFirst });
      before = leads.length < batchSize ? undefined : leads.at(-1)?.id;
    }
    const day = Temporal.Now.plainDateISO(this.hours.timeZone);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="leads-${day}.csv"`);
    response.send(csv);
  }

  /**
   * Records the export, and returns what reads a batch of its leads: in descending order of their ids, which never change, so that no
   * lead is skipped or repeated. The text of a search, a company and a domain are not recorded: they can name a person, and the log
   * keeps everything.
   */
  private begin(filter: LeadFilterDto, actor: StaffMember): Promise<{ statement: string; values: unknown[] }> {
    return this.database.transaction(async (manager) => {
      const conditions = await this.lists.resolveConditions(manager, filter, actor.userId);
      const [{ count }]: [{ count: number }] = await manager.query(
        `select count(*)::integer as count from leads where ${conditions.where}`,
        conditions.values,
      );
      const { q, company, domain, ...rest } = filter;
      const recorded = Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
      const isSearch = [q, company, domain].some(Boolean);
      const data = { count, filter: { ...recorded, ...(isSearch && { isSearch }) } };
      await recordAudit(manager, { kind: 'leads-exported', actor, data });
      const timeZone = conditions.value(this.hours.timeZone);
      const statement = batch(conditions.where, `$${conditions.values.length + 1}`, timeZone);
      return { statement, values: conditions.values };
    });
  }
}

const batch = (where: string, before: string, timeZone: string) => `
  select lead.id, ${localTime('lead.created_at', timeZone)} as created, lead.name, lead.company, lead.email, lead.phone,
         lead.service, lead.city, lead.page, lead.source as kind, list.name as list, lead.language, lead.status, lead.value_usd as value,
         lead.expected_month, lead.lost_reason,
         lead.closed_on::text, owner.name as owner,
         ${localTime('lead.last_activity_at', timeZone)} as last_activity,
         requests.count as requests, ${localTime("nullif(lead.due_at, 'infinity')", timeZone)} as response_due,
         ${localTime('requests.last_answer', timeZone)} as last_answer,
         round(requests.response_seconds / 60.0)::integer as response_minutes, latest.message
  from (select * from leads where ${where} and id < ${before} order by id desc limit ${batchSize}) as lead
  left join users owner on owner.id = lead.owner_id
  left join lateral (
    select imports.name from leads member join requests on lead_id = member.id left join imports on imports.id = import_id
    where member.root_id = lead.id order by received_at, requests.id limit 1
  ) as list on true
  left join lateral (
    select requests.message
    from leads member
    join requests on requests.lead_id = member.id
    where member.root_id = lead.id and requests.message is not null and not exists (
      -- Words of other people in the conversation.
      select from messages where request_id = requests.id
        and is_of_others(messages, array(select addresses_of(array(select id from leads own where own.root_id = lead.id)))))
    order by state = 'inbox' desc, requests.received_at desc, requests.id desc limit 1
  ) as latest on true
  left join lateral (
    select count(*)::integer, max(answered_at) as last_answer,
           (array_agg(response_seconds order by answered_at desc nulls last, requests.id desc))[1] as response_seconds
    from leads member join requests on requests.lead_id = member.id
    where member.root_id = lead.id
  ) as requests on true
  order by lead.id desc`;

const localTime = (moment: string, timeZone: string) =>
  `to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`;
