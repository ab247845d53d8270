import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { log } from '../platform/log.ts';
import { PublisherFixture, teams } from '../testing/publisher-fixture.ts';
import { type RendererProcess, startRenderer } from '../testing/renderer-process.ts';
import { until } from '../testing/until.ts';

let renderer: RendererProcess;
let portal: PublisherFixture;
let server: Server;
const requested: string[] = [];
/** Request handler that replaces the file server when it returns true. */
let misbehave: (request: IncomingMessage, response: ServerResponse) => boolean;

before(async () => {
  renderer = await startRenderer();
  server = createServer(async (request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    if (misbehave(request, response)) return;
    const content = await readFile(join(portal.sourceOf('locations'), path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404).end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const [marketing, locations] = teams;
  assert.ok(marketing && locations);
  portal = await PublisherFixture.create({
    renderer: renderer.address,
    teams: [
      marketing,
      { ...locations, source },
      { name: 'typo', classPrefix: 't', prefixes: ['/typo'], source: '/nowhere/typo' },
      { name: 'unsigned', classPrefix: 'u', prefixes: ['/unsigned'], source, publicKeys: [] },
    ],
  });
  misbehave = () => false;
  await portal.publish({ text: 'First' });
  await portal.start();
});
beforeEach(() => {
  misbehave = () => false;
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await portal.remove();
  await renderer.stop();
});

const sourceError = (pattern: RegExp, name = 'locations') =>
  until(`the error matches ${pattern}`, () => pattern.test(portal.status(name).source.error ?? ''));

test('a release on a server goes live and is downloaded once', async () => {
  await until('the release is live', () => portal.heading());
  const release = await portal.publishLive({ text: 'Over HTTP' });
  const downloads = requested.filter((path) => path.includes(release.version));

  assert.equal(await portal.heading(), 'Over HTTP');
  assert.deepEqual(downloads.sort(), [...new Set(downloads)]);
  assert.equal(downloads.length, 3);
});

test('reports a source that does not exist as never read', () => {
  const { source } = portal.status('typo');

  assert.equal(source.address, '/nowhere/typo');
  assert.match(source.error ?? '', /ENOENT.*\/nowhere\/typo\/release\.json/);
  assert.equal(source.readAt, undefined);
});

test('unsigned releases and releases of a team without a key are rejected over the network', async () => {
  const verdict = await until('it is rejected', () => portal.status('unsigned').verdict);

  assert.equal(verdict.violations[0]?.rule, 'signature');
  assert.match(verdict.violations[0]?.message ?? '', /no public key of the team "unsigned".* over the network/);
  assert.equal((await portal.publishRejected({ text: 'Unsigned', key: undefined })).violations[0]?.rule, 'signature');
});

test('reports a missing release.json, and continues to read', async () => {
  misbehave = (_, response) => Boolean(response.writeHead(404).end());
  await sourceError(/release\.json returned 404/);
  assert.ok(portal.status().source.readAt);
  misbehave = () => false;

  await until('the error is gone', () => portal.status().source.error === undefined);
});

test('a redirect is not followed', async () => {
  misbehave = ({ url }, response) =>
    url === '/release.json' && Boolean(response.writeHead(302, { location: '/elsewhere' }).end());
  await sourceError(/cannot be fetched: unexpected redirect/);

  assert.ok(!requested.includes('/elsewhere'));
});

/** Sends data until the connection is closed. */
function sendForever(response: ServerResponse) {
  const chunk = Buffer.alloc(65_536, ' ');
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', send);
  send();
  return true;
}

test('reports and rejects an endless manifest', async () => {
  misbehave = ({ url }, response) => url === '/release.json' && sendForever(response);

  await sourceError(/release\.json has more than 2000000 bytes/);
  await until('it is rejected', () => /has more than 2000000 bytes/.test(portal.history().at(-1)?.reason ?? ''));
  assert.equal(portal.history().at(-1)?.violations?.[0]?.rule, 'release-file');
  misbehave = () => false;
  await portal.publishLive({ text: 'After an endless manifest' });
});

test('rejects a release with an endless file', async () => {
  misbehave = ({ url = '' }, response) => url.endsWith('page.css') && sendForever(response);
  const { violations } = await portal.publishRejected({ text: 'With an endless file' });

  assert.equal(violations[0]?.rule, 'files');
  assert.match(violations[0]?.message ?? '', /^page\.css has more than \d+ bytes/);
});

test('retries a failed download, which never becomes a verdict', async () => {
  misbehave = ({ url = '' }, response) => url.endsWith('page.css') && Boolean(response.writeHead(502).end());
  const { version } = await portal.publish({ text: 'After a failing download' });
  await sourceError(/page\.css returned 502/);
  misbehave = () => false;

  await until('the release is live', () => portal.status().live === version);
  assert.ok(portal.history().every((entry) => entry.version !== version || entry.type !== 'rejected'));
  await until('the error is gone', () => portal.status().source.error === undefined);
});

test('rejects a release whose file stays missing, after several tries', async () => {
  let tries = 0;
  misbehave = ({ url = '' }, response) => {
    if (!url.endsWith('page.css')) return false;
    tries += 1;
    return Boolean(response.writeHead(404).end());
  };
  const { violations } = await portal.publishRejected({ text: 'Incomplete' });

  assert.equal(violations[0]?.rule, 'files');
  assert.match(violations[0]?.message ?? '', /lists a file that is not there.*page\.css returned 404/);
  assert.ok(tries > 3, `${tries} tries`);
});

test('rejects a release whose source never ends to send a file, after several tries', async (t) => {
  const { timeout } = AbortSignal;
  t.mock.method(AbortSignal, 'timeout', (milliseconds: number) =>
    timeout(milliseconds === 60_000 ? 500 : milliseconds),
  );
  misbehave = ({ url = '' }, response) => url.endsWith('page.css') && response.writeHead(200).write(' ');
  const { violations } = await portal.publishRejected({ text: 'Sent slowly' });

  assert.equal(violations[0]?.rule, 'files');
  assert.match(violations[0]?.message ?? '', /does not send all files within 60 s/);
});

test('publishes releases of other teams while a source sends one byte per second', async () => {
  const isOpen = new Promise<void>((resolve) => {
    misbehave = ({ url }, response) => {
      if (url !== '/release.json') return false;
      const timer = setInterval(() => response.write(' '), 1000);
      response.on('close', () => clearInterval(timer));
      resolve();
      return true;
    };
  });
  await isOpen;
  const { readAt } = portal.status('locations').source;
  const { version } = await portal.publish({ name: 'marketing', text: 'Meanwhile', paths: ['/'] });
  await until('the release is live', () => portal.status('marketing').live === version);
  assert.equal(await portal.heading('/'), 'Meanwhile');
  assert.equal(portal.status('locations').source.readAt, readAt, 'The source was read to its end.');
  server.closeAllConnections();
});

test('a file whose digest differs is rejected', async () => {
  misbehave = ({ url = '' }, response) => url.endsWith('page.css') && Boolean(response.end('.l-page{color:red!!!!}'));
  const { violations } = await portal.publishRejected({ text: 'Changed on the way' });

  assert.equal(violations[0]?.rule, 'files');
  assert.match(violations[0]?.message ?? '', /^page\.css is not the file that release\.json describes/);
});

test('a new team in teams.json goes live without a restart', async () => {
  const text = JSON.parse(await readFile(portal.path('teams.json'), 'utf8'));
  await portal.writeTeams([...text.teams, { name: 'careers', classPrefix: 'c', prefixes: ['/careers'] }]);
  await portal.publish({ name: 'careers', text: 'Jobs', paths: ['/careers'] });
  await until('the page is there', () => portal.heading('/careers'));

  assert.equal(await portal.heading('/careers'), 'Jobs');
  assert.deepEqual((await portal.siteJson()).remotes.careers.prefixes, ['/careers']);
});

test('a removed team leaves the site at once, and the site is written once', async () => {
  const { teams: listed } = JSON.parse(await readFile(portal.path('teams.json'), 'utf8'));
  const careers = listed.find(({ name }: { name: string }) => name === 'careers');
  await portal.writeTeams(listed.filter((team: object) => team !== careers));
  await until('its page is gone', async () => !(await portal.siteJson()).remotes.careers);
  const { activatedAt, reason } = await portal.siteJson();

  assert.equal(reason, 'teams.json does not list careers');
  assert.equal(await portal.heading('/careers'), undefined);
  assert.match((await portal.command('rollback', { remote: 'careers' })).message, /There is no remote "careers"/);
  assert.ok(!portal.publisher.status().some(({ name }) => name === 'careers'));
  // The loops of the publisher and of all remotes run once a second or more often.
  const { readAt: removedAt = '' } = portal.status('marketing').source;
  await until('the loops have run', () => {
    const { readAt = '' } = portal.status('marketing').source;
    return Date.parse(readAt) > Date.parse(removedAt) + 3000;
  });
  assert.equal((await portal.siteJson()).activatedAt, activatedAt);

  await portal.restart();
  assert.ok(!(await portal.siteJson()).remotes.careers);
  await portal.writeTeams(listed);
  await until('its former release is live again', () => portal.heading('/careers'));
});

test('removes the pages of a team that was removed while the publisher was stopped', async () => {
  const { teams: listed } = JSON.parse(await readFile(portal.path('teams.json'), 'utf8'));
  await portal.stop();
  await portal.writeTeams(listed.filter(({ name }: { name: string }) => name !== 'careers'));
  await portal.start();
  await until('its page is gone', async () => !(await portal.siteJson()).remotes.careers);

  assert.ok(await portal.heading());
});

test('a release that was rejected for its key is published when teams.json gets that key', async () => {
  const { teams: listed } = JSON.parse(await readFile(portal.path('teams.json'), 'utf8'));
  const [key] = listed.find(({ name }: { name: string }) => name === 'locations').publicKeys;
  const without = listed.filter(({ name }: { name: string }) => name !== 'locations');
  const locations = listed.find(({ name }: { name: string }) => name === 'locations');
  const other = portal.keys.get('typo');
  const [otherKey] = listed.find(({ name }: { name: string }) => name === 'typo').publicKeys;
  const { violations } = await portal.publishRejected({ text: 'New key', key: other });
  assert.equal(violations[0]?.rule, 'signature');

  const withoutTypo = without.filter(({ name }: { name: string }) => name !== 'typo');
  await portal.writeTeams([...withoutTypo, { ...locations, publicKeys: [key, otherKey] }]);
  await until('the release is live', async () => (await portal.heading()) === 'New key');
});

test('an invalid teams.json is ignored', async (context) => {
  const logged = context.mock.method(log, 'error');
  await writeFile(portal.path('teams.json'), '{');
  await until('it was read', () =>
    logged.mock.calls.some(({ arguments: [, text] }) => text === 'teams.json is ignored'),
  );
  await portal.publishLive({ text: 'Still published' });

  assert.equal(await portal.heading(), 'Still published');
});
