import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { addKnown, holdFrom } from '../spam/spam-score.ts';
import type { NewRequest } from '../submission/new-request.ts';
import { addToLeadOf } from './add-to-lead.ts';
import { type FoundRequest, findRequest } from './find-request.ts';
import { insertRequest } from './insert-request.ts';

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
  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly planner: NotificationPlanner,
  ) {}

  /**
   * Stores a request, its lead, events and the deliveries of its notifications in one transaction, which waits for locks of staff. A
   * repeated request, with the same key and content, is stored once.
   */
  store(request: NewRequest): Promise<StoredRequest> {
    return retryConflicts(
      () => this.database.transaction((transaction, begunAt) => this.storeInDatabase(transaction, request, begunAt)),
      uniqueViolation,
    );
  }

  private async storeInDatabase(
    transaction: Transaction,
    request: NewRequest,
    begunAt: number,
  ): Promise<StoredRequest> {
    // In one round trip. What is found includes what another request of the person, or an erasure, has committed before.
    const [, found] = await Promise.all([
      lockPersonAndText(transaction, request),
      findRequest(transaction, request, begunAt),
    ]);
    const before = await storedBefore(transaction, request, found);
    if (before) return before;
    const spam = addKnown(request, found);
    const judged = { ...request, ...spam, isHeld: spam.spamScore >= holdFrom };
    const startsLead = judged.isHeld || found.leadId === null;
    const place = startsLead ? { leadId: null } : await addToLeadOf(transaction, judged);
    const inserted = await insertRequest(transaction, { ...judged, ...place });
    if (!judged.isHeld) await this.planner.plan(transaction, [inserted.requestId]);
    const { reference, receivedAt, isHeld } = judged;
    return { ...inserted, reference, receivedAt: new Date(receivedAt), isHeld };
  }
}

/** Excludes other requests of the person or with the same message, and the erasure of the person, until the transaction ends. */
const lockPersonAndText = (transaction: Transaction, { emailIdentity, sameText, message }: NewRequest) =>
  transaction.query(
    `select pg_advisory_xact_lock($1, key)
     from (select hashtext(text) as key from unnest($2::text[]) as text where text is not null order by 1) as sorted`,
    [personLocks, [emailIdentity, sameText && message]],
  );

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
