import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import { DataSource, type QueryRunner } from 'typeorm';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { mailLimits } from '../rules/mail-limits.ts';
import { type ImapSettings, readImapUrl } from './imap-settings.ts';
import { MailReceiver } from './mail-receiver.ts';
import { MailboxAlarm } from './mailbox-alarm.service.ts';
import { MailNotStoredError, problemOf } from './mailbox-problem.ts';
import { MailboxStates } from './mailbox-states.service.ts';

/** In milliseconds. Tests replace them. */
export const mailboxTimes = {
  /** IDLE can die without a sign (postalsys/imapflow#14, #98), so the mailbox is also asked. It ends IDLE, which starts again. */
  poll: 60_000,
  /** Of one command. A mail can be large. */
  command: 120_000,
  connect: 20_000,
  minRetry: 1_000,
  maxRetry: 60_000,
  /** Until an instance tries again to become the one that reads. */
  lock: 10_000,
};

const dayMilliseconds = 24 * 60 * 60_000;

/**
 * Reads the mailbox of IMAP_URL in one instance at a time: all mails after the last one that is stored, however many, then those that
 * arrive. The mailbox is opened for reading only. Mails are found by UID alone, so that none is missed between two connections.
 */
@Injectable()
export class MailboxReader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly settings: ImapSettings | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private client: ImapFlow | undefined;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly connection: DatabaseConnection,
    private readonly receiver: MailReceiver,
    private readonly states: MailboxStates,
    private readonly alarm: MailboxAlarm,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.settings = env.imapUrl ? readImapUrl(env.imapUrl) : undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { settings } = this;
    if (!settings) return;
    await this.connection.onReady('mailbox', async () => {
      this.running = this.run(settings);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.client?.close();
    await this.running;
  }

  private async run(settings: ImapSettings): Promise<void> {
    while (!this.isStopping) {
      const lock = this.database.createQueryRunner();
      try {
        if (await takeLock(lock)) await this.readAsOnlyInstance(settings, lock);
      } catch (error) {
        if (!this.isStopping)
          this.log.warn({ error: describeError(error) }, 'reading the mailbox has to wait for the database');
      } finally {
        // Its connection ends with the lock, whatever state it is in.
        await lock.release().catch(() => undefined);
      }
      await this.pause(mailboxTimes.lock);
    }
  }

  /** Connects again and again, until the lock is lost with its connection to the database. */
  private async readAsOnlyInstance(settings: ImapSettings, lock: QueryRunner): Promise<void> {
    let delay = mailboxTimes.minRetry;
    try {
      while (!this.isStopping) {
        try {
          await this.readUntilDisconnected(settings, lock, () => {
            delay = mailboxTimes.minRetry;
          });
        } catch (error) {
          if (this.isStopping) return;
          await assertLocked(lock);
          await this.states.setDisconnected(this.env.mailboxAddress, problemOf(error));
          await this.alarm.raiseIfDue();
          this.log.warn({ error: describeError(error), problem: problemOf(error) }, 'the mailbox is not connected');
        }
        await this.pause(delay);
        delay = Math.min(delay * 2, mailboxTimes.maxRetry);
      }
    } finally {
      await releaseLock(lock).catch(() => undefined);
    }
  }

  private async readUntilDisconnected(
    settings: ImapSettings,
    lock: QueryRunner,
    onConnected: () => void,
  ): Promise<void> {
    const client = new ImapFlow({
      ...settings.connection,
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: mailboxTimes.connect,
      greetingTimeout: mailboxTimes.connect,
      socketTimeout: mailboxTimes.command,
    });
    this.client = client;
    let failure: unknown;
    const closed = new Promise<void>((resolve) => {
      client.on('close', resolve);
    });
    client.on('error', (error) => {
      failure = error;
    });
    const arrivals = new Arrivals();
    client.on('exists', () => arrivals.add());
    try {
      await within(client.connect(), mailboxTimes.connect * 2);
      await within(client.mailboxOpen(settings.folder, { readOnly: true }), mailboxTimes.command);
      while (!this.isStopping && client.usable) {
        await assertLocked(lock);
        await this.readNewMails(client);
        const outage = await this.states.setConnected(this.env.mailboxAddress);
        if (outage) await this.alarm.clear(outage);
        onConnected();
        await this.untilChanged(client, arrivals, closed);
        // Answers late or never if the connection is dead.
        await within(client.noop(), mailboxTimes.connect);
      }
      throw failure ?? new Error('The mail server has closed the connection.');
    } finally {
      client.close();
    }
  }

  private async readNewMails(client: ImapFlow): Promise<void> {
    const { mailbox } = client;
    if (!mailbox) throw new Error('No folder is open.');
    const { uidValidity, uidNext } = mailbox;
    const { mailboxAddress } = this.env;
    const { lastUid, rereadTo, readFrom } = await this.states.positionOf(mailboxAddress, uidValidity, uidNext);
    const uids = [
      ...(lastUid < rereadTo
        ? await findUids(client, {
            first: lastUid + 1,
            last: rereadTo,
            since: new Date(readFrom.getTime() - dayMilliseconds),
          })
        : []),
      ...(await findUids(client, { first: Math.max(lastUid, rereadTo) + 1 })),
    ];
    for (const uid of uids) {
      if (this.isStopping) return;
      await this.readMail(client, { uid, uidValidity, from: uid <= rereadTo ? readFrom : undefined });
    }
    const last = uids.at(-1);
    if (last !== undefined) await this.states.advance(mailboxAddress, uidValidity, last);
  }

  private async readMail(
    client: ImapFlow,
    { uid, uidValidity, from }: { uid: number; uidValidity: bigint; from: Date | undefined },
  ): Promise<void> {
    const query = { uid: true, internalDate: true, size: true };
    const about = await within(client.fetchOne(String(uid), query, { uid: true }), mailboxTimes.command);
    // Deleted meanwhile.
    if (!about) return;
    const receivedAt = receivedBy(about.internalDate);
    if (from && receivedAt < from) return;
    const isTooLarge = (about.size ?? 0) > mailLimits.bytes;
    const source = isTooLarge ? { start: 0, maxLength: mailLimits.headerBytes } : true;
    const mail = await within(client.fetchOne(String(uid), { uid: true, source }, { uid: true }), mailboxTimes.command);
    if (!mail || mail.source === undefined) return;
    const place = { mailbox: this.env.mailboxAddress, uidValidity, uid, receivedAt };
    const outcome = await this.receiver.store(mail.source, place).catch((error) => {
      this.log.error({ uid, error: describeError(error) }, 'a mail could not be stored');
      throw new MailNotStoredError('The mail was not stored.', { cause: error });
    });
    this.log.debug({ uid, outcome }, 'mail read');
  }

  /** Waits for a new mail, the end of the connection, or the next poll. */
  private async untilChanged(client: ImapFlow, arrivals: Arrivals, closed: Promise<void>): Promise<void> {
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, this.stopping.signal]);
    // It ends with the next command.
    client.idle().catch(() => undefined);
    await Promise.race([
      arrivals.next(),
      closed,
      sleep(mailboxTimes.poll, undefined, { signal }).catch(() => undefined),
    ]);
    ended.abort();
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/**
 * IMAP tells whole seconds. The latest moment counts: otherwise a mail that follows an erasure in the same second would be one of those
 * that were erased, and lost.
 */
