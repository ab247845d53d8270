import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that receives webhooks about leads. */
export interface WebhookReceiver {
  /** Settings of the portal. */
  env: { LEAD_WEBHOOK_URL: string; LEAD_WEBHOOK_SECRET: string };
  /** Bodies of the requests. */
  bodies: string[];
  /** Status of the next responses: 204 accepts a delivery, 410 rejects it permanently. */
  status: number;
  stop(): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    receiver.bodies.push(Buffer.concat(await request.toArray()).toString());
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
    bodies: [],
    status: 204,
    stop: () => server.close(),
  };
  return receiver;
}
