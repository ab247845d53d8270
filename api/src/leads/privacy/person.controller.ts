import { Body, Get, Header, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Journal } from '../../intake/journal/journal.service.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { formDraftsOf } from '../drafts/drafts.service.ts';
import { importRowsOf } from '../imports/import-rows.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { outcomeAsJson, type PersonDto } from '../list/lead-summary.dto.ts';
import { requestAsJson } from '../request.dto.ts';
import { EraseDto, ErasureDto, type RemovedDto } from './erasure.dto.ts';
import { ErasureService } from './erasure.service.ts';
import { findPerson, matcherOf } from './person.ts';
import { PersonExportDto } from './person-export.dto.ts';
import { StoredPersonDto } from './stored-person.dto.ts';

type StoredParts = Omit<
  PersonExportDto,
  'exportedAt' | 'addresses' | 'importRows' | 'newLeadDrafts' | 'waitingRequests'
>;

interface StoredRow {
  counts: RemovedDto;
  leads: PersonDto[];
  others: number;
  elsewhere: number;
}

/** Shows and exports everything stored about a person. */
@DeskController('admin/leads/:id/person', 'Privacy', 'manager')
export class PersonController {
  constructor(
    private readonly erasures: ErasureService,
    private readonly database: DataSource,
    private readonly journal: Journal,
  ) {}

  @Returns(StoredPersonDto, 'Show what is stored about the person of a lead')
  @Get()
  async show(@LeadId leadId: number): Promise<StoredPersonDto> {
    const { manager } = this.database;
    const { leadIds, addresses } = await findPerson(manager, leadId);
    const [{ counts, leads, others, elsewhere }]: [StoredRow] = await manager.query(
      `select count_stored($1::integer[]) as counts,
           (select count(*)::integer from messages where lead_id = any($1::integer[]) and is_of_others(messages, $2)) as others,
           (select count(*)::integer from messages
            where lower(from_address) = any($2::text[]) and lead_id <> all($1::integer[])) as elsewhere, (
           select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id) from leads where id = any($1::integer[])) as leads`,
      [leadIds, addresses],
    );
    return { ...counts, addresses, leads, messagesOfOthers: others, messagesElsewhere: elsewhere };
  }

  @Returns(
    PersonExportDto,
    'Export everything stored about the person of a lead',
    'A JSON file over all leads of the person. Requires a recent sign-in and is recorded in the audit log.',
  )
  @RequiresRecentSignIn()
  @Header('Content-Disposition', 'attachment; filename="person.json"')
  @Get('export')
  export(@LeadId leadId: number, @CurrentStaff() staff: StaffMember): Promise<PersonExportDto> {
    return this.database.transaction(async (manager) => {
      const { leadIds, addresses } = await findPerson(manager, leadId);
      const [rows]: [StoredParts] = await manager.query(statement, [leadIds, addresses]);
      const matches = await matcherOf(manager, { leadIds, addresses });
      await recordAudit(manager, { kind: 'person-exported', actor: staff, data: { leadIds } });
      return {
        exportedAt: new Date().toISOString(),
        addresses,
        ...rows,
        importRows: await importRowsOf(manager, matches),
        newLeadDrafts: (await formDraftsOf(manager, matches)).map(({ text }) => text),
        waitingRequests: addresses.flatMap((address) => this.journal.submissionsOf(address)),
      };
    });
  }

  @Returns(
    ErasureDto,
    'Erase the person of a lead',
    'Removes everything stored about the person, which cannot be undone. Reports say how many leads were removed. Requires a recent sign-in. Returns the receipt.',
  )
  @RequiresRecentSignIn()
  @Post('erase')
  erase(@LeadId id: number, @Body() { addresses }: EraseDto, @CurrentStaff() staff: StaffMember): Promise<ErasureDto> {
    return this.erasures.erase(staff, id, addresses);
  }
}

