import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { isFormEncoded } from '../../platform/http/media-type.ts';
import { IntakeService } from '../intake.service.ts';
import { ProofOfWork } from '../spam/proof-of-work.service.ts';
import type { ContactReceiptDto } from './contact-receipt.dto.ts';
import type { ContactRequestDto } from './contact-request.dto.ts';

@Injectable()
export class ContactService {
  constructor(
    private readonly intake: IntakeService,
    private readonly proofOfWork: ProofOfWork,
    private readonly hours: BusinessHours,
  ) {}

  /** Stores a request. Likely spam gets the same receipt, with a proof-of-work challenge that releases it. */
  async submit(sent: ContactRequestDto, request: Request): Promise<ContactReceiptDto> {
    const { name, company, email, phone, service, message, submissionId } = sent;
    const { receipt: stored, heldSubmissionId } = await this.intake.submit(
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
    const receipt = { ...stored, answerBy: this.hours.answerBy(new Date(stored.receivedAt)) };
    // A challenge needs the form's own id, and JavaScript to solve it.
    if (heldSubmissionId === undefined || !submissionId || isFormEncoded(request)) return receipt;

    const challenge = await this.proofOfWork.issueChallenge(heldSubmissionId).catch(() => undefined);
    return { ...receipt, ...(challenge && { challenge }) };
  }
}
