import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Intake, storeOnce } from '../database/store-once.ts';
import { defaultCompany, Env } from '../env.ts';
import type { CaseStudyRequestDto } from './case-study-request.dto.ts';
import { madeDocument } from './pdf/made-document.ts';
import { renderSuccessStory } from './pdf/success-story.pdf.ts';

const caseStudyRequests: Intake = {
  table: 'case_study_requests',
  columns: ['first_name', 'last_name', 'email', 'company', 'phone'],
  keys: { table: 'case_study_keys', reference: 'case_study_request_id' },
};

@Injectable()
export class CaseStudyService implements OnModuleInit {
  private document!: Buffer;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
  ) {}

  /** Notes who asked, then hands over the document. */
  async request({ firstName, lastName, email, company, phone, submissionId }: CaseStudyRequestDto): Promise<Buffer> {
    await storeOnce(this.database, caseStudyRequests, [firstName, lastName, email, company, phone], submissionId);
    return this.document;
  }

  /** Everybody gets the same: the document the build made, or one drawn now when another company signs it. */
  async onModuleInit() {
    const { company } = this.env;
    const isMade = isDeepStrictEqual(company, defaultCompany) && existsSync(madeDocument);
    this.document = isMade ? await readFile(madeDocument) : await renderSuccessStory(company);
  }
}
