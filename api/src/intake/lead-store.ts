import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { IntakeDatabase } from '../database/intake-database.ts';
import { Jobs } from '../telling/jobs.service.ts';
import { LeadNews } from './lead-news.service.ts';
import type { Submission } from './submission.ts';
import { type TakenIn, takeIn } from './take-in.ts';

export interface StoredSubmission {
  formId: number;
  submissionId: number;
  reference: string;
  receivedAt: Date;
  /** Put aside as likely spam: nobody is told of it. */
  isHeld: boolean;
}

/** Lost against somebody who did the same at the same moment; the next attempt finds what the other one stored. */
const lostRace = new Set([
  '23505', // unique_violation
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
const attempts = 5;

/** Whether PostgreSQL has refused the data itself, which no later attempt would change. */
export const isRefusal = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && /^2[23]/.test(String(error.code)) && error.code !== '23505';

@Injectable()
export class LeadStore {
  constructor(
    private readonly database: IntakeDatabase,
    private readonly news: LeadNews,
    private readonly jobs: Jobs,
  ) {}

  /** One round trip: the form, its lead, the event and the job; or what was stored when the same form came before. */
  async store(submission: Submission): Promise<StoredSubmission> {
    const taken = await this.takeIn(JSON.stringify(submission));
    this.news.tell();
    if (!taken.is_held) this.jobs.wake('announce');
    return {
      formId: taken.form_id,
      submissionId: taken.submission,
      reference: taken.reference,
      receivedAt: taken.received_at,
      isHeld: taken.is_held,
    };
  }

  private async takeIn(submission: string): Promise<TakenIn> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [taken] = await this.database.ask<TakenIn>({ ...takeIn, values: [submission] });
        if (!taken) throw new Error('take_in answered nothing.');
        return taken;
      } catch (error) {
        if (attempt === attempts || !lostRace.has(String(Object(error).code))) throw error;
      }
    }
  }
}
