import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { CircuitBreakerPool, DatabaseUnavailableError } from '../../platform/database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { addSameText } from '../spam/spam-score.ts';
import type { Submission } from '../submission/submission.ts';
import { type FoundSubmission, findSubmissions } from './find-submissions.ts';
import { addToLead, newLead } from './store-lead.ts';
import { type NewSubmission, type StoredSubmission, writeSubmissions } from './write-submissions.ts';

interface WaitingSubmission {
  submission: Submission;
  resolve: (stored: StoredSubmission | Promise<StoredSubmission>) => void;
  reject: (error: unknown) => void;
}

const maxBatch = 16;

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
  private waiting: WaitingSubmission[] = [];
  private isStoring = false;

  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly planner: NotificationPlanner,
    private readonly commits: CommitNotifier,
  ) {}

  /**
   * Stores a submission together with others that have arrived while the ones before were stored, because a transaction costs more
   * than a form. Returns the first copy of a repeated form.
   */
  store(submission: Submission): Promise<StoredSubmission> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ submission, resolve, reject });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  /** Two forms of a new person at the same time conflict: one is tried again, and then finds the lead of the other. */
  async storeAlone(submission: Submission): Promise<StoredSubmission> {
    const [stored] = await retryConflicts(() => this.storeTogether([submission], { canWait: true }), uniqueViolation);
    if (!stored) throw new Error('The form was not stored.');
    return stored;
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    while (this.waiting.length > 0) await this.storeBatch(this.takeBatch());
    this.isStoring = false;
  }

  /** Takes the oldest submissions. Those of one person, or with one message, are stored one after the other: each finds the one before. */
  private takeBatch(): WaitingSubmission[] {
    const taken = new Set<string>();
    const batch = this.waiting
      .filter(({ submission: { emailIdentity, sameText, message } }) => {
        const values = sameText && message ? [emailIdentity, message] : [emailIdentity];
        const isFirst = values.every((value) => !taken.has(value));
        for (const value of values) taken.add(value);
        return isFirst;
      })
      .slice(0, maxBatch);
    this.waiting = this.waiting.filter((one) => !batch.includes(one));
    return batch;
  }

  /** A batch does not wait for locks of staff: forms of known people are stored alone, and so is each form of a batch that fails. */
  private async storeBatch(batch: WaitingSubmission[]): Promise<void> {
    try {
      const submissions = batch.map(({ submission }) => submission);
      const results = await this.storeTogether(submissions, { canWait: false });
      for (const [position, { submission, resolve }] of batch.entries())
        resolve(results[position] ?? this.storeAlone(submission));
    } catch (error) {
      if (!isDatabaseOutage(error)) for (const { submission, resolve } of batch) resolve(this.storeAlone(submission));
      else {
        // The journal stores them. Those that wait would fail too, later.
        const failed = error instanceof DatabaseUnavailableError ? [...batch, ...this.waiting.splice(0)] : batch;
        for (const { reject } of failed) reject(error);
      }
    }
  }

  /**
   * Stores forms, their leads, events and the deliveries of their notifications in one transaction: all or none. Without waiting for
   * locks of staff, forms of known people are left out; their results are undefined.
   */
  private async storeTogether(submissions: Submission[], { canWait }: { canWait: boolean }) {
    const results = await this.database.transaction(async (transaction) => {
      // In one round trip. What is found includes what an erasure that was waited for has committed.
      const [locks, found] = await Promise.all([
        lockPeople(transaction, submissions, canWait),
        findSubmissions(transaction, submissions),
      ]);
      const stored: (StoredSubmission | undefined)[] = [];
      const added: NewSubmission[] = [];
      for (const [position, submission] of submissions.entries()) {
        const one = found[position];
        if (!one) throw new Error('The statement has returned too few rows.');
        if (locks[position]?.isLocked === false) continue;
        stored[position] = await storedBefore(transaction, submission, one);
        if (stored[position]) continue;
        const spam = addSameText(submission, one.senders);
        const judged = { ...submission, ...spam, position, isHeld: spam.spamScore >= submission.holdFrom };
        if (judged.isHeld || one.leadId === null) added.push({ ...judged, ...newLead });
        else if (canWait) added.push({ ...judged, ...(await addToLead(transaction, judged, one.leadId)) });
      }
      const written = await writeSubmissions(transaction, added);
      for (const { position, ...one } of written) stored[position] = one;
      await this.planner.plan(
        transaction,
        written.filter(({ isHeld }) => !isHeld).map(({ submissionId }) => submissionId),
      );
      return stored;
    });
    this.commits.notify('leads', 'deliver');
    return results;
  }
}

/** Excludes erasures of these people until the transaction ends. Without waiting, some may not be locked. */
function lockPeople(transaction: Transaction, submissions: Submission[], canWait: boolean) {
  const lock = canWait ? 'pg_advisory_xact_lock_shared' : 'pg_try_advisory_xact_lock_shared';
  return transaction.query<{ isLocked: unknown }[]>(
    `select ${lock}(${personLocks}, hashtext(identity)) as "isLocked"
     from unnest($1::text[]) with ordinality as person (identity, position) order by position`,
    [submissions.map(({ emailIdentity }) => emailIdentity)],
  );
}

/** Returns the first copy of a repeated form, or the receipt of a form that is not stored, because its person has been erased. */
async function storedBefore(
  transaction: Transaction,
  { storedInJournalFirst, reference, receivedAt }: Submission,
  found: FoundSubmission,
): Promise<StoredSubmission | undefined> {
  if (found.submissionId !== null) {
    // PostgreSQL committed this submission although the API saw a timeout and wrote it to the journal.
    if (storedInJournalFirst && !found.storedInJournalFirst)
      await transaction.query('update submissions set stored_in_journal_first = true where id = $1', [
        found.submissionId,
      ]);
    return found;
  }
  return found.isErased ? { ...found, reference, receivedAt: new Date(receivedAt), isHeld: false } : undefined;
}
