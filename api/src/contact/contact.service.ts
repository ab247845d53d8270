import { Injectable } from '@nestjs/common';
import type { Challenge } from 'altcha-lib';
import type { Request } from 'express';
import { isForm } from '../common/media-type.ts';
import { IntakeService } from '../intake/intake.service.ts';
import type { Receipt } from '../intake/submission.ts';
import { Proof } from '../spam/proof.service.ts';
import type { ContactRequestDto } from './contact-request.dto.ts';

@Injectable()
export class ContactService {
  constructor(
    private readonly intake: IntakeService,
    private readonly proof: Proof,
  ) {}

  /** Stores a request. What looks like spam is answered alike, with a puzzle that clears it by itself. */
  async submit(sent: ContactRequestDto, request: Request): Promise<Receipt & { challenge?: Challenge }> {
    const { name, company, email, phone, service, message, submissionId } = sent;
    const { receipt, held } = await this.intake.takeIn(
      {
        kind: 'contact',
        name,
        company: company ?? null,
        email,
        phone: phone ?? null,
        service: service ?? null,
        message: message ?? null,
      },
      submissionId,
      request,
    );
    // Without an id of the form there is nothing to solve it for, and without JavaScript nobody to do it.
    if (held === undefined || !submissionId || isForm(request)) return receipt;

    const challenge = await this.proof.challenge(held).catch(() => undefined);
    return { ...receipt, ...(challenge && { challenge }) };
  }
}
