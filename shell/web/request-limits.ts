import { streamApi } from '@portal/contracts/api-origins';
import { serverLimits } from '@portal/contracts/server-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebEnv } from './env.ts';
import { sendText } from './send-text.ts';

const isStream = new RegExp(streamApi, 'i');

/**
 * Limits the open requests of a client. Bodies are read before they are passed on, so that a slow one holds no connection to the
 * API.
 */
export function limitRequests(app: FastifyInstance, { trustedProxyHops, phone }: WebEnv) {
  const bodies = new OpenRequests(serverLimits.bodiesPerClient);
  const streams = new OpenRequests(serverLimits.streamsPerClient, serverLimits.streams);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    const client = clientAddress(request, trustedProxyHops);
    const isAllowed =
      (!hasBody(request) || bodies.add(client, reply)) &&
      (!isStream.test(pathOf(request)) || streams.add(client, reply));
    if (isAllowed) return;
    reply.headers({ 'retry-after': 60, connection: 'close' });
    return sendText(reply, 429, `That was a lot at once. Please try again in a minute, or call us at ${phone}.`);
  });
}

/** Counts open requests per client. */
class OpenRequests {
  private readonly counts = new Map<string, number>();
  private readonly perClient: number;
  private readonly all: number;
  private total = 0;

  constructor(perClient: number, all = Number.POSITIVE_INFINITY) {
    this.perClient = perClient;
    this.all = all;
  }

  /** Counts a request until its response is closed. Returns false if there are too many. */
  add(client: string, reply: FastifyReply): boolean {
    const count = this.counts.get(client) ?? 0;
    if (count >= this.perClient || this.total >= this.all) return false;
    this.counts.set(client, count + 1);
    this.total += 1;
    reply.raw.once('close', () => {
      this.total -= 1;
      const rest = (this.counts.get(client) ?? 1) - 1;
      if (rest > 0) this.counts.set(client, rest);
      else this.counts.delete(client);
    });
    return true;
  }
}

/** The path as the API reads it: not decoded. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Each trusted proxy has appended the address that it received the request from. */
function clientAddress({ headers, socket }: FastifyRequest, trustedProxyHops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = [...forwarded, socket.remoteAddress ?? ''].map((address) => address.trim()).filter(Boolean);
  return addresses.at(-1 - trustedProxyHops) ?? addresses[0] ?? '';
}
