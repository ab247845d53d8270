import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { addSameText } from '../spam/spam-score.ts';
import type { Submission } from '../submission/submission.ts';
import { insertWords } from './lead-words.ts';
import {
  type AddParameter,
  changedBy,
  eventsOf,
  insertLead,
  lockLead,
  type StoredLead,
  updateLead,
} from './store-lead.ts';

interface StoredSubmission {
  /** Null, like `submissionId`: the form was received before its person was erased, and is not stored. */
  formId: number | null;
  submissionId: number | null;
  reference: string;
  receivedAt: Date;
  /** Held as likely spam: no notifications are sent. */
  isHeld: boolean;
}

/** Another submission was stored first; a retry finds it. */
const uniqueViolation = '23505';

/** Whether PostgreSQL rejects the data itself (class 22 or 23), which a retry would not change. */
export const isInvalidData = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && /^2[23]/.test(String(error.code)) && error.code !== uniqueViolation;

/**
 * Stores submissions in PostgreSQL. Only an email address identifies a person. Likely spam is held: it gets a lead of its own,
 * without an identity, and changes nothing else, whatever address it gives (docs/decisions/0025-email-identifies-a-person.md).
 */
@Injectable()
export class SubmissionStore {
  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly planner: NotificationPlanner,
    private readonly commits: CommitNotifier,
  ) {}

  /**
   * Stores the form, its lead, the events and the deliveries of its notifications in one transaction. Returns the first copy of a
   * repeated form. Two forms of a new person at the same time conflict: one is tried again, and then finds the lead of the other.
   */
  async store(submission: Submission): Promise<StoredSubmission> {
    const stored = await retryConflicts(
      () =>
        this.database.transaction(
          (transaction) => this.storeIn(transaction, submission),
          lockOf(submission.emailIdentity),
        ),
      uniqueViolation,
    );
    this.commits.notify('leads', 'deliver');
    return stored;
  }

  private async storeIn(transaction: Transaction, submission: Submission): Promise<StoredSubmission> {
    const found = await find(transaction, submission);
    if (found.submissionId !== null) {
      // PostgreSQL committed this submission although the API saw a timeout and wrote it to the journal.
      if (submission.storedInJournalFirst && !found.storedInJournalFirst)
        await transaction.query('update submissions set stored_in_journal_first = true where id = $1', [
          found.submissionId,
        ]);
      return found;
    }
    const { reference } = submission;
    const receivedAt = new Date(submission.receivedAt);
    if (found.isErased) return { formId: null, submissionId: null, reference, receivedAt, isHeld: false };

    const { spamScore, spamReasons } = addSameText(submission, found.senders);
    const isHeld = spamScore >= submission.holdFrom;
    const lead = isHeld || found.leadId === null ? undefined : await lockLead(transaction, found.leadId);
    // Taken while the lead is locked, so that the ids of its submissions have the order in which they were stored.
    const submissionId = lead ? await nextSubmissionId(transaction) : found.nextId;
    const formId = await write(transaction, { ...submission, spamScore, spamReasons }, { lead, isHeld, submissionId });
    if (!isHeld) await this.planner.plan(transaction, [submissionId]);
    return { formId, submissionId, reference, receivedAt, isHeld };
  }
}

/** The stored submission with the same key and content, if any, and what decides how a new one is stored. */
interface Found extends StoredSubmission {
  storedInJournalFirst: boolean;
  /** The form was received before its person was erased: it comes from an older journal, or has waited for the erasure. */
  isErased: boolean;
  /** Number of other addresses that have sent the same message within a day. */
  senders: number;
  /** The root of the person's lead. */
  leadId: number | null;
  /** Id of the submission if it gets a new lead. */
  nextId: number;
}

/** Returns the statement that excludes an erasure of the person until the transaction ends. */
const lockOf = (emailIdentity: string) =>
  `select pg_advisory_xact_lock_shared(${personLocks}, hashtext(${pg.escapeLiteral(emailIdentity)}))`;

