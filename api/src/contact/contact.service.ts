import { Injectable } from '@nestjs/common';
import { IntakeService } from '../intake/intake.service.ts';
import type { Receipt } from '../intake/submission.ts';
import type { ContactRequestDto } from './contact-request.dto.ts';

@Injectable()
export class ContactService {
  constructor(private readonly intake: IntakeService) {}

  submit({ name, company, email, phone, service, message, submissionId }: ContactRequestDto): Promise<Receipt> {
    return this.intake.takeIn(
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
    );
  }
}
