import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { insertRow } from '../../platform/database/insert-row.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { addSameText } from '../spam/spam-score.ts';
import type { Submission } from '../submission/submission.ts';
import { recordLeadWords } from './lead-words.ts';
import { type LeadIds, lockLead, storeLead } from './store-lead.ts';

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
      () => this.database.transaction((transaction) => this.storeIn(transaction, submission)),
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
    const [ids, formId] = await Promise.all([
      storeLead(transaction, submission, { lead, isHeld }),
      storeForm(transaction, submission),
    ]);
    await Promise.all([
      storeRequest(transaction, { ...submission, spamScore, spamReasons }, { ...ids, formId, isHeld }),
      insertRow(transaction, 'lead_events', {
        lead_id: ids.leadId,
        submission_id: ids.submissionId,
        kind: 'submitted',
        at: receivedAt,
      }),
      ...ids.events.map((event) => insertRow(transaction, 'lead_events', event)),
      ...(isHeld ? [] : [recordLeadWords(transaction, [ids.leadId])]),
    ]);
    if (!isHeld) await this.planner.plan(transaction, [ids.submissionId]);
    return { formId, submissionId: ids.submissionId, reference, receivedAt, isHeld };
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
}

/** Excludes an erasure of the person until the transaction ends, and finds what is stored. */
async function find(transaction: Transaction, submission: Submission): Promise<Found> {
  const { key, earlierKey, digest, emailIdentity, receivedAt, sameText, message } = submission;
  const [, [found]] = await Promise.all([
    transaction.query('select pg_advisory_xact_lock_shared($1, hashtext($2))', [personLocks, emailIdentity]),
    // The next statement sees what an erasure that was waited for has committed.
    transaction.query<Found[]>(
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
               where value = $4 and not root.is_spam) as "leadId"
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
    ),
  ]);
  if (!found) throw new Error('The statement has returned no row.');
  return found;
}

/** Stores the form as the website specification says, and returns its id. */
async function storeForm(transaction: Transaction, form: Submission): Promise<number> {
  const { name, firstName, lastName, company, email, phone, service, message, receivedAt } = form;
  const [row] =
    form.kind === 'contact'
      ? await transaction.query<{ id: number }[]>(
          `insert into contact_submissions (name, company, email, phone, service, message, created_at)
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
          [name, company, email, phone, service, message, receivedAt],
        )
      : await transaction.query<{ id: number }[]>(
          `insert into case_study_requests (first_name, last_name, email, company, phone, created_at)
           values ($1, $2, $3, $4, $5, $6) returning id`,
          [firstName, lastName, email, company, phone, receivedAt],
        );
  if (!row) throw new Error('The form was not stored.');
  return row.id;
}

function storeRequest(
  transaction: Transaction,
  submission: Submission,
  { leadId, submissionId, formId, isHeld }: LeadIds & { formId: number; isHeld: boolean },
): Promise<void> {
  return insertRow(transaction, 'submissions', {
    id: submissionId,
    key: submission.key,
    content_digest: Buffer.from(submission.digest, 'hex'),
    lead_id: leadId,
    contact_submission_id: submission.kind === 'contact' ? formId : null,
    case_study_request_id: submission.kind === 'case-study' ? formId : null,
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
}
