import fastifyStatic from '@fastify/static';
import { requestTimer } from '@portal/http-server/metrics';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { teamCommands } from './commands/team-commands.ts';
import type { Publisher } from './remote/publisher.ts';
import { listSite } from './sync/site-listing.ts';

/**
 * The publisher's internal HTTP server: health, signed commands of teams, and site builds for sidecars that copy them. Visitors cannot
 * reach it. Measures requests in the registry.
 */
export function publisherServer(
  publisher: Publisher,
  registry = new Registry(),
  operatorKeys: string[] = [],
): FastifyInstance {
  const server = fastify();
  const time = requestTimer(registry);

  server.addHook('onRequest', async (request, reply) =>
    time(request.raw, reply.raw, () => request.routeOptions.url ?? 'unknown'),
  );

  server.get('/healthz', () => ({
    status: 'ok',
    build: publisher.site.current?.site.id ?? null,
    browser: browserOf(publisher),
    borders: publisher.rendererFacts?.borders ?? 'unknown',
    remotes: publisher.status().map(({ name, live, isCheckedInBrowser, checking, waiting, source }) => ({
      name,
      live,
      isCheckedInBrowser,
      checking,
      waiting,
      source,
    })),
  }));
  server.get('/readyz', (_, reply) =>
    reply.code(publisher.isServing ? 200 : 503).send({ isReady: publisher.isServing }),
  );
  server.get('/site/current', (_, reply) =>
    publisher.site.current
      ? listSite(publisher.env.siteDir, publisher.site.current.site.id)
      : reply.code(503).send({ id: null }),
  );
  server.register(fastifyStatic, { root: publisher.env.siteDir, prefix: '/site/files/' });

  server.register(teamCommands(publisher, operatorKeys));
  return server;
}

/** Returns whether releases are checked in a browser, `unknown` while the renderer does not respond. */
function browserOf({ env, rendererFacts }: Publisher): 'off' | 'available' | 'missing' | 'unknown' {
  if (!env.hasBrowserChecks) return 'off';
  if (!rendererFacts) return 'unknown';
  return rendererFacts.hasBrowser ? 'available' : 'missing';
}
