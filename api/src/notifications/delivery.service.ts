import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../platform/env/env.ts';
import { type DeliveryDetails, idempotencyKey, loadDelivery } from './deliveries/delivery-details.ts';
import { DeliveryError } from './deliveries/delivery-error.ts';
import { changeDeliveryState } from './deliveries/delivery-state.ts';
import { acknowledgementMail } from './mail/acknowledgement-mail.ts';
import { Mailer } from './mail/mailer.service.ts';
import { ReplyAddresses } from './mail/reply-addresses.ts';
import { salesMail } from './mail/sales-mail.ts';
import type { RefusedRecipient } from './queue/send-notes.ts';
import { type Sendable, Sender } from './sender.service.ts';
import { leadEvent } from './webhook/lead-event.ts';
import { loadNews } from './webhook/lead-news.ts';
import { sendWebhook } from './webhook/send-webhook.ts';

const concurrency = 4;

/** Sends notifications about leads. Each is retried until it succeeds, fails permanently, or runs out of attempts. */
@Injectable()
export class DeliveryService {
  private readonly replyAddresses: ReplyAddresses;

  constructor(
    sender: Sender,
    private readonly mailer: Mailer,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    this.replyAddresses = new ReplyAddresses(env.mailboxAddress, env.encryptionKeys);
    sender.serve<{ deliveryId: number }>('deliver', concurrency, async ({ deliveryId }) => {
      const { manager } = this.database;
      const delivery = await loadDelivery(manager, deliveryId);
      const news = delivery ? undefined : await loadNews(manager, deliveryId, this.env.deskUrl);
      // Otherwise the lead was deleted, or another job has sent the delivery.
      if (delivery?.state === 'waiting')
        return this.sendable(deliveryId, idempotencyKey(delivery), () => this.send(delivery));
      return news?.state === 'waiting'
        ? this.sendable(deliveryId, news.key, () => this.sendWebhook(news.key, news.body))
        : undefined;
    });
  }

  /** A copy of a notice harms less than none, and has the same message id. */
  private sendable(deliveryId: number, key: string, send: () => Promise<RefusedRecipient[]>): Sendable {
    const settle = (to: 'sent' | 'failed') =>
      this.database.transaction((manager) => changeDeliveryState(manager, { deliveryId, from: 'waiting', to }));
    return {
      key,
      send: async () => {
        await this.database.query('update deliveries set attempts = attempts + 1 where id = $1', [deliveryId]);
        return send();
      },
      recordAccepted: () => settle('sent'),
      recordFailure: ({ message, failure }) =>
        failure.isLast
          ? settle('failed')
          : this.database.query('update deliveries set last_error = $2 where id = $1', [deliveryId, message]),
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
        return this.sendWebhook(idempotencyKey(delivery), leadEvent(delivery, this.env.deskUrl));
    }
  }

  private async sendWebhook(key: string, event: object): Promise<RefusedRecipient[]> {
    if (!this.env.leadWebhook)
      throw new DeliveryError('The webhook is not configured (LEAD_WEBHOOK_URL).', { isPermanent: true });
    await sendWebhook(this.env.leadWebhook, key, event);
    return [];
  }
}
