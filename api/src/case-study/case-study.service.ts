import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { defaultCompany, Env } from '../env.ts';
import { IntakeService } from '../intake/intake.service.ts';
import type { CaseStudyRequestDto } from './case-study-request.dto.ts';
import { madeDocument } from './pdf/made-document.ts';
import { renderSuccessStory } from './pdf/success-story.pdf.ts';

@Injectable()
export class CaseStudyService implements OnModuleInit {
  private document!: Buffer;

  constructor(
    private readonly env: Env,
    private readonly intake: IntakeService,
  ) {}

  /** Notes who asked, then hands over the document. */
  async request(sent: CaseStudyRequestDto, request: Request): Promise<Buffer> {
    const { firstName, lastName, email, company, phone, submissionId } = sent;
    await this.intake.takeIn(
      {
        kind: 'case-study',
        name: `${firstName} ${lastName}`,
        firstName,
        lastName,
        company,
        email,
        phone: phone ?? null,
        service: null,
        message: null,
      },
      submissionId,
      request,
    );
    return this.document;
  }

  /** Everybody gets the same: the document the build made, or one drawn now when another company signs it. */
  async onModuleInit() {
    const { company } = this.env;
    const isMade = isDeepStrictEqual(company, defaultCompany) && existsSync(madeDocument);
    this.document = isMade ? await readFile(madeDocument) : await renderSuccessStory(company);
  }
}
