import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { BusinessHours } from '../platform/business-hours/business-hours.ts';
import { DatabaseUnavailableError } from '../platform/database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../platform/database/outage.ts';
import { Env } from '../platform/env/env.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { InjectLogger } from '../platform/logging/inject-logger.ts';
import { Journal } from './journal/journal.service.ts';
import { canSolveProof, scoreSpam } from './spam/spam-score.ts';
import { isInvalidData, LeadStore } from './storage/lead-store.ts';
import { readAttribution } from './submission/attribution.ts';
import { contentDigest, contentKeys, referenceOf } from './submission/idempotency-key.ts';
import { emailIdentity, phoneIdentity } from './submission/lead-identity.ts';
import type { FormInput, Receipt, Submission } from './submission/submission.ts';
import { readWording } from './submission/wording.ts';

interface IntakeResult {
  receipt: Receipt;
  /** Id of the stored submission if it is held as likely spam. */
  heldSubmissionId?: number;
}

/** Stores submitted forms: in PostgreSQL or, during an outage, in the journal. Resolves only when the form is on disk. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly leads: LeadStore,
    private readonly journal: Journal,
    private readonly hours: BusinessHours,
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /** Stores a form. A repeated form (same idempotency key and content) is stored once and gets the same receipt. */
  async submit(form: FormInput, submissionId: string | null | undefined, request: Request): Promise<IntakeResult> {
    const submission = this.toSubmission(form, submissionId, request);
    const journaled = this.journal.findReceipt(submission);
    if (journaled) return { receipt: journaled };

    try {
      const { formId, submissionId, receivedAt, isHeld, ...stored } = await this.leads.store(submission);
      return {
        receipt: {
          ...(formId !== null && { id: formId }),
          reference: stored.reference,
          receivedAt: receivedAt.toISOString(),
        },
        ...(isHeld && submissionId !== null && { heldSubmissionId: submissionId }),
      };
    } catch (error) {
      if (isInvalidData(error)) throw error;
      return { receipt: await this.appendToJournal(submission, error) };
    }
  }

  /** Throws `DatabaseUnavailableError` when the journal fails too: the visitor is then asked to call. */
  private async appendToJournal(submission: Submission, cause: unknown): Promise<Receipt> {
    if (!(cause instanceof DatabaseUnavailableError)) {
      const level = isDatabaseOutage(cause) ? 'warn' : 'error';
      this.log[level]({ error: describeError(cause) }, 'storing a submission failed: it is written to the journal');
    }
    try {
      return await this.journal.append({ ...submission, storedInJournalFirst: true });
    } catch {
      throw new DatabaseUnavailableError('Neither the database nor the journal can store a submission.', { cause });
    }
  }

  private toSubmission(form: FormInput, submissionId: string | null | undefined, request: Request): Submission {
    const receivedAt = new Date();
    const digest = contentDigest(form);
    const { key, earlierKey } = submissionId
      ? { key: submissionId, earlierKey: null }
      : contentKeys(digest, receivedAt);

    return {
      ...form,
      ...readAttribution(request),
      ...scoreSpam(form, request.body, canSolveProof(this.env.siteUrl)),
      key,
      earlierKey,
      digest,
      reference: referenceOf(key, digest),
      receivedAt: receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(receivedAt).toISOString(),
      storedInJournalFirst: false,
      wording: readWording(request.body),
      emailIdentity: emailIdentity(form.email),
      phoneIdentity: phoneIdentity(form.phone),
    };
  }
}