const all = (columns: string, rows: string) => `(
  select coalesce(jsonb_agg(one order by number), '[]')
  from (select ${columns} as one, row_number() over () as number from ${rows}) as numbered)`;

const statement = `select
  ${all(
    `jsonb_build_object(
      'id', id, 'mergedIntoId', merged_into_id, 'name', name, 'company', company, 'email', email, 'phone', phone,
      'service', service, 'city', city, 'page', page, 'language', language, 'status', status, 'isSpam', is_spam,
      'value', value_usd, 'expectedMonth', expected_month, 'outcome', ${outcomeAsJson},
      'createdAt', ${isoTime('created_at')}, 'lastActivityAt', ${isoTime('last_activity_at')})`,
    '(select * from leads where id = any($1::integer[]) order by id) as lead',
  )} as leads,
  ${all(
    `jsonb_build_object(
      'leadId', request.lead_id, 'submissionId', request.key,
      'emailIdentity', request.email_identity, 'phoneIdentity', request.phone_identity) || ${requestAsJson}`,
    `(select * from requests where lead_id = any($1::integer[]) and not exists (
        select from messages where request_id = requests.id and is_of_others(messages, $2))
      order by received_at, id) as request`,
  )} as requests,
  ${all(
    `jsonb_build_object(
      'leadId', lead_id, 'field', field, 'value', value, 'isAdded', is_added, 'isHidden', is_hidden,
      'preferredAt', ${isoTime('preferred_at')})`,
    '(select * from lead_details where lead_id = any($1::integer[]) order by lead_id, field, identity) as detail',
  )} as details,
  ${all(
    `jsonb_build_object('leadId', lead_id, 'at', ${isoTime('at')}, 'kind', kind, 'isByStaff', actor_id is not null, 'data', data)`,
    '(select * from lead_events where lead_id = any($1::integer[]) order by id) as event',
  )} as events,
  ${all(
    `jsonb_build_object('leadId', lead_id, 'kind', kind, 'text', text, 'fields', fields, 'updatedAt', ${isoTime('updated_at')},
      'attachments', array(select name from draft_attachments file
        where file.user_id = draft.user_id and draft_id = draft.id order by file.id))`,
    '(select * from lead_drafts where lead_id = any($1::integer[]) order by updated_at, id) as draft',
  )} as drafts,
  ${all(
    `jsonb_build_object('leadId', lead_id, 'text', text, 'due', due)`,
    '(select * from next_steps where lead_id = any($1::integer[]) order by id) as step',
  )} as "nextSteps",
  ${all(
    `jsonb_build_object(
      'leadId', lead_id, 'channel', channel, 'event', topic, 'recipient', recipient, 'state', state, 'attempts', attempts,
      'lastError', last_error, 'createdAt', ${isoTime('created_at')}, 'settledAt', ${isoTime('settled_at')})`,
    '(select * from deliveries where lead_id = any($1::integer[]) order by id) as delivery',
  )} as deliveries,
  ${all(
    `jsonb_build_object(
      'leadId', lead_id, 'direction', direction, 'receivedAt', ${isoTime('received_at')}, 'from', from_address,
      'fromName', from_name,
      'recipients', jsonb_path_query_array(recipients || copies, '$[*].address'), 'subject', subject, 'text', text,
      'attachments', array(select name from message_attachments where message_id = message.id order by part))`,
    '(select * from messages where lead_id = any($1::integer[]) and not is_of_others(messages, $2) order by id) as message',
  )} as messages,
  (select count(*)::integer from messages where lead_id = any($1::integer[]) and is_of_others(messages, $2))
    as "messagesOfOthers",
  ${all(
    `jsonb_build_object(
      'leadId', lead_id, 'startsAt', ${isoTime('starts_at')}, 'minutes', minutes, 'address', address, 'note', note, 'attendee', attendee,
      'isCancelled', is_cancelled)`,
    '(select * from site_visits where lead_id = any($1::integer[]) order by id) as visit',
  )} as visits`;
