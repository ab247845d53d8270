import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../business-hours/business-hours.ts';
import { emailIdentity, phoneIdentity } from './lead-identity.ts';
import { takeIn } from './lead-store.ts';
import type { Receipt, SentForm, Submission } from './submission.ts';
import { digestOf, keysWithoutId, referenceOf } from './submission-key.ts';

@Injectable()
export class IntakeService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  /** Makes a sent form a lead, once however often it arrives. What it answers with is stored for good. */
  async takeIn(form: SentForm, submissionId: string | null | undefined): Promise<Receipt> {
    const submission = this.describe(form, submissionId);
    const { formId, receivedAt } = await takeIn(this.database, submission);
    return { id: formId, reference: submission.reference, receivedAt: receivedAt.toISOString() };
  }

  private describe(form: SentForm, submissionId: string | null | undefined): Submission {
    const receivedAt = new Date();
    const digest = digestOf(form);
    const { key, earlierKey } = submissionId
      ? { key: submissionId, earlierKey: null }
      : keysWithoutId(digest, receivedAt);

    return {
      ...form,
      key,
      earlierKey,
      digest,
      reference: referenceOf(key, digest),
      receivedAt: receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(receivedAt).toISOString(),
      receivedWhileAway: false,
      emailIdentity: emailIdentity(form.email),
      phoneIdentity: phoneIdentity(form.phone),
      page: null,
      landing: null,
      city: null,
      referrerHost: null,
      utm: {},
      release: null,
      spamScore: 0,
      spamReasons: [],
      holdFrom: 50,
      sameText: null,
    };
  }
}
