import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { Submission } from '../submission/submission.ts';
import { type IngestedRow, ingestSubmission } from './ingest-submission.ts';
import { LeadEventNotifier } from './lead-event-notifier.service.ts';

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

/** Stores submissions in PostgreSQL. */
@Injectable()
export class LeadStore {
  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly notifier: LeadEventNotifier,
    private readonly jobs: JobQueue,
  ) {}

  /** Stores the form, its lead, the event and the notification job in one round trip. Returns the first copy of a repeated form. */
  async store(submission: Submission): Promise<StoredSubmission> {
    const row = await this.ingest(submission);
    this.notifier.notify();
    if (!row.is_held) this.jobs.notifyWorkers('announce');
    return {
      formId: row.form_id,
      submissionId: row.submission,
      reference: row.reference,
      receivedAt: row.received_at,
      isHeld: row.is_held,
    };
  }

  private async ingest(submission: Submission): Promise<IngestedRow> {
    const [row] = await retryConflicts(() => {
      const values = [JSON.stringify({ ...submission, sentAt: new Date().toISOString() })];
      return this.database.query<IngestedRow>({ ...ingestSubmission, values });
    }, uniqueViolation);
    if (!row) throw new Error('ingest_submission returned no row.');
    return row;
  }
}
