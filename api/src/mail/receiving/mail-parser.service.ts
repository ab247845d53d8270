import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { mailLimits } from '../rules/mail-limits.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { emptyMail, type ParsedMail } from '../rules/parsed-mail.ts';
import type { MailTask, TaskRequest, TaskResponse } from './mail.worker.ts';

/**
 * Reads raw mails in a worker thread with a limit of time and memory: a hostile mail ends its worker and nothing else. One mail at a time.
 */
@Injectable()
export class MailParser implements OnApplicationShutdown {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** Never rejects because of the mail: of one that cannot be read, the result has the headers, or nothing but the problem. */
  async parse(raw: Uint8Array, own: OwnAddresses): Promise<ParsedMail> {
    const problem = 'This e-mail could not be read completely. Download it to see all of it.';
    try {
      return await this.run<ParsedMail>({ name: 'parse', own }, raw);
    } catch {
      return await this.run<ParsedMail>(
        { name: 'headers', own, problem },
        raw.subarray(0, mailLimits.headerBytes),
      ).catch(() => ({ ...emptyMail, problem }));
    }
  }

  /** Returns sanitized HTML, or null for a mail without. Rejects if the mail cannot be read. */
  readHtml(raw: Uint8Array): Promise<string | null> {
    return this.run({ name: 'html' }, raw);
  }

  readAttachment(raw: Uint8Array, part: number): Promise<Uint8Array | null> {
    return this.run({ name: 'attachment', part }, raw);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  private run<Result>(task: MailTask, raw: Uint8Array): Promise<Result> {
    const result = this.last.then(() => this.runNow<Result>(task, raw));
    this.last = result.catch(() => undefined);
    return result;
  }

  private runNow<Result>(task: MailTask, raw: Uint8Array): Promise<Result> {
    if (raw.length > mailLimits.bytes) return Promise.reject(new Error('The mail is too large.'));
    return new Promise((resolve, reject) => {
      const worker = this.startedWorker();
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onFailure).off('exit', onFailure);
      };
      const onMessage = (response: TaskResponse) => {
        settle();
        if ('error' in response) reject(new Error(response.error));
        else resolve(response.result as Result);
      };
      // Too slow, out of memory, or broken: the next mail gets a new worker.
      const onFailure = () => {
        settle();
        this.worker = undefined;
        worker.on('error', () => undefined);
        void worker.terminate();
        reject(new Error('The mail could not be read within the limits of time and memory.'));
      };
      const timer = setTimeout(onFailure, mailLimits.milliseconds);
      worker.on('message', onMessage).on('error', onFailure).on('exit', onFailure);
      worker.postMessage({ task, raw } satisfies TaskRequest);
    });
  }

  private startedWorker(): Worker {
    // Compiled code: the name ends with .js.
    this.worker ??= new Worker(new URL('./mail.worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mailLimits.heapMegabytes },
    });
    this.worker.unref();
    return this.worker;
  }
}
