import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Env } from '../env/env.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import type { DatabaseSetup } from './database-options.ts';
import { migrate } from './migrate.ts';
import { isDatabaseOutage, isUnknownHost } from './outage.ts';

const retryMilliseconds = 1_000;
const logIntervalMilliseconds = 60_000;

type Callback = () => Promise<void>;

/**
 * Connects to PostgreSQL at startup. If PostgreSQL is unavailable, the API starts anyway (forms go to the journal) and
 * connecting continues in the background.
 */
@Injectable()
export class DatabaseConnection implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly callbacks: Callback[] = [];
  private retrying: Promise<void> = Promise.resolve();
  private loggedAt = 0;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    @InjectLogger() private readonly log: Logger,
    private readonly setup: DatabaseSetup,
  ) {}

  /** Connects. An outage leads to retries in the background, a timeout only after three attempts; other errors are thrown. */
  async connect(attempt = 1): Promise<void> {
    try {
      await this.migrateAndConnect();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      if (attempt < 3 && /timeout/i.test(String(error))) return this.connect(attempt + 1);
      this.logUnavailable(error, 'starting without the database');
      this.retrying = this.retryInBackground();
    }
  }

  /** Whether the database is migrated and connected. Later outages do not change this. */
  get isReady(): boolean {
    return this.database.isInitialized;
  }

  /** Runs the callback now if the database is connected, otherwise once it is. */
  async onReady(callback: Callback): Promise<void> {
    if (this.database.isInitialized) await callback();
    else this.callbacks.push(callback);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.retrying;
  }

  private async migrateAndConnect(): Promise<void> {
    if (this.env.migrateOnStart) {
      const migrations = await migrate(this.env.databaseUrl, this.setup.createQueues, 0);
      this.log.info({ migrations }, 'database is up to date');
    }
    await this.database.initialize();
  }

  private async retryInBackground(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await sleep(retryMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      try {
        if (!this.database.isInitialized) await this.migrateAndConnect();
        for (let callback = this.callbacks[0]; callback; callback = this.callbacks[0]) {
          await callback();
          this.callbacks.shift();
        }
        this.log.info('database connected');
        return;
      } catch (error) {
        // The API is already running, so the error is logged instead of thrown, and retried.
        if (!isDatabaseOutage(error)) this.log.error({ error: describeError(error) }, 'the database cannot be used');
        else if (Date.now() - this.loggedAt > logIntervalMilliseconds)
          this.logUnavailable(error, 'still without the database');
      }
    }
  }

  /** A host name that cannot be resolved is an error: the network of the database is down, or the setting is wrong. */
  private logUnavailable(error: unknown, message: string): void {
    this.loggedAt = Date.now();
    if (isUnknownHost(error))
      this.log.error({ error: describeError(error) }, `${message}: unknown host in DATABASE_URL`);
    else this.log.warn({ error: describeError(error) }, message);
  }
}
