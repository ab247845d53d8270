import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { JobQueue } from './queue/job-queue.service.ts';
import type { QueueName } from './queue/queues.ts';

/** Each wake costs as much as storing a form, so that many commits share one. */
const delayMilliseconds = 100;

/**
 * Wakes the workers of job queues in this instance after the commit of a transaction that has sent jobs, once for many. What is lost only
 * causes a delay, because workers also poll.
 */
@Injectable()
export class CommitNotifier implements OnApplicationShutdown {
  private readonly queues = new Set<QueueName>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly jobs: JobQueue) {}

  notify(...queues: QueueName[]): void {
    for (const queue of queues) this.queues.add(queue);
    this.timer ??= setTimeout(() => this.wake(), delayMilliseconds);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private wake(): void {
    this.timer = undefined;
    for (const queue of this.queues) this.jobs.wakeWorkers(queue);
    this.queues.clear();
  }
}
