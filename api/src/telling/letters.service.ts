import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { InjectLogger } from '../logging/inject-logger.ts';
import { jobInsert } from './job-insert.ts';
import { Jobs, type Outcome } from './jobs.service.ts';
import type { MailPart } from './mail-design.ts';
import { Mailer } from './mailer.service.ts';
import { Refused } from './refused.ts';

/** A mail to one of our own people. */
export interface Letter {
  to: string;
  subject: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why this mail has come, e.g. "Somebody asked for a new password for this address." */
  reason: string;
}

type Writer = (about: never) => Promise<Letter | undefined>;

interface LetterJob {
  kind: string;
  about: object;
  id: string;
}

/**
 * Mail to staff. A letter is asked for now and written when it goes out, and again for every further try: so neither
 * tokens nor addresses stand in the queue, and whoever asks cannot tell by the time it takes whether anybody gets one.
 */
@Injectable()
export class Letters implements OnModuleInit {
  private readonly writers = new Map<string, Writer>();

  constructor(
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly database: DataSource,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /** Whether mail is configured. Without it nothing may be asked for. */
  get isPossible(): boolean {
    return this.mailer.isConfigured;
  }

  /** Says who writes letters of a kind. To be called in a constructor. `undefined` means that there is nobody to write to. */
  writtenBy<About extends object>(kind: string, write: (about: About) => Promise<Letter | undefined>): void {
    this.writers.set(kind, write as Writer);
  }

  /** Asks for a letter; in the caller's transaction when there is one. */
  async send(kind: string, about: object, transaction?: EntityManager): Promise<void> {
    const job: LetterJob = { kind, about, id: randomUUID() };
    await (transaction ?? this.database).query(jobInsert('letter', 'select $1::jsonb as data'), [JSON.stringify(job)]);
    if (!transaction) this.jobs.wake('letter');
  }

  onModuleInit(): void {
    this.jobs.onEach<LetterJob>('letter', 1, (job) => this.deliver(job));
  }

  private async deliver({ kind, about, id }: LetterJob): Promise<Outcome> {
    const write = this.writers.get(kind);
    const letter = await write?.(about as never);
    if (!letter) return 'done';
    try {
      await this.mailer.send({ ...letter, preview: letter.subject, messageId: `letter.${id}` });
      return 'done';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.log.warn({ letter: kind, isFinal: error.isFinal }, 'a letter to staff was not taken');
      return error.isFinal ? 'never' : 'later';
    }
  }
}
