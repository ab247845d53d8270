import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A webhook receiver that verifies signatures. */
export interface WebhookReceiver {
  url: string;
  secret: string;
  calls: ReceivedCall[];
  /** Sends the response to the next calls. */
  respond: (response: ServerResponse, call: ReceivedCall) => void;
  /** Verifies the signature of a call. Throws if it is invalid. */
  verify(call: ReceivedCall): unknown;
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    receiver.calls.push(call);
    receiver.respond(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?key=of-the-receiver`,
    secret,
    calls: [],
    respond: (response) => response.writeHead(204).end(),
    verify: ({ body, headers }) => new Webhook(secret).verify(body, headers as Record<string, string>),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
