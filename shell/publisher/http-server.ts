import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { senderOf, verifyCommand } from '@portal/release/commands';
import fastify, { type FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import type { Publisher } from './publisher.ts';
import { runCommand } from './state/commands.ts';
import { listSite } from './sync/site-listing.ts';

const maxCommandBytes = 20_000;

/**
 * The publisher's internal HTTP server: health, metrics, signed commands of teams, and site builds for sidecars that copy them.
 * Visitors cannot reach it.
 */
export function publisherServer(publisher: Publisher): FastifyInstance {
  const server = fastify({ bodyLimit: maxCommandBytes });
  const oneAtATime = pLimit(1);

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
  server.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics(publisher)));
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

/** https://prometheus.io/docs/instrumenting/exposition_formats */
function metrics(publisher: Publisher): string {
  const status = publisher.status();
  const gauge = (name: string, help: string, value: (remote: (typeof status)[number]) => number) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...status.map((remote) => `${name}{remote="${remote.name}"} ${value(remote)}`),
  ];
  return [
    ...gauge('publisher_live', '1 when the remote has a live release.', ({ live }) => (live ? 1 : 0)),
    ...gauge('publisher_checked_in_browser', '1 when the live release was checked in a browser.', (remote) =>
      remote.isCheckedInBrowser ? 1 : 0,
    ),
    ...gauge('publisher_needs_operator', '1 when an operator has to act.', ({ needsOperator }) =>
      needsOperator ? 1 : 0,
    ),
    ...gauge('publisher_rejected', '1 when the latest release was rejected.', ({ verdict }) =>
      verdict?.violations.length ? 1 : 0,
    ),
    ...gauge('publisher_source_error', '1 when the source cannot be read.', ({ source }) => (source.error ? 1 : 0)),
    '# HELP publisher_memory_bytes Resident memory.',
    '# TYPE publisher_memory_bytes gauge',
    `publisher_memory_bytes ${process.memoryUsage.rss()}`,
    '',
  ].join('\n');
}
