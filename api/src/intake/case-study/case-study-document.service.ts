import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@portal/contracts/language';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { caseStudyDigest, drawCaseStudy } from './pdf/case-study-pdf.ts';

/** The case study as PDF. */
@Injectable()
export class CaseStudyDocument implements OnModuleInit {
  private readonly documents = new Map<Language, Promise<Buffer>>();

  constructor(
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /** The Spanish one is drawn for its first reader: drawing takes a second of each start. */
  async onModuleInit() {
    await this.of('en');
  }

  /** Resolves to the document. One that could not be drawn is drawn again for the next reader. */
  of(language: Language): Promise<Buffer> {
    const known = this.documents.get(language);
    if (known) return known;
    const document = this.load(language);
    this.documents.set(language, document);
    document.catch(() => this.documents.delete(language));
    return document;
  }

  /** Reads the document that an earlier start has stored, or draws and stores it. */
  private async load(language: Language): Promise<Buffer> {
    const { dataDir } = this.env;
    const file = join(dataDir, `case-study-${caseStudyDigest(this.env, language)}.pdf`);
    return readFile(file).catch(async () => {
      const document = await drawCaseStudy(this.env, language);
      await this.store(file, document).catch((error) => this.log.warn(error, 'the case study PDF could not be stored'));
      return document;
    });
  }

  private async store(file: string, document: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}`;
    await mkdir(this.env.dataDir, { recursive: true });
    try {
      await writeFile(draft, document);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }
}
