import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Intake, storeOnce } from '../database/store-once.ts';
import { Env } from '../env.ts';
import type { CaseStudyRequestDto } from './case-study-request.dto.ts';
import { renderSuccessStory } from './pdf/success-story.pdf.ts';

const caseStudyRequests: Intake = {
  table: 'case_study_requests',
  columns: ['first_name', 'last_name', 'email', 'company', 'phone'],
  keys: { table: 'case_study_keys', reference: 'case_study_request_id' },
};

@Injectable()
export class CaseStudyService {
  private rendered: Promise<Buffer> | undefined;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
  ) {}

  /** Notes who asked, then hands over the document. */
  async request({ firstName, lastName, email, company, phone, submissionId }: CaseStudyRequestDto): Promise<Buffer> {
    await storeOnce(this.database, caseStudyRequests, [firstName, lastName, email, company, phone], submissionId);
    return this.document();
  }

  /** Drawn once, when it is first asked for: everybody gets the same. */
  private document(): Promise<Buffer> {
    this.rendered ??= renderSuccessStory(this.env.company).catch((error) => {
      this.rendered = undefined;
      throw error;
    });
    return this.rendered;
  }
}
