import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  ServiceUnavailableException,
} from '@nestjs/common';
import { newTraceId } from '@portal/http-server/trace';
import { type JobResult, type JobResultStatus, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import { DatabaseClient } from '../../platform/database/database-client.ts';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { currentTraceId, inTrace } from '../../platform/logging/trace.ts';
import { describeJobError } from './describe-job-error.ts';
import { jobsSchema, type QueueName } from './queues.ts';
import { connectionOf } from './send-job.ts';

/** In milliseconds. Tests change them. */
export const jobLimits = { connection: 1_500, response: 4_000 };
const drainTimeoutMilliseconds = 4_000;
const stopTimeoutMilliseconds = 1_000;
const retryMilliseconds = 1_000;
const pollingIntervalSeconds = 2;
const logIntervalMilliseconds = 60_000;

/**
 * The result of a job. `retry` follows the retry policy of the queue, unless there is a time to wait for; `dead-letter` gives up at once.
 */
export type Outcome = 'completed' | 'retry' | 'dead-letter' | { retryAfterSeconds: number };

const statuses = { completed: 'completed', retry: 'failed', 'dead-letter': 'deadletter' } as const;

interface Worker {
  queue: QueueName;
  run: (data: object) => Promise<Outcome>;
}

/**
 * Job queues on pg-boss. Every instance of the API runs workers; each job is run by one of them. Starts in the background
 * and reconnects after an outage, so it never delays a start or a request.
 */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly registrations: Worker[] = [];
  private readonly served = new Set<QueueName>();
  private readonly stopping = new AbortController();
  private started: Promise<void> = Promise.resolve();
  private isStarted = false;
  private lastLoggedAt = 0;

  constructor(
    env: Env,
    private readonly connection: DatabaseConnection,
    private readonly log: Logger,
  ) {
    const driverOptions = {
      connectionString: env.databaseUrl,
      Client: DatabaseClient,
      application_name: 'portal-api-jobs',
      max: 4,
      connectionTimeoutMillis: jobLimits.connection,
      query_timeout: jobLimits.response,
      keepAlive: true,
    };
    this.boss = new PgBoss({
      ...driverOptions,
      schema: jobsSchema,
      // `createQueues` does what only the owner of the tables can do.
      migrate: false,
      reindex: false,
      schedule: false,
      // Workers look for jobs when one is sent. They also poll, for jobs that are due later.
      useListenNotify: true,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    this.boss.on('error', (error) => this.logThrottled(error));
    this.boss.on('warning', ({ message }) => this.log.warn({ warning: message }, 'job queue warning'));
  }

  /** Registers a worker that runs one job at a time, `concurrency` in parallel. Call it before the application starts. */
  registerWorker<Data>(queue: QueueName, concurrency: number, run: (data: Data) => Promise<Outcome>): void {
    for (let worker = 0; worker < concurrency; worker++)
      this.registrations.push({ queue, run: (data) => run(data as Data) });
  }

  /** Sends jobs in a transaction, to be run after a delay. */
  async send(transaction: Transaction, queue: QueueName, data: object[], delaySeconds = 0): Promise<void> {
    if (data.length === 0) return;
    if (!this.isStarted)
      throw new ServiceUnavailableException('The job queue has not started yet. Please try again in a moment.');
    await this.boss.insert(
      queue,
      data.map((one) => ({
        data: { traceId: currentTraceId(), ...one },
        ...(delaySeconds > 0 && { startAfter: String(delaySeconds) }),
      })),
      { db: connectionOf(transaction) },
    );
  }

  /** Resolves to the queues with their numbers of jobs, which are counted every ten seconds. */
  async queues(): Promise<QueueResult[]> {
    return this.isStarted ? this.boss.getQueues() : [];
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.onReady('job queue', async () => {
      // The first form may need it, so the first attempt is waited for.
      if (!(await this.tryStart())) this.started = this.start();
    });
  }

  /** Runs after the last response, while the database is still connected. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.started;
    // Running jobs may finish; a job that does not finish in time is run again by another instance.
    const idle = Promise.all([...this.served].map((queue) => this.boss.offWork(queue, { wait: true })));
    await Promise.race([idle, sleep(drainTimeoutMilliseconds, undefined, { ref: false })]);
    const stopped = this.boss.stop({ graceful: false }).catch((error) => this.logThrottled(error));
    await Promise.race([stopped, sleep(stopTimeoutMilliseconds, undefined, { ref: false })]);
  }

  private async start(): Promise<void> {
    do await this.pause();
    while (!this.stopping.signal.aborted && !(await this.tryStart()));
  }

  /** Returns whether the workers have started. */
  private async tryStart(): Promise<boolean> {
    try {
      await this.boss.start();
      this.isStarted = true;
      for (const worker of this.registrations) await this.startWorker(worker);
      return true;
    } catch (error) {
      this.logThrottled(error);
      this.served.clear();
      await this.boss.stop({ graceful: false }).catch(() => undefined);
      return false;
    }
  }

  private pause(): Promise<void> {
    return sleep(retryMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async startWorker({ queue, run }: Worker): Promise<void> {
    const worker: string = await this.boss.work(
      queue,
      {
        ...{ perJobResults: true, includeMetadata: true },
        ...{ pollingIntervalSeconds, notifyPollingIntervalSeconds: pollingIntervalSeconds },
      },
      async ([job]: JobWithMetadata<object>[]): Promise<JobResult[]> => {
        // Fetch the next job right away instead of at the next poll.
        this.boss.notifyWorker(worker);
        if (!job) return [];
        const { traceId = newTraceId() } = job.data as { traceId?: string };
        return [{ id: job.id, status: await inTrace(traceId, () => this.runJob(job, run)) }];
      },
    );
    this.served.add(queue);
  }

  /** A job that throws is retried. pg-boss stores why, so it gets no error: those of PostgreSQL and mail servers quote personal data. */
  private async runJob(job: JobWithMetadata<object>, run: Worker['run']): Promise<JobResultStatus> {
    try {
      const outcome = await run(job.data);
      return typeof outcome === 'string' ? statuses[outcome] : await this.reschedule(job, outcome.retryAfterSeconds);
    } catch (error) {
      if (isDatabaseOutage(error)) this.logThrottled(error);
      else this.log.error({ queue: job.name, error: describeError(error) }, 'job failed');
      return 'failed';
    }
  }

  /** Sends the job again as its next retry, unless no retries are left. */
  private async reschedule(job: JobWithMetadata<object>, seconds: number): Promise<JobResultStatus> {
    const { name, data, retryCount, retryLimit } = job;
    if (retryCount >= retryLimit) return 'failed';
    await this.boss.send(name, data, { startAfter: seconds, retryLimit: retryLimit - retryCount - 1 });
    return 'completed';
  }

  /** Logs at most one line per minute: during an outage every worker fails every two seconds. */
  private logThrottled(error: unknown): void {
    if (Date.now() - this.lastLoggedAt < logIntervalMilliseconds) return;
    this.lastLoggedAt = Date.now();
    this.log.warn({ error: describeJobError(error) }, 'the job queue is unavailable');
  }
}
