import { isNativeError } from 'node:util/types';
import type { DataSource } from 'typeorm';
import type { Submission } from './submission.ts';

export interface TakenIn {
  formId: number;
  submissionId: number;
  receivedAt: Date;
  isHeld: boolean;
}

/** Lost against somebody who did the same at the same moment; the next attempt finds what the other one stored. */
const lostRace = new Set([
  '23505', // unique_violation
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
const attempts = 5;

/** One round trip: the form, its lead, the event and the job, or what was stored when the form came before. */
export async function takeIn(database: DataSource, submission: Submission): Promise<TakenIn> {
  const sent = JSON.stringify(submission);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [row]: { form_id: number; submission: number; received_at: Date; is_held: boolean }[] =
        await database.query('select form_id, submission, received_at, is_held from take_in($1)', [sent]);
      if (!row) throw new Error('take_in answered nothing.');
      return {
        formId: row.form_id,
        submissionId: row.submission,
        receivedAt: row.received_at,
        isHeld: row.is_held,
      };
    } catch (error) {
      if (attempt >= attempts || !isNativeError(error) || !('code' in error) || !lostRace.has(String(error.code)))
        throw error;
    }
  }
}
