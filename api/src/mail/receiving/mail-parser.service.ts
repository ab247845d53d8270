import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TaskProcess, TaskStoppedError } from '../../platform/task-process/task-process.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { parseHeaders } from '../rules/parse-mail.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';

// Compiled code: the name ends with .js.
const program = new URL('./mail-tasks.js', import.meta.url);
const limits = { megabytes: 150, milliseconds: 60_000 };
/** More of those who open mails at the same time have to try again. */
const maxWaiting = 8;

/**
 * Reads raw mails in processes of their own with limits of memory and time: a hostile mail ends its process and nothing else. What staff
 * open does not wait for mails that come in.
 */
@Injectable()
export class MailParser implements OnApplicationShutdown {
  private readonly incoming = new TaskProcess(program, limits);
  private readonly opened = new TaskProcess(program, { ...limits, waiting: maxWaiting });

  /** Never rejects because of the mail: of one that cannot be read, the result has the headers, or nothing but the problem. */
  async parse(path: string, own: OwnAddresses): Promise<ParsedMail> {
    try {
      return await this.incoming.run<ParsedMail>('parse', { path, own });
    } catch (error) {
      if (error instanceof TaskStoppedError) throw error;
      return this.parseHeaders(path, own);
    }
  }

  private async parseHeaders(path: string, own: OwnAddresses): Promise<ParsedMail> {
    const problem = 'This e-mail could not be read completely. Download it to see all of it.';
    return this.incoming.run<ParsedMail>('headers', { path, own, problem }).catch((error) => {
      if (error instanceof TaskStoppedError) throw error;
      return parseHeaders(new Uint8Array(), own, problem);
    });
  }

  /** Returns sanitized HTML, or null for a mail without. Rejects if the mail cannot be read. */
  readHtml(path: string): Promise<string | null> {
    return this.opened.run('html', { path });
  }

  /** Returns whether there is such an attachment, whose content was written. */
  readAttachment(path: string, part: number, write: (bytes: Uint8Array) => Promise<unknown>): Promise<boolean> {
    return this.opened.run('attachment', { path, part }, write);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.incoming.stop(), this.opened.stop()]);
  }
}
