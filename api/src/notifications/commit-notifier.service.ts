import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CircuitBreakerPool } from '../platform/database/circuit-breaker-pool.ts';
import { JobQueue } from './queue/job-queue.service.ts';
import type { QueueName } from './queue/queues.ts';

/** Each wake costs as much as storing a form, so that many commits share one. */
const delayMilliseconds = 100;

/**
 * Wakes what waits for changes, after their commit and once for many: the workers of job queues in this instance, and by
 * `NOTIFY lead_events` the live lists of all instances. A NOTIFY inside the transaction would serialize commits. What is lost only
 * causes a delay, because both also poll. What polling cannot find is notified in its transaction: erasures (api/sql/erase_leads.sql)
 * and ended sessions (session_ends.sql).
 */
@Injectable()
export class CommitNotifier implements OnApplicationShutdown {
  private readonly changed = new Set<QueueName | 'leads'>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly jobs: JobQueue,
  ) {}

  notify(...changed: (QueueName | 'leads')[]): void {
    for (const name of changed) this.changed.add(name);
    this.timer ??= setTimeout(() => this.wake(), delayMilliseconds);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private wake(): void {
    this.timer = undefined;
    for (const name of this.changed) {
      if (name === 'leads') this.database.query({ text: 'notify lead_events' }).catch(() => undefined);
      else this.jobs.wakeWorkers(name);
    }
    this.changed.clear();
  }
}
