import type { Transaction } from '../../platform/database/transaction.ts';
import type { NewRequest } from '../submission/new-request.ts';

/** The stored request with the same key and content, if any, and what decides how a new one is stored. */
export interface FoundRequest {
  requestId: number | null;
  formId: number | null;
  reference: string;
  receivedAt: Date;
  isHeld: boolean;
  storedInJournalFirst: boolean;
  /** It was received before its person was erased: it comes from an older journal, or has waited for the erasure. */
  isErased: boolean;
  /** Number of other addresses that have sent the same message within a day: with forms and, for a mail, with mails. */
  senders: number;
  /** Of a mail: how many other addresses have written by mail within the hour before, and how many of its domain. */
  mailSenders: number;
  domainSenders: number;
  /** The lead of the stored request or, for a new one, of its address. */
  leadId: number | null;
}

/**
 * Finds what is stored of a request. It sees what an erasure that was waited for has committed.
 *
 * `begunAt` is the time by `Date.now()` just before the transaction began. A later time would make a request look older than it is, and one
 * that follows the erasure of its person would be taken for erased.
 */
export async function findRequest(
  transaction: Transaction,
  { key, digest, emailIdentity, receivedAt, sameText, message, kind }: NewRequest,
  begunAt: number,
): Promise<FoundRequest> {
  const sent = {
    ...{ key, digest, emailIdentity, receivedAt, message: sameText && message },
    isMail: kind === 'email',
    // Both times are cut to milliseconds.
    secondsAgo: (begunAt - Date.parse(receivedAt) - 1) / 1000,
  };
  const [found] = await transaction.query<[FoundRequest]>(statement, [JSON.stringify(sent)]);
  return found;
}

const statement = `
  select stored.id as "requestId", coalesce(contact_submission_id, case_study_request_id) as "formId", reference,
    received_at as "receivedAt", state = 'held' as "isHeld", stored_in_journal_first as "storedInJournalFirst",
    exists (
      select from erased_addresses
      -- How long before this transaction it was received, because the clocks of API and PostgreSQL can differ.
      where digest = address_digest("emailIdentity") and erased_at >= now() - make_interval(secs => "secondsAgo")
    ) as "isErased",
    (select count(distinct lower(email))::integer from (
       select email from contact_submissions form
       where hashtextextended(form.message, 0) = hashtextextended(sent.message, 0) and form.message = sent.message
         and created_at > sent."receivedAt" - interval '1 day' and lower(email) is distinct from "emailIdentity"
       order by created_at desc limit 20) as latest) + mails.same as senders,
    mails.hour as "mailSenders", mails.domain as "domainSenders",
    coalesce(stored.lead_id, lead_of_address("emailIdentity")) as "leadId"
  from jsonb_to_record($1) as sent (
    key uuid, digest text, "emailIdentity" text, "receivedAt" timestamptz,
    message text, "secondsAgo" double precision, "isMail" boolean)
  cross join lateral (
    select count(distinct address) filter (where latest.message = sent.message)::integer as same,
      count(distinct address) filter (where is_recent)::integer as hour,
      count(distinct address) filter (where is_recent and domain = split_part("emailIdentity", '@', 2))::integer as domain
    from (
      select message, lower(email) as address, split_part(lower(email), '@', 2) as domain,
        received_at > sent."receivedAt" - interval '1 hour' as is_recent
      from requests
      where "isMail" and kind = 'email' and received_at > sent."receivedAt" - interval '1 day' and received_at <= sent."receivedAt"
        and lower(email) is distinct from "emailIdentity"
      order by received_at desc limit 500) as latest
  ) as mails
  left join lateral (
    select * from requests
    where requests.key = sent.key and content_digest = decode(sent.digest, 'hex')
    order by id limit 1) as stored on true`;
