import type { Transaction } from '../../platform/database/transaction.ts';
import type { Submission } from '../submission/submission.ts';
import { insertWords } from './lead-words.ts';
import type { FormPlace } from './store-lead.ts';

/** A submission that is not stored yet, with what was decided about it. */
export interface NewSubmission extends Submission, FormPlace {
  /** Its place in the results. */
  position: number;
  isHeld: boolean;
}

export interface StoredSubmission {
  /** Null, like `formId`: the form was received before its person was erased, and is not stored. */
  submissionId: number | null;
  formId: number | null;
  reference: string;
  receivedAt: Date;
  /** Held as likely spam: no notifications are sent. */
  isHeld: boolean;
}

interface WrittenSubmission extends StoredSubmission {
  position: number;
  submissionId: number;
}

/** Writes forms, submissions, new leads, events and words in one statement, because each costs a round trip. */
export async function writeSubmissions(
  transaction: Transaction,
  submissions: NewSubmission[],
): Promise<WrittenSubmission[]> {
  return submissions.length === 0 ? [] : transaction.query(statement, [JSON.stringify(submissions)]);
}

const statement = `
  with sent as materialized (
    select sent.*,
      coalesce(service, "pageService") as topic,
      coalesce("leadId", nextval('leads_id_seq')::integer) as lead,
      coalesce("submissionId", nextval('submissions_id_seq')::integer) as submission,
      case kind when 'contact' then nextval('contact_submissions_id_seq')::integer end as contact,
      case kind when 'case-study' then nextval('case_study_requests_id_seq')::integer end as request
    from jsonb_to_recordset($1) as sent (
      position integer, kind text, language text, name text, "firstName" text, "lastName" text, company text, email text, phone text,
      service text, message text, page text, landing text, city text, "pageService" text, "referrerHost" text, utm jsonb,
      release text, "spamScore" integer, "spamReasons" jsonb, key uuid, digest text, reference text,
      "receivedAt" timestamptz, "responseDueAt" timestamptz, "storedInJournalFirst" boolean, wording jsonb,
      "emailIdentity" text, "phoneIdentity" text, "isHeld" boolean, "leadId" integer, "submissionId" integer, events jsonb)
  ), leads as (
    insert into leads (
      id, root_id, name, company, email, phone, service, city, page, language, source, is_spam,
      created_at, last_activity_at, due_at, last_submission_id, search_text, search_words)
    select lead, lead, name, company, email, phone, topic, city, page, coalesce(language, 'en'), kind, "isHeld",
      "receivedAt", "receivedAt", case when "isHeld" then 'infinity' else "responseDueAt" end, submission,
      search_text_of_form(name, company, email, phone, reference, topic, city, page), search_words_of(coalesce(message, ''))
    from sent where "leadId" is null
  ), identities as (
    insert into lead_identities (value, lead_id)
    select "emailIdentity", lead from sent where "leadId" is null and not "isHeld"
  ), contact_submissions as (
    insert into contact_submissions (id, name, company, email, phone, service, message, created_at)
    select contact, name, company, email, phone, service, message, "receivedAt" from sent where contact is not null
  ), case_study_requests as (
    insert into case_study_requests (id, first_name, last_name, company, email, phone, created_at)
    select request, "firstName", "lastName", company, email, phone, "receivedAt" from sent where request is not null
  ), submissions as (
    insert into submissions (
      id, key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference, email_identity, phone_identity,
      is_held, received_at, response_due_at, stored_in_journal_first, page, landing, city, service, referrer_host, utm, release,
      spam_score, spam_reasons, wording_version, wording, language)
    select submission, key, decode(digest, 'hex'), lead, contact, request, reference, "emailIdentity", "phoneIdentity",
      "isHeld", "receivedAt", case when not "isHeld" then "responseDueAt" end, "storedInJournalFirst", page, landing, city, topic,
      "referrerHost", utm, release, "spamScore", "spamReasons", wording ->> 'version', wording ->> 'text',
      coalesce(language, 'en')
    from sent
  ), events as (
    insert into lead_events (lead_id, submission_id, kind, at, batch_id, data)
    select lead, submission, event.kind, "receivedAt", event."batchId", event.data
    from sent cross join lateral jsonb_to_recordset(events) as event (kind text, "batchId" uuid, data jsonb)
  ), words as (${insertWords('(select name, company, "isHeld" as is_spam from sent)')})
  select position, submission as "submissionId", coalesce(contact, request) as "formId", reference, "receivedAt", "isHeld" from sent`;
