import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Env } from '../platform/env/env.ts';
import { InjectLogger } from '../platform/logging/inject-logger.ts';
import { CommitNotifier } from './commit-notifier.service.ts';
import { type DeliveryDetails, idempotencyKey, loadDelivery } from './deliveries/delivery-details.ts';
import { DeliveryError } from './deliveries/delivery-error.ts';
import { changeDeliveryState } from './deliveries/delivery-state.ts';
import { acknowledgementMail } from './mail/acknowledgement-mail.ts';
import { Mailer } from './mail/mailer.service.ts';
import { ReplyAddresses } from './mail/reply-addresses.ts';
import { salesMail } from './mail/sales-mail.ts';
import { JobQueue, type Outcome } from './queue/job-queue.service.ts';
import type { RefusedRecipient } from './queue/send-notes.ts';
import { type Sendable, Sender } from './sender.service.ts';
import { leadEvent } from './webhook/lead-event.ts';
import { sendWebhook } from './webhook/send-webhook.ts';

const concurrency = 4;

interface DeliveryJob {
  deliveryId: number;
}

/** Sends notifications about leads. Each is retried until it succeeds, fails permanently, or runs out of attempts. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  private readonly replyAddresses: ReplyAddresses;

  constructor(
    private readonly sender: Sender,
    private readonly jobs: JobQueue,
    private readonly commits: CommitNotifier,
    private readonly mailer: Mailer,
    private readonly database: DataSource,
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.replyAddresses = new ReplyAddresses(env.mailboxAddress, env.encryptionKeys);
  }

  onModuleInit(): void {
    this.jobs.registerWorker<DeliveryJob>('deliver', concurrency, ({ deliveryId }) => this.deliver(deliveryId));
    this.jobs.registerWorker<DeliveryJob>('deliver-dead-letter', 1, ({ deliveryId }) => this.markFailed(deliveryId));
  }

  private async deliver(deliveryId: number): Promise<Outcome> {
    const delivery = await loadDelivery(this.database.manager, deliveryId);
    // The lead was deleted, or another job has sent the delivery.
    if (delivery?.state !== 'waiting') return 'completed';

    await this.database.query('update deliveries set attempts = attempts + 1 where id = $1', [deliveryId]);
    return this.sender.attempt(this.sendable(delivery));
  }

  /** A copy of a notice harms less than none, and has the same message id. */
  private sendable(delivery: DeliveryDetails): Sendable {
    const { deliveryId } = delivery;
    return {
      key: idempotencyKey(delivery),
      send: () => this.send(delivery),
      recordAccepted: () => this.settle(deliveryId, 'sent'),
      recordFailure: ({ message }) =>
        this.database.query('update deliveries set last_error = $2 where id = $1', [deliveryId, message]),
    };
  }

  private async send(delivery: DeliveryDetails): Promise<RefusedRecipient[]> {
    // An answer leads back to the lead, if somebody reads the mailbox.
    const thread = this.env.imapUrl
      ? [{ name: this.env.company.name, address: this.replyAddresses.addressOf(delivery.leadId) }]
      : [];
    switch (delivery.channel) {
      case 'sales-email':
        return this.mailer.send(salesMail(delivery, this.env, thread));
      case 'acknowledgement':
        return this.mailer.send(acknowledgementMail(delivery, this.env, thread));
      case 'webhook':
        if (!this.env.leadWebhook)
          throw new DeliveryError('The webhook is not configured (LEAD_WEBHOOK_URL).', { isPermanent: true });
        await sendWebhook(this.env.leadWebhook, idempotencyKey(delivery), leadEvent(delivery, this.env.deskUrl));
        return [];
    }
  }

  /** Records the end of a delivery. Returns false if it had ended. */
  private async settle(deliveryId: number, to: 'sent' | 'failed'): Promise<boolean> {
    const isNew = await this.database.transaction((transaction) =>
      changeDeliveryState(transaction, { deliveryId, from: 'waiting', to }),
    );
    this.commits.notify('leads');
    return isNew;
  }

  private async markFailed(deliveryId: number): Promise<Outcome> {
    const delivery = await loadDelivery(this.database.manager, deliveryId);
    if (!delivery || (await this.sender.finish(this.sendable(delivery)))) return 'completed';
    if (await this.settle(deliveryId, 'failed')) this.log.error({ deliveryId }, 'delivery failed permanently');
    return 'completed';
  }
}
