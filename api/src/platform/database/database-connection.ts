import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Env } from '../env/env.ts';
import { describeError } from '../logging/describe-error.ts';
import { Logger } from '../logging/logger.ts';
import { isDatabaseOutage, isUnknownHost } from './outage.ts';
import { pendingMigrations } from './pending-migrations.ts';
import { loadOf, type PoolLoad } from './pool-load.ts';

const retryMilliseconds = 1_000;
const logIntervalMilliseconds = 60_000;
const attemptsPerLogLine = logIntervalMilliseconds / retryMilliseconds;

/** What an instance does once it is connected. */
interface StartStep {
  name: string;
  run: () => Promise<void>;
}

/**
 * Connects to PostgreSQL at startup. If PostgreSQL is unavailable, the API starts anyway (forms go to the journal) and
 * connecting continues in the background.
 */
@Injectable()
export class DatabaseConnection implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly steps: StartStep[] = [];
  private readonly failing = new Set<string>();
  private retrying: Promise<void> = Promise.resolve();
  private loggedAt = 0;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {}

  /**
   * Connects, and waits for migrations that another process applies. An outage leads to retries in the background, a timeout
   * only after three attempts; other errors are thrown.
   */
  async connect(attempt = 1): Promise<void> {
    try {
      while (!(await this.tryConnect())) await this.pause();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      if (attempt < 3 && /timeout/i.test(String(error))) return this.connect(attempt + 1);
      this.logUnavailable(error, 'starting without the database');
      this.loggedAt = Date.now();
      this.retrying = this.retryInBackground();
    }
  }

  /** Whether the database is migrated and connected. Later outages do not change this. */
  get isReady(): boolean {
    return this.database.isInitialized;
  }

  /** Of the pool that the staff API uses. */
  get load(): PoolLoad | undefined {
    return this.isReady ? loadOf((this.database.driver as PostgresDriver).master) : undefined;
  }

  /** The steps of the start that have failed and are tried again. */
  get failingSteps(): string[] {
    return [...this.failing];
  }

  /** Runs a step of the start now if the database is connected, otherwise once it is, and again until it succeeds. */
  async onReady(name: string, run: StartStep['run']): Promise<void> {
    if (this.database.isInitialized) await run();
    else this.steps.push({ name, run });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.retrying;
  }

  /** Returns false while migrations are missing. */
  private async tryConnect(): Promise<boolean> {
    const pending = await pendingMigrations(this.env.databaseUrl, this.database.options.migrations);
    if (pending.length === 0) {
      await this.database.initialize();
      await this.warnOfOwner();
    } else if (this.mayLog()) {
      if (pending === 'being applied') this.log.info('waiting for the migrations, which are being applied');
      else this.log.warn({ pending }, 'waiting for the migrations: run dist/migrate.js');
    }
    return pending.length === 0;
  }

  /** A role that owns the tables can change everything, also the audit log. */
  private async warnOfOwner(): Promise<void> {
    const [{ isOwner }]: [{ isOwner: boolean }] = await this.database.query(
      `select pg_has_role(relowner, 'member') as "isOwner" from pg_class where oid = 'migrations'::regclass`,
    );
    if (isOwner)
      this.log.warn(
        'DATABASE_URL has the role that owns the tables: use portal_api (docs/operations.md, "Database roles")',
      );
  }

  private pause(): Promise<void> {
    return sleep(retryMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async retryInBackground(): Promise<void> {
    while (!this.database.isInitialized) {
      await this.pause();
      if (this.stopping.signal.aborted) return;
      try {
        await this.tryConnect();
      } catch (error) {
        // The API is already running, so the error is logged instead of thrown, and retried.
        if (!isDatabaseOutage(error)) this.log.error({ error: describeError(error) }, 'the database cannot be used');
        else if (this.mayLog()) this.logUnavailable(error, 'still without the database');
      }
    }
    this.log.info('database connected');
    // Each on its own: a step that fails does not keep the others, such as the job queue, from starting.
    await Promise.all(this.steps.map((step) => this.runUntilItSucceeds(step)));
  }

  private async runUntilItSucceeds({ name, run }: StartStep): Promise<void> {
    for (let attempt = 0; !this.stopping.signal.aborted; attempt += 1) {
      try {
        await run();
        this.failing.delete(name);
        return;
      } catch (error) {
        this.failing.add(name);
        if (attempt % attemptsPerLogLine === 0)
          this.log.error(
            { step: name, error: describeError(error) },
            'a step of the start has failed and is tried again',
          );
      }
      await this.pause();
    }
  }

  /** A host name that cannot be resolved is an error: the network of the database is down, or the setting is wrong. */
  private logUnavailable(error: unknown, message: string): void {
    if (isUnknownHost(error))
      this.log.error({ error: describeError(error) }, `${message}: unknown host in DATABASE_URL`);
    else this.log.warn({ error: describeError(error) }, message);
  }

  /** Limits log lines that repeat to one a minute. */
  private mayLog(): boolean {
    if (Date.now() - this.loggedAt < logIntervalMilliseconds) return false;
    this.loggedAt = Date.now();
    return true;
  }
}
