import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { CircuitBreakerPool, DatabaseUnavailableError } from '../../platform/database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { addKnown } from '../spam/spam-score.ts';
import type { NewRequest } from '../submission/new-request.ts';
import { addToLeadOf } from './add-to-lead.ts';
import { type FoundRequest, findRequests } from './find-requests.ts';
import { insertRequests, type PlacedRequest } from './insert-requests.ts';

/** What is stored of a request: the first copy of a repeated one. */
export interface StoredRequest {
  /** Null, like `leadId` and `formId`: it was received before its person was erased, and is not stored. */
  requestId: number | null;
  leadId: number | null;
  /** Id of the row of the form; null for requests that are no forms. */
  formId: number | null;
  reference: string;
  receivedAt: Date;
  /** Held as likely spam: no notifications are sent. */
  isHeld: boolean;
}

interface WaitingRequest {
  request: NewRequest;
  resolve: (stored: StoredRequest | Promise<StoredRequest>) => void;
  reject: (error: unknown) => void;
}

const maxBatch = 16;

/** Another request was stored first; a retry finds it. */
const uniqueViolation = '23505';

/** Whether PostgreSQL rejects the data itself (class 22 or 23), which a retry would not change. */
export const isInvalidData = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && /^2[23]/.test(String(error.code)) && error.code !== uniqueViolation;

/**
 * Stores what people ask of us: forms, and requests of any kind that other modules make with `newRequest`, for example from incoming
 * mail. Only an email address identifies a person. Likely spam (`spamScore` from `holdFrom` on) is held: it gets a lead of its own and
 * changes nothing else, whatever address it gives (docs/decisions/0062-contact-data-is-derived.md).
 */
@Injectable()
export class RequestStore {
  private waiting: WaitingRequest[] = [];
  private isStoring = false;

  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly planner: NotificationPlanner,
  ) {}

  /**
   * Stores a request together with others that have arrived while the ones before were stored, because a transaction costs more
   * than a form. A repeated request, with the same key and content, is stored once.
   */
  store(request: NewRequest): Promise<StoredRequest> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  /** Stores a request in a transaction of its own. It waits for locks of staff. */
  async storeAlone(request: NewRequest): Promise<StoredRequest> {
    const [stored] = await retryConflicts(() => this.storeTogether([request], { canWait: true }), uniqueViolation);
    if (!stored) throw new Error('The request was not stored.');
    return stored;
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    while (this.waiting.length > 0) await this.storeBatch(this.takeBatch());
    this.isStoring = false;
  }

  /** Takes the oldest requests. Those of one person, or with one message, are stored one after the other: each finds the one before. */
  private takeBatch(): WaitingRequest[] {
    const taken = new Set<string>();
    const batch = this.waiting
      .filter(({ request: { emailIdentity, sameText, message } }) => {
        const values = [emailIdentity, sameText && message].filter((value) => value !== null);
        const isFirst = values.every((value) => !taken.has(value));
        for (const value of values) taken.add(value);
        return isFirst;
      })
      .slice(0, maxBatch);
    this.waiting = this.waiting.filter((one) => !batch.includes(one));
    return batch;
  }

  /** A batch does not wait for locks: requests of known people are stored alone, and so is each request of a batch that fails. */
  private async storeBatch(batch: WaitingRequest[]): Promise<void> {
    try {
      const requests = batch.map(({ request }) => request);
      const results = await this.storeTogether(requests, { canWait: false });
      for (const [position, { request, resolve }] of batch.entries())
        resolve(results[position] ?? this.storeAlone(request));
    } catch (error) {
      if (!isDatabaseOutage(error)) for (const { request, resolve } of batch) resolve(this.storeAlone(request));
      else {
        // The journal stores them. Those that wait would fail too, later.
        const failed = error instanceof DatabaseUnavailableError ? [...batch, ...this.waiting.splice(0)] : batch;
        for (const { reject } of failed) reject(error);
      }
    }
  }

  /**
   * Stores requests, their leads, events and the deliveries of their notifications in one transaction: all or none. Without waiting for
   * locks, requests of known people are left out; their results are undefined.
   */
  private async storeTogether(requests: NewRequest[], { canWait }: { canWait: boolean }) {
    const begunAt = Date.now();
    return this.database.transaction(async (transaction) => {
      // In one round trip. What is found includes what another request of the person, or an erasure, has committed before.
      const [locks, found] = await Promise.all([
        lockPeople(transaction, requests, canWait),
        findRequests(transaction, requests, begunAt),
      ]);
      const stored: (StoredRequest | undefined)[] = [];
      const added: (PlacedRequest & { position: number })[] = [];
      for (const [position, request] of requests.entries()) {
        const one = found[position];
        if (!one) throw new Error('The statement has returned too few rows.');
        if (locks[position]?.isLocked === false) continue;
        stored[position] = await storedBefore(transaction, request, one);
        if (stored[position]) continue;
        const spam = addKnown(request, one);
        const judged = { ...request, ...spam, position, isHeld: spam.spamScore >= request.holdFrom };
        if (judged.isHeld || one.leadId === null) added.push({ ...judged, leadId: null });
        else if (canWait) added.push({ ...judged, ...(await addToLeadOf(transaction, judged)) });
      }
      const inserted = await insertRequests(transaction, added);
      for (const [index, { position, reference, receivedAt, isHeld }] of added.entries()) {
        const one = inserted[index];
        if (one) stored[position] = { ...one, reference, receivedAt: new Date(receivedAt), isHeld };
      }
      // A batch has requests of several traces.
      const traces = new Map(inserted.map(({ requestId }, index) => [requestId, added[index]?.traceId]));
      await this.planner.plan(
        transaction,
        inserted.filter((_, index) => !added[index]?.isHeld).map(({ requestId }) => requestId),
        (requestId) => traces.get(requestId),
      );
      return stored;
    });
  }
}

/** Excludes other requests of these people, and their erasure, until the transaction ends. Without waiting, some may not be locked. */
function lockPeople(transaction: Transaction, requests: NewRequest[], canWait: boolean) {
  const lock = canWait ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock';
  return transaction.query<{ isLocked: unknown }[]>(
    `select ${lock}(${personLocks}, hashtext(identity)) as "isLocked"
     from unnest($1::text[]) with ordinality as person (identity, position) order by position`,
    [requests.map(({ emailIdentity }) => emailIdentity)],
  );
}

/** Returns the first copy of a repeated request, or the receipt of one that is not stored, because its person has been erased. */
async function storedBefore(
  transaction: Transaction,
  { storedInJournalFirst, reference, receivedAt }: NewRequest,
  found: FoundRequest,
): Promise<StoredRequest | undefined> {
  if (found.requestId !== null) {
    // PostgreSQL committed this request although the API saw a timeout and wrote it to the journal.
    if (storedInJournalFirst && !found.storedInJournalFirst)
      await transaction.query('update requests set stored_in_journal_first = true where id = $1', [found.requestId]);
    return found;
  }
  return found.isErased
    ? { ...found, leadId: null, reference, receivedAt: new Date(receivedAt), isHeld: false }
    : undefined;
}
