import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Env } from '../../platform/env/env.ts';
import { type DeliveryDetails, idempotencyKey } from '../deliveries/delivery-details.ts';
import { DeliveryError } from '../deliveries/delivery-error.ts';

const responseTimeoutMilliseconds = 10_000;
const maxRetryAfterSeconds = 24 * 60 * 60;

/** Sends lead notifications by webhook (docs/webhooks.md), signed as in https://www.standardwebhooks.com. */
@Injectable()
export class LeadWebhook {
  constructor(private readonly env: Env) {}

  /** Resolves when the receiver responds with 2xx. Throws `DeliveryError` otherwise. */
  async send(delivery: DeliveryDetails): Promise<void> {
    const { leadWebhook } = this.env;
    if (!leadWebhook)
      throw new DeliveryError('The webhook is not configured (LEAD_WEBHOOK_URL).', { isPermanent: true });

    const id = idempotencyKey(delivery);
    const body = JSON.stringify(leadReceivedEvent(delivery, this.env.deskUrl));
    const now = new Date();
    const response = await this.post(leadWebhook.url, body, {
      'Content-Type': 'application/json',
      'User-Agent': 'portal-webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(leadWebhook.secret).sign(id, now, body),
    });
    // The response body may repeat personal data, so it is not stored.
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) return;
    throw new DeliveryError(describeStatus(response.status), {
      isPermanent: response.status === 410,
      retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
    });
  }

  private async post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers,
        body,
        // A redirect would send the lead to a URL that is not configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(responseTimeoutMilliseconds),
      });
    } catch (error) {
      const { name, cause } = error as Error;
      if (name === 'TimeoutError') throw new DeliveryError('The receiver did not respond within 10 seconds.', {});
      throw new DeliveryError(`The receiver could not be reached (${Object(cause).code ?? 'network error'}).`, {});
    }
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

function describeStatus(status: number): string {
  if (status === 410) return 'The receiver responded with 410 Gone.';
  if (status >= 300 && status < 400)
    return `The receiver responded with a redirect (${status}), which is not followed.`;
  return `The receiver responded with ${status}.`;
}

/** Parses `Retry-After` (seconds or a date), limited to one day. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxRetryAfterSeconds) : undefined;
}
