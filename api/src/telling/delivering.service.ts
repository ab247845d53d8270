import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { isDatabaseOutage } from '../database/outage.ts';
import { Env } from '../env.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';
import { type DeliveryReport, reportOf } from './delivery-report.ts';
import { Jobs, type Outcome } from './jobs.service.ts';
import { findForgotten, moveDelivery } from './lead-deliveries.ts';
import { Mailer } from './mailer.service.ts';
import { Refused } from './refused.ts';
import { salesMail } from './sales-mail.ts';
import { LeadWebhook } from './webhook.service.ts';

const hands = 4;
const longestSettlingMilliseconds = 60_000;

interface DeliveryJob {
  deliveryId: number;
}

/** Carries out deliveries: each is tried until somebody has said yes, or a no that is final, or patience is at its end. */
@Injectable()
export class Delivering implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly webhook: LeadWebhook,
    private readonly database: DataSource,
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.beforeWork(() => this.database.transaction(findForgotten));
    this.jobs.onEach<DeliveryJob>('deliver', hands, ({ deliveryId }, job) => this.deliver(deliveryId, job));
    this.jobs.onEach<DeliveryJob>('undelivered', 1, ({ deliveryId }) => this.giveUp(deliveryId));
  }

  private async deliver(deliveryId: number, job: JobWithMetadata<object>): Promise<Outcome> {
    const report = await reportOf(this.database.manager, deliveryId);
    // Gone with its lead, or done by a job that was started twice.
    if (report?.state !== 'waiting') return 'done';

    await this.database.query('update deliveries set attempts = attempts + 1 where id = $1', [deliveryId]);
    try {
      await this.tell(report);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return await this.putOff(report, error, job);
    }
    await this.settle(deliveryId, job.signal);
    return 'done';
  }

  private tell(report: DeliveryReport): Promise<void> {
    switch (report.channel) {
      case 'sales-email':
        return this.mailer.send(salesMail(report, this.env));
      case 'acknowledgement':
        return this.mailer.send(acknowledgementMail(report, this.env));
      case 'webhook':
        return this.webhook.send(report);
    }
  }

  private async putOff(
    { deliveryId, channel }: DeliveryReport,
    { message, isFinal, retryAfterSeconds }: Refused,
    job: JobWithMetadata<object>,
  ): Promise<Outcome> {
    await this.database.query('update deliveries set last_error = $2 where id = $1', [deliveryId, message]);
    this.log.warn({ deliveryId, channel, isFinal }, 'a delivery was not taken');
    if (isFinal) return 'never';
    if (retryAfterSeconds && (await this.jobs.postpone(job, retryAfterSeconds))) return 'done';
    return 'later';
  }

  /**
   * What was taken must be known as taken, or it is sent again. So a database that has just gone away is waited for, as long
   * as the job is ours. Only a crash right here leads to a second copy, under the same name.
   */
  private async settle(deliveryId: number, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + longestSettlingMilliseconds;
    for (;;) {
      try {
        await this.database.transaction((transaction) =>
          moveDelivery(transaction, { deliveryId, from: 'waiting', to: 'sent' }),
        );
        return;
      } catch (error) {
        if (!isDatabaseOutage(error) || signal.aborted || Date.now() > deadline) throw error;
        await sleep(500);
      }
    }
  }

  private async giveUp(deliveryId: number): Promise<Outcome> {
    const isNew = await this.database.transaction((transaction) =>
      moveDelivery(transaction, { deliveryId, from: 'waiting', to: 'failed' }),
    );
    if (isNew) this.log.error({ deliveryId }, 'a delivery has failed for good');
    return 'done';
  }
}
