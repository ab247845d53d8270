import { Injectable } from '@nestjs/common';
import { practiceOf, practices } from '@portal/contracts/practices';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../business-hours/business-hours.ts';
import type { LeadFilter } from './lead-filter.ts';
import { LeadListService } from './lead-list.service.ts';

const leadsAtOnce = 500;

export interface ExportedLead {
  id: number;
  created: string;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  practice: string | null;
  city: string | null;
  page: string | null;
  source: string;
  status: string;
  owner: string | null;
  last_activity: string;
  first_response_minutes: number | null;
  message: string | null;
}

/** Reads all leads of a filter, however many, a few hundred at a time: no transaction stays open while a client is slow. */
@Injectable()
export class LeadExportService {
  constructor(
    private readonly database: DataSource,
    private readonly lists: LeadListService,
    private readonly hours: BusinessHours,
  ) {}

  /** Newest first by number, which never changes: nothing that happens meanwhile moves a lead out of or into sight twice. */
  async *leads(filter: LeadFilter): AsyncGenerator<ExportedLead[]> {
    const conditions = await this.lists.conditionsOf(filter);
    const before = conditions.value(2_147_483_647);
    const timeZone = conditions.value(this.hours.timeZone);
    const statement = batch(conditions.where, before, timeZone);

    for (;;) {
      const leads: ExportedLead[] = await this.database.query(statement, conditions.values);
      for (const lead of leads) lead.practice = nameOfPractice(lead.service);
      if (leads.length > 0) yield leads;
      const last = leads.at(-1);
      if (!last || leads.length < leadsAtOnce) return;
      conditions.values[conditions.values.length - 2] = last.id;
    }
  }
}

const nameOfPractice = (service: string | null) => practices.find(({ id }) => id === practiceOf(service))?.name ?? null;

const batch = (where: string, before: string, timeZone: string) => `
  select lead.id, ${onClock('lead.created_at', timeZone)} as created, lead.name, lead.company, lead.email, lead.phone,
         lead.service, lead.city, lead.page, lead.source, lead.status, owner.name as owner,
         ${onClock('lead.last_activity_at', timeZone)} as last_activity,
         round(lead.first_response_seconds / 60.0)::integer as first_response_minutes, latest.message
  from (select * from leads where ${where} and id < ${before} order by id desc limit ${leadsAtOnce}) as lead
  left join users owner on owner.id = lead.owner_id
  left join lateral (
    select form.message
    from leads member
    join submissions on submissions.lead_id = member.id
    join contact_submissions form on form.id = submissions.contact_submission_id
    where member.root_id = lead.id
    order by submissions.received_at desc, submissions.id desc limit 1
  ) as latest on true
  order by lead.id desc`;

const onClock = (moment: string, timeZone: string) =>
  `to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`;
