import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { requestTimer } from '@portal/http-server/metrics';
import { senderOf, verifyCommand } from '@portal/release/commands';
import fastify, { type FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { Registry } from 'prom-client';
import writeFileAtomic from 'write-file-atomic';
import type { Publisher } from './publisher.ts';
import { runCommand } from './state/commands.ts';
import { listSite } from './sync/site-listing.ts';

const maxCommandBytes = 20_000;

/**
 * The publisher's internal HTTP server: health, signed commands of teams, and site builds for sidecars that copy them. Visitors cannot
 * reach it. Measures requests in the registry.
 */
export function publisherServer(publisher: Publisher, registry = new Registry()): FastifyInstance {
  const server = fastify({ bodyLimit: maxCommandBytes });
  const oneAtATime = pLimit(1);
  const time = requestTimer(registry);

  server.addHook('onRequest', async (request, reply) =>
    time(request.raw, reply.raw, () => request.routeOptions.url ?? 'unknown'),
  );

  server.get('/healthz', () => ({
    status: 'ok',
    build: publisher.site.current?.site.id ?? null,
    browser: browserOf(publisher),
    borders: publisher.rendererFacts?.borders ?? 'unknown',
    remotes: publisher.status().map(({ name, live, isCheckedInBrowser, checking, waiting, needsOperator, source }) => ({
      name,
      live,
      isCheckedInBrowser,
      checking,
      waiting,
      needsOperator,
      source,
    })),
  }));
  server.get('/readyz', (_, reply) => reply.code(publisher.isReady ? 200 : 503).send({ isReady: publisher.isReady }));
  server.get('/site/current', (_, reply) =>
    publisher.site.current
      ? listSite(publisher.env.siteDir, publisher.site.current.site.id)
      : reply.code(503).send({ id: null }),
  );
  server.register(fastifyStatic, { root: publisher.env.siteDir, prefix: '/site/files/' });

  server.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  server.removeContentTypeParser('application/json');
  server.post('/releases/commands', async ({ body }, reply) => {
    const now = Date.now();
    // The command is not used up, and can be sent again.
    if (!publisher.site.shell)
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ isDone: false, message: 'The publisher is starting. Try again.', violations: [] });
    try {
      const team = senderOf(String(body), publisher.teams);
      if (!team) throw new Error('The command is not signed with a key of any team.');
      const { command, remote, version, actor, reason, at } = verifyCommand(String(body), team, now);
      await oneAtATime(() => acceptOnce(join(publisher.env.dataDir, 'state', team.name, 'last-command'), at));
      const result = await runCommand(publisher, {
        type: command,
        remote,
        ...(version && { version }),
        actor: `team ${team.name} (${actor})`,
        ...(reason && { reason }),
      });
      return reply.code(result.isDone ? 200 : 409).send(result);
    } catch (error) {
      return reply.code(403).send({ isDone: false, message: (error as Error).message, violations: [] });
    }
  });
  return server;
}

/** Returns whether releases are checked in a browser, `unknown` while the renderer does not respond. */
function browserOf({ env, rendererFacts }: Publisher): 'off' | 'available' | 'missing' | 'unknown' {
  if (!env.hasBrowserChecks) return 'off';
  if (!rendererFacts) return 'unknown';
  return rendererFacts.hasBrowser ? 'available' : 'missing';
}

/** Rejects replayed commands: throws when the command is not newer than the team's last one, which is stored in a file. */
async function acceptOnce(file: string, at: number) {
  const last = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return 0;
  });
  if (!(at > Number(last))) throw new Error('This command was received before.');
  await writeFileAtomic(file, String(at));
}
