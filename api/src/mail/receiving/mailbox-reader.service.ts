import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { DataSource, type QueryRunner } from 'typeorm';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { fetchPart, findUids, mailboxTimes, maxPartBytes, readParts, receivedBy, within } from './imap-commands.ts';
import { type ImapSettings, readImapUrl } from './imap-settings.ts';
import { MailFiles } from './mail-files.service.ts';
import { MailIntake } from './mail-intake.service.ts';
import type { MailPlace } from './mail-receiver.ts';
import { MailDiskFullError, MailNotStoredError, problemOf } from './mailbox-problem.ts';
import { MailboxStates } from './mailbox-states.service.ts';

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
    private readonly files: MailFiles,
    private readonly intake: MailIntake,
    private readonly states: MailboxStates,
    private readonly log: Logger,
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
      maxLiteralSize: maxPartBytes,
    });
    this.client = client;
    let failure: unknown;
    const closed = new Promise<void>((resolve) => {
      client.on('close', resolve);
    });
    client.on('error', (error) => {
      failure = error;
    });
    try {
      await within(client.connect(), mailboxTimes.connect * 2);
      await within(client.mailboxOpen(settings.folder, { readOnly: true }), mailboxTimes.command);
      while (!this.isStopping && client.usable) {
        await assertLocked(lock);
        const known = countIn(client);
        await this.readNewMails(client);
        await this.states.setConnected(this.env.mailboxAddress, await usedRatio(client, settings.folder));
        onConnected();
        // What was announced meanwhile is read at once.
        if (countIn(client) === known) await this.untilChanged(client, closed);
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
    const { lastUid, rereadTo, readFrom, missedUids } = await this.states.positionOf(
      mailboxAddress,
      uidValidity,
      uidNext,
    );
    // Those that were deleted meanwhile are not found.
    const missed = new Set(missedUids.length > 0 ? await findUids(client, { uid: missedUids.join(',') }) : []);
    if (missed.size < missedUids.length) await this.states.setMissed(mailboxAddress, [...missed]);
    const since = new Date(readFrom.getTime() - dayMilliseconds);
    const uids = new Set([
      ...missed,
      ...(lastUid < rereadTo ? await findUids(client, { uid: `${lastUid + 1}:${rereadTo}`, since }) : []),
      // A range that ends with * always has the last mail.
      ...(await findUids(client, { uid: `${Math.max(lastUid, rereadTo) + 1}:*` })).filter((uid) => uid > lastUid),
    ]);
    let problem: unknown;
    for (const uid of uids) {
      if (this.isStopping) return;
      if (!(await this.files.hasRoom())) throw new MailDiskFullError('The disk of e-mails is full.');
      const place = { mailbox: mailboxAddress, uidValidity, uid };
      const error = await this.tryMail(client, place, uid <= rereadTo ? readFrom : undefined);
      problem ??= error;
      if (error && !missed.has(uid))
        this.log.error({ uid, error: describeError(error.cause) }, 'a mail could not be stored');
      if (error) missed.add(uid);
      else missed.delete(uid);
      // Before a later mail moves the position beyond it.
      await this.states.setMissed(mailboxAddress, [...missed]);
    }
    if (problem) throw problem;
  }

  /** Resolves to the error if the mail could not be read or stored, although the connection works: the mails after it do not wait. */
  private async tryMail(
    client: ImapFlow,
    place: Omit<MailPlace, 'receivedAt'>,
    from: Date | undefined,
  ): Promise<MailNotStoredError | undefined> {
    try {
      await this.readMail(client, place, from);
      return undefined;
    } catch (error) {
      if (this.isStopping || !client.usable || Object(error).code === 'ETIMEDOUT') throw error;
      return new MailNotStoredError('The mail was not stored.', { cause: error });
    }
  }

  private async readMail(
    client: ImapFlow,
    place: Omit<MailPlace, 'receivedAt'>,
    from: Date | undefined,
  ): Promise<void> {
    const { uid } = place;
    const first = await fetchPart(client, uid, 0);
    if (!first) {
      const [isThere] = await findUids(client, { uid: `${uid}` });
      if (isThere) throw new Error('The mail server lists a mail that it does not send.');
      return;
    }
    const receivedAt = receivedBy(first.internalDate);
    if (from && receivedAt < from) return this.states.advance(place);
    const outcome = await this.intake.take(readParts(client, first), { ...place, receivedAt });
    this.log.debug({ uid, outcome }, 'mail read');
  }

  /** Waits for a new mail, the end of the connection, or the next poll. */
  private async untilChanged(client: ImapFlow, closed: Promise<void>): Promise<void> {
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, this.stopping.signal]);
    const changed = once(client, 'exists', { signal });
    // It ends with the next command.
    client.idle().catch(() => undefined);
    await Promise.race([changed, closed, sleep(mailboxTimes.poll, undefined, { signal })]).catch(() => undefined);
    ended.abort();
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

const countIn = ({ mailbox }: ImapFlow): number => (mailbox ? mailbox.exists : 0);

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

/** Returns the used part of the mailbox. Not every mail server names a limit. */
async function usedRatio(client: ImapFlow, folder: string): Promise<number | undefined> {
  const { storage } = (await within(client.getQuota(folder), mailboxTimes.command)) || {};
  return storage?.limit ? (storage.usage ?? 0) / storage.limit : undefined;
}
