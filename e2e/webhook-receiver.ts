import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A program outside the portal that is told of leads by webhook. */
export interface WebhookReceiver {
  /** What the portal has to be told about it. */
  env: { LEAD_WEBHOOK_URL: string; LEAD_WEBHOOK_SECRET: string };
  /** The bodies it was sent. */
  told: string[];
  /** How the next calls are answered: 204 takes them, 410 refuses them for good. */
  status: number;
  stop(): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    receiver.told.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(receiver.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    env: {
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    },
    told: [],
    status: 204,
    stop: () => server.close(),
  };
  return receiver;
}
