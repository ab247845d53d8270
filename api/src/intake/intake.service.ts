import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { BusinessHours } from '../platform/business-hours/business-hours.ts';
import { DatabaseUnavailableError } from '../platform/database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../platform/database/outage.ts';
import { Env } from '../platform/env/env.ts';
import { isFormEncoded } from '../platform/http/media-type.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { InjectLogger } from '../platform/logging/inject-logger.ts';
import type { ContactReceiptDto } from './contact/contact-receipt.dto.ts';
import { Journal } from './journal/journal.service.ts';
import { ProofOfWork } from './spam/proof-of-work.service.ts';
import { canSolveProof, scoreSpam } from './spam/spam-score.ts';
import { isInvalidData, SubmissionStore } from './storage/submission-store.service.ts';
import { readAttribution } from './submission/attribution.ts';
import { contentDigest, contentKeys, referenceOf } from './submission/idempotency-key.ts';
import { emailIdentity, phoneIdentity } from './submission/lead-identity.ts';
import type { Receipt, Submission, SubmittedForm } from './submission/submission.ts';
import { readWording } from './submission/wording.ts';

interface StoredReceipt extends Receipt {
  /** Id of the stored submission if it is held as likely spam. */
  heldSubmissionId?: number;
}

/** Stores submitted forms: in PostgreSQL or, during an outage, in the journal. Resolves only when the form is on disk. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly submissions: SubmissionStore,
    private readonly journal: Journal,
    private readonly proofOfWork: ProofOfWork,
    private readonly hours: BusinessHours,
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /**
   * Stores a form. A repeated form (same idempotency key and content) is stored once and gets the same receipt. Likely spam gets the
   * same receipt, with a proof-of-work challenge that releases it.
   */
  async submit(sent: SubmittedForm, request: Request): Promise<ContactReceiptDto> {
    const submission = this.toSubmission(sent, request);
    const stored: StoredReceipt = this.journal.findReceipt(submission) ?? (await this.store(submission));
    const { heldSubmissionId, ...receipt } = stored;
    const challenge =
      // A challenge needs the form's own id, and JavaScript to solve it.
      heldSubmissionId === undefined || submission.kind !== 'contact' || !sent.submissionId || isFormEncoded(request)
        ? undefined
        : await this.proofOfWork.issueChallenge(heldSubmissionId).catch(() => undefined);
    return {
      ...receipt,
      answerBy: this.hours.answerBy(new Date(receipt.receivedAt)),
      ...(challenge && { challenge }),
    };
  }

  private async store(submission: Submission): Promise<StoredReceipt> {
    try {
      const { formId, submissionId, reference, receivedAt, isHeld } = await this.submissions.store(submission);
      return {
        ...(formId !== null && { id: formId }),
        reference,
        receivedAt: receivedAt.toISOString(),
        ...(isHeld && submissionId !== null && { heldSubmissionId: submissionId }),
      };
    } catch (error) {
      if (isInvalidData(error)) throw error;
      return this.appendToJournal(submission, error);
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

  private toSubmission(sent: SubmittedForm, request: Request): Submission {
    const { submissionId } = sent;
    const form = sent.toForm();
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
