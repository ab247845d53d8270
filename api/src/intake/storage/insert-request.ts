import type { LeadStatus } from '@portal/contracts/lead';
import { projectLeads } from '../../platform/database/project-leads.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { NewRequest } from '../submission/new-request.ts';

/** An event of a request, without its time. */
interface RequestEvent {
  leadId: number;
  kind: string;
  batchId: string;
  data: object;
}

/** A request that is not stored yet, with what was decided about it. */
export interface PlacedRequest extends Omit<NewRequest, 'responseDueAt'> {
  /** Null: nobody waits for an answer. */
  responseDueAt: string | null;
  isHeld: boolean;
  /** The lead that it is added to, whose root is locked. Null: it starts a lead. */
  leadId: number | null;
  /** Its id, if an event needs it. */
  requestId?: number;
  /** Events besides `submitted`. */
  events?: RequestEvent[];
  /** The staff member who has entered it. */
  actorId?: number;
  /** Of a new lead. */
  status?: LeadStatus;
  ownerId?: number | null;
  /** The import that it is a row of. */
  importId?: number;
  /** It was answered at once, by `actorId`. */
  isAnswered?: boolean;
}

export interface InsertedRequest {
  requestId: number;
  leadId: number;
  /** Id of the row of the form. */
  formId: number | null;
}

/**
 * Stores a request with its form, new lead and events, and projects the lead. The trigger on `lead_events`
 * (sql/staff_notifications.sql) notifies staff; it reads the projection of before.
 */
export async function insertRequest(transaction: Transaction, request: PlacedRequest): Promise<InsertedRequest> {
  const [inserted] = await transaction.query<[InsertedRequest]>(statement, [JSON.stringify(request)]);
  await projectLeads(transaction, [inserted.leadId]);
  return inserted;
}

const statement = `
  with sent as materialized (
    select sent.*,
      coalesce("leadId", nextval('leads_id_seq')::integer) as lead,
      coalesce("requestId", nextval('requests_id_seq')::integer) as request,
      case kind when 'contact' then nextval('contact_submissions_id_seq')::integer end as contact,
      case kind when 'case-study' then nextval('case_study_requests_id_seq')::integer end as case_study
    from jsonb_to_record($1) as sent (
      kind text, language text, name text, "firstName" text, "lastName" text, company text, email text, phone text,
      service text, message text, page text, landing text, city text, "pageService" text, "referrerHost" text, utm jsonb,
      release text, "spamScore" integer, "spamReasons" jsonb, key uuid, digest text, reference text,
      "receivedAt" timestamptz, "responseDueAt" timestamptz, "storedInJournalFirst" boolean, wording jsonb,
      "emailIdentity" text, "phoneIdentity" text, "isHeld" boolean, "leadId" integer, "requestId" integer, events jsonb,
      "actorId" integer, status text, "ownerId" integer, "importId" integer, "isAnswered" boolean)
  ), leads as (
    insert into leads (id, root_id, status, owner_id)
    select lead, lead, coalesce(status, 'new'), "ownerId" from sent where "leadId" is null
  ), contact_submissions as (
    insert into contact_submissions (id, name, company, email, phone, service, message, created_at)
    select contact, name, company, email, phone, service, message, "receivedAt" from sent where contact is not null
  ), case_study_requests as (
    insert into case_study_requests (id, first_name, last_name, company, email, phone, created_at)
    select case_study, "firstName", "lastName", company, email, phone, "receivedAt" from sent where case_study is not null
  ), requests as (
    insert into requests (
      id, kind, key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference, state, name, company, email,
      phone, email_identity, phone_identity, message, service, page_service, city, page, landing, language, received_at,
      response_due_at, answered_at, answered_by, response_seconds, stored_in_journal_first, referrer_host, utm, release, spam_score,
      spam_reasons, wording_version, wording, import_id)
    select request, kind, key, decode(digest, 'hex'), lead, contact, case_study, reference,
      case when "isHeld" then 'held' else 'inbox' end, name, company, email, phone, "emailIdentity", "phoneIdentity", message,
      service, "pageService", city, page, landing, coalesce(language, 'en'), "receivedAt",
      case when not "isHeld" then "responseDueAt" end, case when "isAnswered" then "receivedAt" end,
      case when "isAnswered" then "actorId" end, case when "isAnswered" then 0 end, "storedInJournalFirst", "referrerHost", utm,
      release, "spamScore", "spamReasons", wording ->> 'version', wording ->> 'text', "importId"
    from sent
  ), events as (
    insert into lead_events (lead_id, request_id, kind, at, actor_id, batch_id, data)
    select lead, request, 'submitted', "receivedAt", "actorId", null, '{}' from sent
    union all
    -- What staff do is done now: the undo of the last action looks back one hour.
    select event."leadId", request, event.kind, case when "actorId" is null then "receivedAt" else now() end, "actorId",
      event."batchId", event.data
    from sent cross join lateral jsonb_to_recordset(events) as event ("leadId" integer, kind text, "batchId" uuid, data jsonb)
  )
  select request as "requestId", lead as "leadId", coalesce(contact, case_study) as "formId" from sent`;
