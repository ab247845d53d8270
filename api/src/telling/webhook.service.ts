import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Env } from '../env.ts';
import { type DeliveryReport, deliveryName } from './delivery-report.ts';
import { Refused } from './refused.ts';

const longestAnswerMilliseconds = 10_000;
const longestPauseSeconds = 24 * 60 * 60;

/** Tells another program of a lead, as docs/webhooks.md promises: https://www.standardwebhooks.com. */
@Injectable()
export class LeadWebhook {
  constructor(private readonly env: Env) {}

  /** Returns when the receiver has said yes; throws `Refused` otherwise. */
  async send(report: DeliveryReport): Promise<void> {
    const { leadWebhook } = this.env;
    if (!leadWebhook) throw new Refused('The webhook is not configured (LEAD_WEBHOOK_URL).', { isFinal: true });

    const id = deliveryName(report);
    const body = JSON.stringify(leadReceived(report, this.env.deskUrl));
    const now = new Date();
    const answer = await this.post(leadWebhook.url, body, {
      'Content-Type': 'application/json',
      'User-Agent': 'portal-webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(leadWebhook.secret).sign(id, now, body),
    });
    // What the receiver says beside its status may repeat what it was told, and is not kept.
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return;
    throw new Refused(sentenceFor(answer.status), {
      isFinal: answer.status === 410,
      retryAfterSeconds: pauseAskedFor(answer.headers.get('retry-after')),
    });
  }

  private async post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers,
        body,
        // A redirect would take the lead to an address nobody has configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(longestAnswerMilliseconds),
      });
    } catch (error) {
      const { name, cause } = error as Error;
      if (name === 'TimeoutError') throw new Refused('The receiver did not answer within 10 seconds.', {});
      throw new Refused(`The receiver was not reached (${Object(cause).code ?? 'network error'}).`, {});
    }
  }
}

/** Documented in docs/webhooks.md: fields are added, never changed. */
function leadReceived(report: DeliveryReport, deskUrl: string) {
  const { leadId, reference, kind, receivedAt, receivedWhileAway } = report;
  const { name, company, email, phone, service, message, page, landing, city, referrerHost, utm, release } = report;
  return {
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: {
      lead: { id: leadId, url: `${deskUrl}/admin/leads/${leadId}` },
      submission: { reference, kind, receivedAt: receivedAt.toISOString(), receivedWhileAway },
      person: { name, company, email, phone },
      request: { service, message },
      origin: { page, landing, city, referrerHost, utm, release },
    },
  };
}

function sentenceFor(status: number): string {
  if (status === 410) return 'The receiver says that it is gone for good (410).';
  if (status >= 300 && status < 400) return `The receiver redirects (${status}), which is not followed.`;
  return `The receiver answered ${status}.`;
}

/** `Retry-After`: seconds or a date, at most a day. */
function pauseAskedFor(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestPauseSeconds) : undefined;
}
