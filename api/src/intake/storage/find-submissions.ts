import type { Transaction } from '../../platform/database/transaction.ts';
import type { Submission } from '../submission/submission.ts';
import type { StoredSubmission } from './write-submissions.ts';

/** The stored submission with the same key and content, if any, and what decides how a new one is stored. */
export interface FoundSubmission extends StoredSubmission {
  storedInJournalFirst: boolean;
  /** The form was received before its person was erased: it comes from an older journal, or has waited for the erasure. */
  isErased: boolean;
  /** Number of other addresses that have sent the same message within a day. */
  senders: number;
  /** The root of the person's lead. */
  leadId: number | null;
}

/** Finds what is stored of submissions, in their order. It sees what an erasure that was waited for has committed. */
export function findSubmissions(transaction: Transaction, submissions: Submission[]): Promise<FoundSubmission[]> {
  const sent = submissions.map(
    ({ key, earlierKey, digest, emailIdentity, receivedAt, sameText, message }, position) => ({
      ...{ position, key, earlierKey, digest, emailIdentity, receivedAt, message: sameText && message },
      secondsAgo: (Date.now() - Date.parse(receivedAt)) / 1000,
    }),
  );
  return transaction.query<FoundSubmission[]>(statement, [JSON.stringify(sent)]);
}

const statement = `
  select stored.id as "submissionId", coalesce(contact_submission_id, case_study_request_id) as "formId", reference,
    received_at as "receivedAt", is_held as "isHeld", stored_in_journal_first as "storedInJournalFirst",
    exists (
      select from erased_addresses
      -- How long before this transaction it was received, because the clocks of API and PostgreSQL can differ.
      where digest = address_digest("emailIdentity") and erased_at >= now() - make_interval(secs => "secondsAgo")
    ) as "isErased",
    (select count(distinct lower(email))::integer from (
       select email from contact_submissions form
       where hashtextextended(form.message, 0) = hashtextextended(sent.message, 0) and form.message = sent.message
         and created_at > sent."receivedAt" - interval '1 day' and lower(email) <> "emailIdentity"
       order by created_at desc limit 20) as latest) as senders,
    (select root.id from lead_identities
     join leads named on named.id = lead_id join leads root on root.id = named.root_id
     where value = "emailIdentity" and not root.is_spam) as "leadId"
  from jsonb_to_recordset($1) as sent (
    position integer, key uuid, "earlierKey" uuid, digest text, "emailIdentity" text, "receivedAt" timestamptz,
    message text, "secondsAgo" double precision)
  left join lateral (
    select * from submissions
    where submissions.key in (sent.key, sent."earlierKey") and content_digest = decode(sent.digest, 'hex')
    order by id limit 1) as stored on true
  order by position`;
