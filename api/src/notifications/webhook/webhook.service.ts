import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.ts';
import { type DeliveryDetails, idempotencyKey } from '../deliveries/delivery-details.ts';
import { DeliveryError } from '../deliveries/delivery-error.ts';
import { sendWebhook } from './send-webhook.ts';

/** Sends lead notifications by webhook. */
@Injectable()
export class LeadWebhook {
  constructor(private readonly env: Env) {}

  /** Resolves when the receiver responds with 2xx. Throws `DeliveryError` otherwise. */
  async send(delivery: DeliveryDetails): Promise<void> {
    const { leadWebhook, deskUrl } = this.env;
    if (!leadWebhook)
      throw new DeliveryError('The webhook is not configured (LEAD_WEBHOOK_URL).', { isPermanent: true });
    await sendWebhook(leadWebhook, idempotencyKey(delivery), leadReceivedEvent(delivery, deskUrl));
  }
}

/** Documented in docs/webhooks.md. Fields may be added, but not changed. */
function leadReceivedEvent(delivery: DeliveryDetails, deskUrl: string) {
  const { leadId, reference, kind, language, receivedAt, storedInJournalFirst } = delivery;
  const { name, company, email, phone, service, message, page, landing, city, referrerHost, utm, release } = delivery;
  return {
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: {
      lead: { id: leadId, url: `${deskUrl}/admin/leads/${leadId}` },
      submission: { reference, kind, language, receivedAt: receivedAt.toISOString(), storedInJournalFirst },
      person: { name, company, email, phone },
      request: { service, message },
      origin: { page, landing, city, referrerHost, utm, release },
    },
  };
}
