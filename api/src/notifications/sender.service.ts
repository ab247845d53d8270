import { Injectable } from '@nestjs/common';
import { Logger } from '../platform/logging/logger.ts';
import { DeliveryError } from './deliveries/delivery-error.ts';
import { JobQueue, type Outcome } from './queue/job-queue.service.ts';
import type { QueueName } from './queue/queues.ts';
import { type RefusedRecipient, SendNotes } from './queue/send-notes.ts';

/** How long a send takes at most. Tests replace it. */
export const sendTimes = { limit: 60_000, margin: 30_000 };

/** What is sent once. */
export interface Sendable {
  /** Of the message, the same for each attempt. */
  key: string;
  /** Resolves when the receiver has accepted the message. `begin` is awaited before its last byte. */
  send: (begin: () => Promise<void>) => Promise<RefusedRecipient[]>;
  /** Stores that it was accepted. It may be repeated, and waits for no lead if staff look at the state. */
  recordAccepted?: (refused: RefusedRecipient[]) => Promise<unknown>;
  /** Stores why an attempt has failed, or that the last one has. */
  recordFailure?: (error: DeliveryError) => Promise<unknown>;
  /** Does what follows from the result. It may be repeated. */
  settle?: () => Promise<void>;
  /**
   * Whether staff decide about a message of which nobody knows whether it was accepted: the process was killed or the connection broke
   * after the last byte and before the answer (RFC 1047). Otherwise it is sent again, with the same id.
   */
  asksWhenUnknown?: boolean;
}

const unknownFate = 'It is not known whether it was sent: the connection to the mail server ended before its answer.';
const unknownReason = 'It could not be sent. The log of the API says why.';

/**
 * The one way in which replies, notices, acknowledgements, mail to staff and webhooks leave. What the receiver has accepted is noted on
 * disk first; all that follows is repeated by the job until it holds, and never sends again.
 */
@Injectable()
export class Sender {
  constructor(
    private readonly notes: SendNotes,
    private readonly jobs: JobQueue,
    private readonly log: Logger,
  ) {}

  /** Runs the jobs of a queue, also those without attempts left. `find` returns what a job sends, if that still waits. */
  serve<Data>(
    queue: 'deliver' | 'send-mail',
    concurrency: number,
    find: (data: Data) => Promise<Sendable | undefined>,
  ): void {
    const register = (name: QueueName, workers: number, run: (message: Sendable) => Promise<Outcome>) =>
      this.jobs.registerWorker<Data>(name, workers, async (data) => {
        const message = await find(data);
        const outcome = message ? await run(message) : 'completed';
        if (outcome === 'completed') await message?.settle?.();
        return outcome;
      });
    register(queue, concurrency, (message) => this.attempt(message));
    register(`${queue}-dead-letter`, 1, (message) => this.giveUp(message));
  }

  /** Runs one attempt. `completed` means that the database has its result. */
  async attempt(message: Sendable): Promise<Outcome> {
    const note = await this.notes.find(message.key);
    const left = note?.state === 'begun' ? note.at + sendTimes.limit + sendTimes.margin - Date.now() : 0;
    // Another worker sends it, or one that was killed a moment ago.
    if (left > 0) return { retryAfterSeconds: Math.ceil(left / 1_000) };
    if (note) return (await this.finish(message)) ? 'completed' : 'retry';
    try {
      await this.send(message);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { isPermanent, isUnknown, retryAfterSeconds } = error.failure;
      this.log.warn({ key: message.key, isPermanent, isUnknown }, 'delivery attempt failed');
      if (isUnknown) return (await this.finish(message)) ? 'completed' : 'retry';
      await message.recordFailure?.(error);
      if (isPermanent) return 'dead-letter';
      return retryAfterSeconds ? { retryAfterSeconds } : 'retry';
    }
    await this.finish(message);
    return 'completed';
  }

  private async giveUp(message: Sendable): Promise<Outcome> {
    if (await this.finish(message)) return 'completed';
    await message.recordFailure?.(new DeliveryError(unknownReason, { isLast: true }));
    this.log.error({ key: message.key }, 'delivery failed permanently');
    return 'completed';
  }

  /** Records what the note on disk says about a message, and returns whether there was one. Its job may have run out of attempts. */
  private async finish({ key, recordAccepted, recordFailure }: Omit<Sendable, 'send'>): Promise<boolean> {
    const note = await this.notes.find(key);
    if (note?.state === 'accepted') await recordAccepted?.(note.refused);
    else if (note) await recordFailure?.(new DeliveryError(unknownFate, { isUnknown: true }));
    await this.notes.forget(key);
    return note !== undefined;
  }

  /**
   * The answer of the receiver is noted at once. If it is not known, the note of the beginning stays. A server that refuses all recipients
   * can answer while the beginning is still being noted: that note must not be left behind.
   */
  private async send({ key, send, asksWhenUnknown }: Sendable): Promise<void> {
    let begun: Promise<void> | undefined;
    let hasEnded = false;
    const begin = async () => {
      if (!asksWhenUnknown || hasEnded) return;
      begun = this.notes.begin(key);
      await begun;
    };
    try {
      await this.notes.accept(key, await send(begin));
    } catch (error) {
      hasEnded = true;
      const hasBegun = await begun?.then(
        () => true,
        () => false,
      );
      if (!hasBegun || !(error instanceof DeliveryError)) throw error;
      if (!error.failure.isAnswer) throw new DeliveryError(unknownFate, { isUnknown: true });
      await this.notes.forget(key);
      throw error;
    }
  }
}
