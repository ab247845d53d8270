import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Language } from '@portal/contracts/language';
import { Env } from '../../platform/env/env.ts';
import { TaskProcess } from '../../platform/task-process/task-process.ts';
import type { CaseStudyOptions } from './pdf/case-study-pdf.ts';

/** The case study as PDF. Drawing takes a second of processor time, in a process of its own: meanwhile forms do not wait. */
@Injectable()
export class CaseStudyDocument implements OnApplicationShutdown {
  private readonly documents = new Map<Language, Promise<Uint8Array>>();
  // Compiled code: the name ends with .js.
  private readonly tasks = new TaskProcess(new URL('./case-study-tasks.js', import.meta.url), {
    megabytes: 400,
    milliseconds: 60_000,
  });

  constructor(private readonly env: Env) {}

  /** Resolves to the document, which is drawn once. One that could not be drawn is drawn again for the next reader. */
  of(language: Language): Promise<Uint8Array> {
    const known = this.documents.get(language);
    if (known) return known;
    const { company, content } = this.env;
    const document = this.tasks.run<Uint8Array>('draw', { company, content, language } satisfies CaseStudyOptions);
    this.documents.set(language, document);
    document.catch(() => this.documents.delete(language));
    return document;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tasks.stop();
  }
}
