import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { DatabaseArrival } from '../database/database-arrival.ts';
import { ImpatientClient } from '../database/impatient-client.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { Env } from '../env.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { describeJobFault } from './job-fault.ts';
import { jobsSchema, type QueueName } from './queues.ts';

const longestEndMilliseconds = 4_000;
const longestFarewellMilliseconds = 1_000;
const startPauseMilliseconds = 1_000;
const secondsBetweenLooks = 2;
const wakeMilliseconds = 50;
const quietMilliseconds = 60_000;

/** What has become of a job: `later` is tried again as its queue says, `never` is given up at once. */
export type Outcome = 'done' | 'later' | 'never';

interface Work {
  queue: QueueName;
  batchSize: number;
  run: (jobs: JobWithMetadata<object>[]) => Promise<JobResult[]>;
}

/**
 * The hands of the API: takes jobs out of their queues and has them done, in every instance of the API, each job by one
 * of them. Has no part in starting or answering: while the database is away it waits, and comes back by itself.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly work: Work[] = [];
  private readonly preparations: (() => Promise<void>)[] = [];
  private readonly workers = new Map<QueueName, string[]>();
  private readonly waking = new Set<QueueName>();
  private readonly stopping = new AbortController();
  private started: Promise<void> = Promise.resolve();
  private lastComplaint = 0;

  constructor(
    env: Env,
    private readonly arrival: DatabaseArrival,
    @InjectLogger() private readonly log: Logger,
  ) {
    const connection = {
      connectionString: env.databaseUrl,
      Client: ImpatientClient,
      application_name: 'portal-api-jobs',
      max: 4,
      connectionTimeoutMillis: 1_500,
      query_timeout: 4_000,
      keepAlive: true,
    };
    this.boss = new PgBoss({
      ...connection,
      schema: jobsSchema,
      // Made by the migrations; until they have run there is nothing to do.
      createSchema: false,
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    this.boss.on('error', (error) => this.complain(error));
    this.boss.on('warning', ({ message }) => this.log.warn({ warning: message }, 'the job queue has a warning'));
  }

  /** Declares who does the jobs of a queue, one after the other, `hands` at a time. To be called before the API has started. */
  onEach<Data>(
    queue: QueueName,
    hands: number,
    run: (data: Data, job: JobWithMetadata<object>) => Promise<Outcome>,
  ): void {
    const statuses = { done: 'completed', later: 'failed', never: 'deadletter' } as const;
    for (let hand = 0; hand < hands; hand++) {
      this.work.push({
        queue,
        batchSize: 1,
        run: (jobs) =>
          Promise.all(jobs.map(async (job) => ({ id: job.id, status: statuses[await run(job.data as Data, job)] }))),
      });
    }
  }

  /** Declares who does the jobs of a queue many at a time. What throws is tried again. */
  onMany<Data>(queue: QueueName, run: (data: Data[]) => Promise<void>): void {
    this.work.push({
      queue,
      batchSize: 100,
      run: async (jobs) => {
        await run(jobs.map(({ data }) => data as Data));
        return jobs.map(({ id }) => ({ id, status: 'completed' }));
      },
    });
  }

  /** Declares what has to be put in order each time the API starts, before the first job. */
  beforeWork(prepare: () => Promise<void>): void {
    this.preparations.push(prepare);
  }

  /** Puts a job off for so long, as one more of its tries. False when there are none left. */
  async postpone({ name, data, retryCount, retryLimit }: JobWithMetadata<object>, seconds: number): Promise<boolean> {
    if (retryCount >= retryLimit) return false;
    await this.boss.send(name, data, { startAfter: seconds, retryLimit: retryLimit - retryCount - 1 });
    return true;
  }

  /**
   * Has a queue looked at now instead of within two seconds: for whoever has just committed a job. When many do at the same
   * time, it is looked at once for all of them.
   */
  wake(queue: QueueName): void {
    if (this.waking.has(queue)) return;
    this.waking.add(queue);
    setTimeout(() => {
      this.waking.delete(queue);
      for (const worker of this.workers.get(queue) ?? []) this.boss.notifyWorker(worker);
    }, wakeMilliseconds).unref();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.arrival.whenThere(async () => {
      this.started = this.start();
    });
  }

  /** After the last answer is out, and while the database is still there. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.started;
    // What is under way may end; what does not end in time is done again by the next one to start.
    const idle = Promise.all([...this.workers.keys()].map((queue) => this.boss.offWork(queue, { wait: true })));
    await Promise.race([idle, sleep(longestEndMilliseconds, undefined, { ref: false })]);
    const stopped = this.boss.stop({ graceful: false }).catch((error) => this.complain(error));
    await Promise.race([stopped, sleep(longestFarewellMilliseconds, undefined, { ref: false })]);
  }

  private async start(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.boss.start();
        for (const prepare of this.preparations) await prepare();
        for (const work of this.work) await this.employ(work);
        return;
      } catch (error) {
        this.complain(error);
        this.workers.clear();
        await this.boss.stop({ graceful: false }).catch(() => undefined);
        await sleep(startPauseMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  private async employ({ queue, batchSize, run }: Work): Promise<void> {
    const worker: string = await this.boss.work(
      queue,
      {
        batchSize,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        pollingIntervalSeconds: secondsBetweenLooks,
      },
      async (jobs: JobWithMetadata<object>[]) => {
        // Where there was one job there may be the next: look again at once instead of after the usual pause.
        if (batchSize === 1) this.boss.notifyWorker(worker);
        return await run(jobs).catch((error) => {
          if (isDatabaseOutage(error)) this.complain(error);
          else this.log.error({ queue, error: describeError(error) }, 'a job has failed');
          throw error;
        });
      },
    );
    this.workers.set(queue, [...(this.workers.get(queue) ?? []), worker]);
  }

  /** Without the database every worker complains every other second: one line a minute says as much. */
  private complain(error: unknown): void {
    if (Date.now() - this.lastComplaint < quietMilliseconds) return;
    this.lastComplaint = Date.now();
    this.log.warn({ error: describeJobFault(error) }, 'jobs wait');
  }
}
