import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebEnv } from './env.ts';
import { sendText } from './send-text.ts';

/** Longest body in bytes, an option of Fastify. More than the API accepts, so that the API rejects long bodies itself. */
export const bodyLimit = 128 * 1024;

/** How many requests with a body one client may have open. The same as `limit_conn` in infra/nginx. */
const openRequestsPerClient = 50;

/** Reads bodies before they are passed on, so that a slow one holds no connection to the API. */
export function limitBodies(app: FastifyInstance, { trustedProxyHops, phone }: WebEnv) {
  const openRequests = new Map<string, number>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const client = clientAddress(request, trustedProxyHops);
    const count = openRequests.get(client) ?? 0;
    if (count >= openRequestsPerClient) {
      reply.headers({ 'retry-after': 60, connection: 'close' });
      return sendText(reply, 429, `That was a lot at once. Please try again in a minute, or call us at ${phone}.`);
    }
    openRequests.set(client, count + 1);
    reply.raw.once('close', () => {
      const rest = (openRequests.get(client) ?? 1) - 1;
      if (rest > 0) openRequests.set(client, rest);
      else openRequests.delete(client);
    });
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Each trusted proxy has appended the address that it received the request from. */
function clientAddress({ headers, socket }: FastifyRequest, trustedProxyHops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = [...forwarded, socket.remoteAddress ?? ''].map((address) => address.trim()).filter(Boolean);
  return addresses.at(-1 - trustedProxyHops) ?? addresses[0] ?? '';
}
