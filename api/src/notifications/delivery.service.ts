import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { advisoryLocks } from '../platform/database/advisory-locks.ts';
import { isDatabaseOutage } from '../platform/database/outage.ts';
import { Env } from '../platform/env/env.ts';
import { InjectLogger } from '../platform/logging/inject-logger.ts';
import { CommitNotifier } from './commit-notifier.service.ts';
import { type DeliveryDetails, loadDelivery } from './deliveries/delivery-details.ts';
import { DeliveryError } from './deliveries/delivery-error.ts';
import { changeDeliveryState } from './deliveries/delivery-state.ts';
import { acknowledgementMail } from './mail/acknowledgement-mail.ts';
import { Mailer } from './mail/mailer.service.ts';
import { salesMail } from './mail/sales-mail.ts';
import { JobQueue, type Outcome } from './queue/job-queue.service.ts';
import { LeadWebhook } from './webhook/webhook.service.ts';

const concurrency = 4;
const markSentTimeoutMilliseconds = 60_000;

interface DeliveryJob {
  deliveryId: number;
}

/** Sends deliveries. Each is retried until it succeeds, fails permanently, or runs out of attempts. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commits: CommitNotifier,
    private readonly mailer: Mailer,
    private readonly webhook: LeadWebhook,
    private readonly database: DataSource,
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    const waiting = `select id from deliveries where state = 'waiting' order by id`;
    this.jobs.onStart(async () => {
      await this.database.transaction((transaction) =>
        this.jobs.sendMissing(transaction, 'deliver', {
          lock: advisoryLocks.orphanedDeliveries,
          waiting,
          key: 'deliveryId',
        }),
      );
    });
    this.jobs.registerWorker<DeliveryJob>('deliver', concurrency, ({ deliveryId }, job) =>
      this.deliver(deliveryId, job),
    );
    this.jobs.registerWorker<DeliveryJob>('deliver-dead-letter', 1, ({ deliveryId }) => this.markFailed(deliveryId));
  }

  private async deliver(deliveryId: number, job: JobWithMetadata<object>): Promise<Outcome> {
    const delivery = await loadDelivery(this.database.manager, deliveryId);
    // The lead was deleted, or another job has sent the delivery.
    if (delivery?.state !== 'waiting') return 'completed';

    await this.database.query('update deliveries set attempts = attempts + 1 where id = $1', [deliveryId]);
    try {
      await this.send(delivery);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return await this.recordFailure(delivery, error, job);
    }
    await this.markSent(deliveryId, job.signal);
    return 'completed';
  }

  private send(delivery: DeliveryDetails): Promise<void> {
    switch (delivery.channel) {
      case 'sales-email':
        return this.mailer.send(salesMail(delivery, this.env));
      case 'acknowledgement':
        return this.mailer.send(acknowledgementMail(delivery, this.env));
      case 'webhook':
        return this.webhook.send(delivery);
    }
  }

  private async recordFailure(
    { deliveryId, channel }: DeliveryDetails,
    { message, isPermanent, retryAfterSeconds }: DeliveryError,
    job: JobWithMetadata<object>,
  ): Promise<Outcome> {
    await this.database.query('update deliveries set last_error = $2 where id = $1', [deliveryId, message]);
    this.log.warn({ deliveryId, channel, isPermanent }, 'delivery attempt failed');
    if (isPermanent) return 'dead-letter';
    if (retryAfterSeconds && (await this.jobs.reschedule(job, retryAfterSeconds))) return 'completed';
    return 'retry';
  }

  /**
   * Marks a delivery as sent. During an outage of the database this is retried, because the job would send the message
   * again. Only a crash at this point leads to a second copy, with the same message id.
   */
  private async markSent(deliveryId: number, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + markSentTimeoutMilliseconds;
    for (;;) {
      try {
        await this.database.transaction((transaction) =>
          changeDeliveryState(transaction, { deliveryId, from: 'waiting', to: 'sent' }),
        );
        this.commits.notify('leads');
        return;
      } catch (error) {
        if (!isDatabaseOutage(error) || signal.aborted || Date.now() > deadline) throw error;
        await sleep(500);
      }
    }
  }

  private async markFailed(deliveryId: number): Promise<Outcome> {
    const isNew = await this.database.transaction((transaction) =>
      changeDeliveryState(transaction, { deliveryId, from: 'waiting', to: 'failed' }),
    );
    this.commits.notify('leads');
    if (isNew) this.log.error({ deliveryId }, 'delivery failed permanently');
    return 'completed';
  }
}
