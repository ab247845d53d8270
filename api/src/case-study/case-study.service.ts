import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../env.ts';
import type { CaseStudyRequestDto } from './case-study-request.dto.ts';
import { CaseStudyRequest } from './case-study-request.entity.ts';
import { renderSuccessStory } from './pdf/success-story.pdf.ts';

@Injectable()
export class CaseStudyService {
  private rendered: Promise<Buffer> | undefined;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
  ) {}

  /** Notes who asked, then hands over the document. */
  async request({ firstName, lastName, email, company, phone }: CaseStudyRequestDto): Promise<Buffer> {
    await this.database
      .getRepository(CaseStudyRequest)
      .insert({ firstName, lastName, email, company, phone: phone ?? null });
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
