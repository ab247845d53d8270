import { Webhook } from 'standardwebhooks';
import { DeliveryError } from '../deliveries/delivery-error.ts';

const responseTimeoutMilliseconds = 10_000;
const maxRetryAfterSeconds = 24 * 60 * 60;

interface Receiver {
  url: string;
  secret: string;
}

/**
 * Sends a webhook (docs/webhooks.md), signed as in https://www.standardwebhooks.com. Resolves when the receiver responds with 2xx. Throws
 * `DeliveryError` otherwise.
 *
 * @param id the same for all attempts
 */
export async function sendWebhook({ url, secret }: Receiver, id: string, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const response = await post(url, body, {
    'Content-Type': 'application/json',
    'User-Agent': 'portal-webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  });
  // The response body may repeat personal data, so it is not stored.
  await response.body?.cancel().catch(() => undefined);
  if (response.ok) return;
  throw new DeliveryError(describeStatus(response.status), {
    isPermanent: response.status === 410,
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  });
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers,
      body,
      // A redirect would send the event to a URL that is not configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMilliseconds),
    });
  } catch (error) {
    const { name, cause } = error as Error;
    if (name === 'TimeoutError') throw new DeliveryError('The receiver did not respond within 10 seconds.');
    throw new DeliveryError(`The receiver could not be reached (${Object(cause).code ?? 'network error'}).`);
  }
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
