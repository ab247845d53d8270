import { Injectable } from '@nestjs/common';
import type { Language } from '@portal/contracts/language';
import { Env } from '../../platform/env/env.ts';
import { drawCaseStudy } from './pdf/case-study-pdf.ts';

/** The case study as PDF. */
@Injectable()
export class CaseStudyDocument {
  private readonly documents = new Map<Language, Promise<Buffer>>();

  constructor(private readonly env: Env) {}

  /** Resolves to the document, which is drawn once. */
  of(language: Language): Promise<Buffer> {
    const document = this.documents.get(language) ?? drawCaseStudy(this.env, language);
    this.documents.set(language, document);
    return document;
  }
}