const receivedBy = (internalDate: Date | string = new Date()): Date =>
  new Date(Math.min(new Date(internalDate).getTime() + 1_000, Date.now()));

/** The search knows days only, in the time zone of the server. */
async function findUids(
  client: ImapFlow,
  { first, last, since }: { first: number; last?: number; since?: Date },
): Promise<number[]> {
  const criteria = { uid: `${first}:${last ?? '*'}`, ...(since && { since }) };
  const found = await within(client.search(criteria, { uid: true }), mailboxTimes.command);
  // A range that ends with * always has the last mail.
  return (found || []).filter((uid) => uid >= first).sort((one, other) => one - other);
}

/** Remembers mails that are announced while others are read. */
class Arrivals {
  private isPending = false;
  private wake: (() => void) | undefined;

  add(): void {
    this.isPending = true;
    this.wake?.();
  }

  async next(): Promise<void> {
    if (!this.isPending) await new Promise<void>((resolve) => (this.wake = resolve));
    this.isPending = false;
  }
}

/** The library has no limit of time for a command whose server sends something now and then. */
async function within<Result>(result: Promise<Result>, milliseconds: number): Promise<Result> {
  const ended = new AbortController();
  const limit = sleep(milliseconds, undefined, { signal: ended.signal }).then(() => {
    throw Object.assign(new Error('The mail server does not respond.'), { code: 'ETIMEDOUT' });
  });
  limit.catch(() => undefined);
  try {
    return await Promise.race([result, limit]);
  } finally {
    ended.abort();
    result.catch(() => undefined);
  }
}

async function takeLock(lock: QueryRunner): Promise<boolean> {
  const [{ isTaken }]: [{ isTaken: boolean }] = await lock.query('select pg_try_advisory_lock($1) as "isTaken"', [
    advisoryLocks.mailbox,
  ]);
  return isTaken;
}

const releaseLock = (lock: QueryRunner): Promise<unknown> =>
  lock.query('select pg_advisory_unlock($1)', [advisoryLocks.mailbox]);

/** Rejects when the connection that holds the lock is gone: another instance may read by now. */
const assertLocked = (lock: QueryRunner): Promise<unknown> => lock.query('select 1');
