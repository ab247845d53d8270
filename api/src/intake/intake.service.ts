import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { BusinessHours } from '../business-hours/business-hours.ts';
import { DatabaseAwayError } from '../database/intake-database.ts';
import { Journal } from '../journal/journal.service.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { judge } from '../spam/spam-score.ts';
import { attributionOf } from './attribution.ts';
import { emailIdentity, phoneIdentity } from './lead-identity.ts';
import { isRefusal, LeadStore } from './lead-store.ts';
import type { Receipt, SentForm, Submission } from './submission.ts';
import { digestOf, keysWithoutId, referenceOf } from './submission-key.ts';

export interface TakenIn {
  receipt: Receipt;
  /** The stored submission that was put aside as likely spam. */
  held?: number;
}

/** Takes in what visitors send. What it answers with is on a disk: in PostgreSQL, or, while that is away, in the journal. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly leads: LeadStore,
    private readonly journal: Journal,
    private readonly hours: BusinessHours,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /** Makes a sent form a lead, once and with the same answer however often it arrives. */
  async takeIn(form: SentForm, submissionId: string | null | undefined, request: Request): Promise<TakenIn> {
    const submission = this.describe(form, submissionId, request);
    const waiting = this.journal.known(submission);
    if (waiting) return { receipt: waiting };

    try {
      const { formId, receivedAt, isHeld, ...stored } = await this.leads.store(submission);
      return {
        receipt: { id: formId, reference: stored.reference, receivedAt: receivedAt.toISOString() },
        ...(isHeld && { held: stored.submissionId }),
      };
    } catch (error) {
      if (isRefusal(error)) throw error;
      return { receipt: await this.keepForLater(submission, error) };
    }
  }

  /** Nobody is thanked when this fails too: what is thrown then tells the visitor to call. */
  private async keepForLater(submission: Submission, cause: unknown): Promise<Receipt> {
    if (!(cause instanceof DatabaseAwayError))
      this.log.error({ error: describeError(cause) }, 'the database cannot store a submission: the journal keeps it');
    try {
      return await this.journal.keep({ ...submission, receivedWhileAway: true });
    } catch {
      throw new DatabaseAwayError('Neither the database nor the journal can store a submission.', { cause });
    }
  }

  private describe(form: SentForm, submissionId: string | null | undefined, request: Request): Submission {
    const receivedAt = new Date();
    const digest = digestOf(form);
    const { key, earlierKey } = submissionId
      ? { key: submissionId, earlierKey: null }
      : keysWithoutId(digest, receivedAt);

    return {
      ...form,
      ...attributionOf(request),
      ...judge(form, request.body),
      key,
      earlierKey,
      digest,
      reference: referenceOf(key, digest),
      receivedAt: receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(receivedAt).toISOString(),
      receivedWhileAway: false,
      emailIdentity: emailIdentity(form.email),
      phoneIdentity: phoneIdentity(form.phone),
    };
  }
}