/** Finds what is stored. It sees what an erasure that was waited for has committed. */
async function find(transaction: Transaction, submission: Submission): Promise<Found> {
  const { key, earlierKey, digest, emailIdentity, receivedAt, sameText, message } = submission;
  const [found] = await transaction.query<Found[]>(
    `select stored.id as "submissionId", coalesce(contact_submission_id, case_study_request_id) as "formId", reference,
              received_at as "receivedAt", stored_in_journal_first as "storedInJournalFirst", is_held as "isHeld",
              exists (
                select from erased_addresses
                -- How long before this transaction it was received, because the clocks of API and PostgreSQL can differ.
                where digest = address_digest($4) and erased_at >= now() - make_interval(secs => $5)
              ) as "isErased",
              (select count(distinct lower(email))::integer from (
                 select email from contact_submissions
                 where hashtextextended(message, 0) = hashtextextended($6, 0) and message = $6
                   and created_at > $7::timestamptz - interval '1 day' and lower(email) <> $4
                 order by created_at desc limit 20) as latest) as senders,
              (select root.id from lead_identities
               join leads named on named.id = lead_id join leads root on root.id = named.root_id
               where value = $4 and not root.is_spam) as "leadId",
              nextval('submissions_id_seq')::integer as "nextId"
       from (select) as one left join lateral (
         select * from submissions where key in ($1, $2) and content_digest = $3 order by id limit 1) as stored on true`,
    [
      key,
      earlierKey,
      Buffer.from(digest, 'hex'),
      emailIdentity,
      (Date.now() - Date.parse(receivedAt)) / 1000,
      sameText && message,
      receivedAt,
    ],
  );
  if (!found) throw new Error('The statement has returned no row.');
  return found;
}

async function nextSubmissionId(transaction: Transaction): Promise<number> {
  const [next] = await transaction.query<{ id: number }[]>(`select nextval('submissions_id_seq')::integer as id`);
  if (!next) throw new Error('The sequence has returned no value.');
  return next.id;
}

interface Place {
  lead: StoredLead | undefined;
  isHeld: boolean;
  submissionId: number;
}

/** Writes everything in one statement, because each costs as much as two inserts. Returns the id of the form. */
async function write(transaction: Transaction, submission: Submission, place: Place): Promise<number> {
  const { lead, isHeld, submissionId } = place;
  const form = formOf(submission);
  const values: unknown[] = [];
  const add: AddParameter = (value) => `$${values.push(value)}`;
  const insert = (table: string, rows: Record<string, unknown>[], references: Record<string, string> = {}) => {
    const tuples = rows.map((row) => `(${[...Object.values(row).map(add), ...Object.values(references)].join(', ')})`);
    const columns = [...Object.keys(rows[0] ?? {}), ...Object.keys(references)];
    return `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`;
  };
  const leadId = '(select id from lead)';
  const parts = [
    lead ? updateLead(submission, changedBy(submission, lead), submissionId, add) : insertLead(submission, place, add),
    ...(lead || isHeld
      ? []
      : [`identity as (${insert('lead_identities', [{ value: submission.emailIdentity }], { lead_id: leadId })})`]),
    `form as (${insert(form.table, [form.row])} returning id)`,
    `request as (${insert('submissions', [requestOf(submission, place)], { lead_id: leadId, [form.reference]: '(select id from form)' })})`,
    `events as (${insert('lead_events', eventsOf(submission, lead, submissionId), { lead_id: leadId })})`,
    ...(isHeld ? [] : [`words as (${insertWords('lead')})`]),
  ];
  const [stored] = await transaction.query<{ id: number }[]>(`with ${parts.join(', ')} select id from form`, values);
  if (!stored) throw new Error('The form was not stored.');
  return stored.id;
}

/** Returns the form as the website specification names its columns, and the column of `submissions` that refers to it. */
function formOf({ kind, name, firstName, lastName, company, email, phone, service, message, receivedAt }: Submission) {
  const shared = { company, email, phone, created_at: receivedAt };
  return kind === 'contact'
    ? { table: 'contact_submissions', reference: 'contact_submission_id', row: { name, service, message, ...shared } }
    : {
        table: 'case_study_requests',
        reference: 'case_study_request_id',
        row: { first_name: firstName, last_name: lastName, ...shared },
      };
}

const requestOf = (submission: Submission, { isHeld, submissionId }: Place) => ({
  id: submissionId,
  key: submission.key,
  content_digest: Buffer.from(submission.digest, 'hex'),
  reference: submission.reference,
  email_identity: submission.emailIdentity,
  phone_identity: submission.phoneIdentity,
  is_held: isHeld,
  received_at: submission.receivedAt,
  response_due_at: isHeld ? null : submission.responseDueAt,
  stored_in_journal_first: submission.storedInJournalFirst,
  page: submission.page,
  landing: submission.landing,
  city: submission.city,
  service: submission.service ?? submission.pageService,
  referrer_host: submission.referrerHost,
  utm: submission.utm,
  release: submission.release,
  spam_score: submission.spamScore,
  spam_reasons: JSON.stringify(submission.spamReasons),
  wording_version: submission.wording?.version ?? null,
  wording: submission.wording?.text ?? null,
});
