import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  BadRequestException,
  Injectable,
  type OnApplicationBootstrap,
  PayloadTooLargeException,
  UnauthorizedException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { releaseEventSchema } from '@portal/contracts/field-counters';
import { type InnerRoutes, serveMetrics } from '@portal/http-server/metrics';
import { Gauge, Registry } from 'prom-client';
import { FieldReports } from '../field-reports/field-reports.service.ts';
import { Journal } from '../intake/journal/journal.service.ts';
import { MailboxStatus } from '../mail/receiving/mailbox-status.service.ts';
import { JobQueue } from '../notifications/queue/job-queue.service.ts';
import { freeRatio, measureNames } from '../operation/measures.ts';
import { OperationChecks } from '../operation/operation-checks.service.ts';
import { CircuitBreakerPool } from '../platform/database/circuit-breaker-pool.ts';
import { DatabaseConnection } from '../platform/database/database-connection.ts';
import { Env } from '../platform/env/env.ts';
import { Logger } from '../platform/logging/logger.ts';
import { ReleaseEvents } from '../release-events/release-events.service.ts';

const maxEventBytes = 10_000;

type Labels = Record<string, string>;
type Sample = [value: number, labels?: Labels];

/**
 * Serves the metrics of this instance, and the counters of field reports. What is known in the process is read when it is collected. What only PostgreSQL knows is
 * missing during an outage, so that a scrape does not wait for it.
 */
@Injectable()
export class ApiMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly registry: Registry,
    private readonly pool: CircuitBreakerPool,
    private readonly connection: DatabaseConnection,
    private readonly journal: Journal,
    private readonly jobs: JobQueue,
    private readonly mailbox: MailboxStatus,
    private readonly operation: OperationChecks,
    private readonly fieldReports: FieldReports,
    private readonly releaseEvents: ReleaseEvents,
    private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.env;
    if (metricsPort === undefined) return;
    this.addGauges();
    const server = await serveMetrics(this.registry, host, metricsPort, this.routes);
    this.log.info({ port: (server.address() as AddressInfo).port }, 'metrics are served');
  }

  /** What the publisher asks, beside the metrics. */
  private readonly routes: InnerRoutes = {
    'GET /field-counters': async ({ searchParams }) => {
      const [from, to] = ['from', 'to'].map((name) => new Date(searchParams.get(name) ?? Number.NaN));
      if (!(Number(from) < Number(to))) throw new BadRequestException();
      return this.fieldReports.counters(from as Date, to as Date);
    },
    'POST /release-events': async (_, request) => {
      const { data } = releaseEventSchema.safeParse(await readEvent(request, this.env.releaseEventsKey));
      if (!data) throw new BadRequestException();
      await this.releaseEvents.accept(data);
    },
  };

  private addGauges(): void {
    const { pool, connection, journal } = this;
    this.addGauge('api_circuit_open', 'Whether the circuit breaker is open: forms go to the journal.', [], () => [
      [Number(pool.isOpen)],
    ]);
    this.addGauge('api_pool_connections', 'Connections, and callers that wait for one.', ['pool', 'state'], () => [
      ...byState(pool.load, { pool: 'forms' }),
      ...byState(connection.load ?? {}, { pool: 'staff' }),
    ]);
    this.addGauge('api_start_steps_failing', 'Steps of the start that are tried again.', [], () => [
      [connection.failingSteps.length],
    ]);
    this.addGauge('api_journal_entries', 'Entries that wait or are rejected, and unreadable files.', ['state'], () => {
      const { isWritable: _, ...counts } = journal.report();
      return byState(counts);
    });
    this.addGauge('api_journal_oldest_seconds', 'How long the oldest submission waits in the journal.', [], () => [
      [journal.oldestSeconds],
    ]);
    this.addGauge('api_journal_writable', 'Whether the journal can be written.', [], () => [
      [Number(journal.report().isWritable)],
    ]);
    this.addGauge('api_queue_jobs', 'Jobs: ready, active, tried later, or failed.', ['queue', 'state'], () =>
      this.queuedJobs(),
    );
    this.addGauge('api_mail_folder_free_ratio', 'Free part of the disk of raw mails and files of drafts.', [], () =>
      freeRatio(this.env.dataDir).then((ratio) => [[ratio]]),
    );
    for (const [name, help] of Object.entries(measureNames))
      this.addGauge(`api_${name}`, help, [], () => {
        const value = this.operation.measured[name as keyof typeof measureNames];
        return value === undefined ? [] : [[value]];
      });
    this.addGauge('api_mailbox_connected', 'Whether an instance reads the mailbox.', [], () => this.mailboxState());
  }

  private async queuedJobs(): Promise<Sample[]> {
    const queues = await this.fromDatabase(() => this.jobs.queues());
    return (queues ?? []).flatMap(({ name, readyCount, activeCount, deferredCount, failedCount }) =>
      byState(
        { ready: readyCount, active: activeCount, deferred: deferredCount, failed: failedCount },
        { queue: name },
      ),
    );
  }

  private async mailboxState(): Promise<Sample[]> {
    const status = await this.fromDatabase(() => this.mailbox.show());
    return status && status.state !== 'off' ? [[Number(status.state === 'connected')]] : [];
  }

  private async fromDatabase<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    return this.pool.isResponding ? read().catch(() => undefined) : undefined;
  }

  private addGauge(name: string, help: string, labelNames: string[], read: () => Sample[] | Promise<Sample[]>): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        const samples = await read();
        this.reset();
        // `reset` sets it to 0.
        if (labelNames.length === 0) this.remove();
        for (const [value, labels = {}] of samples) this.set(labels, value);
      },
    });
  }
}

/** Reads what the publisher sends, which proves itself by the key that both have. No page of a browser can send it. */
async function readEvent(request: IncomingMessage, key: string | undefined): Promise<unknown> {
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const [given, expected] = [authorization, `Bearer ${key}`].map((text) => createHash('sha256').update(text).digest());
  if (!key || !timingSafeEqual(given as Buffer, expected as Buffer)) throw new UnauthorizedException();
  if (type !== 'application/json') throw new UnsupportedMediaTypeException();
  if (!(Number(request.headers['content-length']) <= maxEventBytes)) throw new PayloadTooLargeException();
  return json(request).catch(() => undefined);
}

const byState = (counts: object, labels: Labels = {}): Sample[] =>
  Object.entries(counts).map(([state, count]) => [Number(count), { ...labels, state }]);
