import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { DatabaseClient } from '../../platform/database/database-client.ts';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { describeJobError } from './describe-job-error.ts';
import { jobsSchema, type QueueName } from './queues.ts';

const drainTimeoutMilliseconds = 4_000;
const stopTimeoutMilliseconds = 1_000;
const retryMilliseconds = 1_000;
const pollingIntervalSeconds = 2;
/** Jobs of so long are fetched and completed together: each of these statements costs as much as ten jobs. */
const notifyDelayMilliseconds = 250;
const logIntervalMilliseconds = 60_000;

/** The result of a job. `retry` follows the retry policy of the queue; `dead-letter` gives up at once. */
export type Outcome = 'completed' | 'retry' | 'dead-letter';

interface Worker {
  queue: QueueName;
  batchSize: number;
  run: (jobs: JobWithMetadata<object>[]) => Promise<JobResult[]>;
}

/**
 * Job queues on pg-boss. Every instance of the API runs workers; each job is run by one of them. Starts in the background
 * and reconnects after an outage, so it never delays a start or a request.
 */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly registrations: Worker[] = [];
  private readonly startCallbacks: (() => Promise<void>)[] = [];
  private readonly workers = new Map<QueueName, string[]>();
  private readonly queuesToNotify = new Set<QueueName>();
  private readonly stopping = new AbortController();
  private started: Promise<void> = Promise.resolve();
  private lastLoggedAt = 0;

  constructor(
    env: Env,
    private readonly connection: DatabaseConnection,
    @InjectLogger() private readonly log: Logger,
  ) {
    const driverOptions = {
      connectionString: env.databaseUrl,
      Client: DatabaseClient,
      application_name: 'portal-api-jobs',
      max: 4,
      connectionTimeoutMillis: 1_500,
      query_timeout: 4_000,
      keepAlive: true,
    };
    this.boss = new PgBoss({
      ...driverOptions,
      schema: jobsSchema,
      // `createQueues` does what only the owner of the tables can do.
      migrate: false,
      reindex: false,
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    this.boss.on('error', (error) => this.logThrottled(error));
    this.boss.on('warning', ({ message }) => this.log.warn({ warning: message }, 'job queue warning'));
  }

  /** Registers a worker that runs one job at a time, `concurrency` in parallel. Call it before the application starts. */
  registerWorker<Data>(
    queue: QueueName,
    concurrency: number,
    run: (data: Data, job: JobWithMetadata<object>) => Promise<Outcome>,
  ): void {
    const statuses = { completed: 'completed', retry: 'failed', 'dead-letter': 'deadletter' } as const;
    for (let worker = 0; worker < concurrency; worker++) {
      this.registrations.push({
        queue,
        batchSize: 1,
        run: (jobs) =>
          Promise.all(jobs.map(async (job) => ({ id: job.id, status: statuses[await run(job.data as Data, job)] }))),
      });
    }
  }

  /** Registers a worker that runs many jobs at once. A thrown error leads to a retry. */
  registerBatchWorker<Data>(queue: QueueName, run: (data: Data[]) => Promise<void>): void {
    this.registrations.push({
      queue,
      batchSize: 100,
      run: async (jobs) => {
        await run(jobs.map(({ data }) => data as Data));
        return jobs.map(({ id }) => ({ id, status: 'completed' }));
      },
    });
  }

  /** Registers a callback that runs once, when the workers have started. It is retried until it succeeds. */
  onStart(callback: () => Promise<void>): void {
    this.startCallbacks.push(callback);
  }

  /** Reschedules a job as its next retry. Returns false when no retries are left. */
  async reschedule({ name, data, retryCount, retryLimit }: JobWithMetadata<object>, seconds: number): Promise<boolean> {
    if (retryCount >= retryLimit) return false;
    await this.boss.send(name, data, { startAfter: seconds, retryLimit: retryLimit - retryCount - 1 });
    return true;
  }

  /** Wakes the workers of a queue after a commit, instead of at the next poll. Concurrent calls are combined. */
  notifyWorkers(queue: QueueName): void {
    if (this.queuesToNotify.has(queue)) return;
    this.queuesToNotify.add(queue);
    setTimeout(() => {
      this.queuesToNotify.delete(queue);
      for (const worker of this.workers.get(queue) ?? []) this.boss.notifyWorker(worker);
    }, notifyDelayMilliseconds).unref();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.onReady('job queue', async () => {
      this.started = this.start();
    });
  }

  /** Runs after the last response, while the database is still connected. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.started;
    // Running jobs may finish; a job that does not finish in time is run again by another instance.
    const idle = Promise.all([...this.workers.keys()].map((queue) => this.boss.offWork(queue, { wait: true })));
    await Promise.race([idle, sleep(drainTimeoutMilliseconds, undefined, { ref: false })]);
    const stopped = this.boss.stop({ graceful: false }).catch((error) => this.logThrottled(error));
    await Promise.race([stopped, sleep(stopTimeoutMilliseconds, undefined, { ref: false })]);
  }

  private async start(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.boss.start();
        for (const worker of this.registrations) await this.startWorker(worker);
        break;
      } catch (error) {
        this.logThrottled(error);
        this.workers.clear();
        await this.boss.stop({ graceful: false }).catch(() => undefined);
        await this.pause();
      }
    }
    void this.runStartCallbacks();
  }

  /** After the workers: a callback that fails or waits for a lock does not keep jobs from running. */
  private async runStartCallbacks(): Promise<void> {
    while (this.startCallbacks[0] && !this.stopping.signal.aborted) {
      try {
        await this.startCallbacks[0]();
        this.startCallbacks.shift();
      } catch (error) {
        this.logThrottled(error);
        await this.pause();
      }
    }
  }

  private pause(): Promise<void> {
    return sleep(retryMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async startWorker({ queue, batchSize, run }: Worker): Promise<void> {
    const worker: string = await this.boss.work(
      queue,
      {
        batchSize,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        pollingIntervalSeconds,
      },
      async (jobs: JobWithMetadata<object>[]) => {
        // Fetch the next job right away instead of at the next poll.
        if (batchSize === 1) this.boss.notifyWorker(worker);
        return await run(jobs).catch((error) => {
          if (isDatabaseOutage(error)) this.logThrottled(error);
          else this.log.error({ queue, error: describeError(error) }, 'job failed');
          throw error;
        });
      },
    );
    this.workers.set(queue, [...(this.workers.get(queue) ?? []), worker]);
  }

  /** Logs at most one line per minute: during an outage every worker fails every two seconds. */
  private logThrottled(error: unknown): void {
    if (Date.now() - this.lastLoggedAt < logIntervalMilliseconds) return;
    this.lastLoggedAt = Date.now();
    this.log.warn({ error: describeJobError(error) }, 'the job queue is unavailable');
  }
}
