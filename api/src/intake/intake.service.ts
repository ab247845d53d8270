import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BusinessHours } from '../platform/business-hours/business-hours.ts';
import { DatabaseUnavailableError } from '../platform/database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../platform/database/outage.ts';
import { isFormEncoded } from '../platform/http/media-type.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { Logger } from '../platform/logging/logger.ts';
import { currentTraceId } from '../platform/logging/trace.ts';
import type { ContactReceiptDto } from './contact/contact-receipt.dto.ts';
import { Journal } from './journal/journal.service.ts';
import { ProofOfWork } from './spam/proof-of-work.service.ts';
import { scoreSpam } from './spam/spam-score.ts';
import { isInvalidData, RequestStore } from './storage/request-store.service.ts';
import { readAttribution } from './submission/attribution.ts';
import { contentDigest, contentKey } from './submission/idempotency-key.ts';
import { type NewRequest, newRequest, type Receipt, type SubmittedForm } from './submission/new-request.ts';
import { readWording } from './submission/wording.ts';

interface StoredReceipt extends Receipt {
  /** Id of the stored request if it is held as likely spam. */
  heldRequestId?: number;
}

/** Stores submitted forms: in PostgreSQL or, during an outage, in the journal. Resolves only when the form is on disk. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly requests: RequestStore,
    private readonly journal: Journal,
    private readonly proofOfWork: ProofOfWork,
    private readonly hours: BusinessHours,
    private readonly log: Logger,
  ) {}

  /**
   * Stores a form. A repeated form (same idempotency key and content) is stored once and gets the same receipt. Likely spam gets the
   * same receipt, with a proof-of-work challenge that releases it.
   */
  async submit(sent: SubmittedForm, request: Request): Promise<ContactReceiptDto> {
    const form = this.toRequest(sent, request);
    const stored: StoredReceipt = this.journal.findReceipt(form) ?? (await this.store(form));
    const { heldRequestId, ...receipt } = stored;
    const challenge =
      // A challenge needs the form's own id, and JavaScript to solve it.
      heldRequestId === undefined || form.kind !== 'contact' || !sent.submissionId || isFormEncoded(request)
        ? undefined
        : await this.proofOfWork.issueChallenge(heldRequestId).catch(() => undefined);
    return {
      ...receipt,
      answerBy: this.hours.answerBy(new Date(receipt.receivedAt)),
      ...(challenge && { challenge }),
    };
  }

  private async store(form: NewRequest): Promise<StoredReceipt> {
    try {
      const { formId, requestId, reference, receivedAt, isHeld } = await this.requests.store(form);
      return {
        ...(formId !== null && { id: formId }),
        reference,
        receivedAt: receivedAt.toISOString(),
        ...(isHeld && requestId !== null && { heldRequestId: requestId }),
      };
    } catch (error) {
      if (isInvalidData(error)) throw error;
      return this.appendToJournal(form, error);
    }
  }

  /** Throws `DatabaseUnavailableError` when the journal fails too: the visitor is then asked to call. */
  private appendToJournal(form: NewRequest, cause: unknown): Receipt {
    if (!(cause instanceof DatabaseUnavailableError)) {
      const level = isDatabaseOutage(cause) ? 'warn' : 'error';
      this.log[level]({ error: describeError(cause) }, 'storing a request failed: it is written to the journal');
    }
    try {
      return this.journal.append({ ...form, storedInJournalFirst: true });
    } catch {
      throw new DatabaseUnavailableError('Neither the database nor the journal can store a request.', { cause });
    }
  }

  private toRequest(sent: SubmittedForm, request: Request): NewRequest {
    const { submissionId } = sent;
    const form = sent.toForm();
    const receivedAt = new Date();
    return newRequest({
      ...form,
      ...readAttribution(request),
      ...scoreSpam(form, request.body),
      key: submissionId || contentKey(contentDigest(form), receivedAt),
      receivedAt: receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(receivedAt).toISOString(),
      wording: readWording(request.body),
      traceId: currentTraceId(),
    });
  }
}
