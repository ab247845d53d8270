import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Env } from '../env.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { migrateUnderLock } from './migrate-under-lock.ts';
import { isDatabaseOutage } from './outage.ts';

const pauseMilliseconds = 1_000;

type Work = () => Promise<void>;

/**
 * Lets the API start while the database is away: forms are taken in by the journal, and everything else is made up for
 * as soon as the database answers. With the database there, all of it happens before the API listens, as one expects.
 */
@Injectable()
export class DatabaseArrival implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly later: Work[] = [];
  private arriving: Promise<void> = Promise.resolve();

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /**
   * Tries, and goes on in the background when the database is away. One that is there and slow gets three tries first; any
   * other failure stops the start.
   */
  async begin(attempt = 1): Promise<void> {
    try {
      await this.arrive();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      if (attempt < 3 && /timeout/i.test(String(error))) return this.begin(attempt + 1);
      this.log.warn({ error: describeError(error) }, 'starting without the database');
      this.arriving = this.keepTrying();
    }
  }

  /** Does the work now when the database has been reached, otherwise once it is. */
  async whenThere(work: Work): Promise<void> {
    if (this.database.isInitialized) await work();
    else this.later.push(work);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.arriving;
  }

  private async arrive(): Promise<void> {
    if (this.env.migrateOnStart) {
      const migrations = await migrateUnderLock(this.env.databaseUrl, 0);
      this.log.info({ migrations }, 'database is up to date');
    }
    await this.database.initialize();
  }

  private async keepTrying(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await sleep(pauseMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      try {
        if (!this.database.isInitialized) await this.arrive();
        for (let work = this.later[0]; work; work = this.later[0]) {
          await work();
          this.later.shift();
        }
        this.log.info('the database is there');
        return;
      } catch (error) {
        // Nobody reads the terminal any more: say what is wrong, and go on as long as it takes.
        if (!isDatabaseOutage(error)) this.log.error({ error: describeError(error) }, 'the database cannot be used');
      }
    }
  }
}
