import assert from 'node:assert/strict';
import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { CommandResult } from '@portal/contracts/release-status';
import { signCommand, type TeamCommand } from '@portal/release/commands';
import { publicKeyOf } from '@portal/release/signature';
import type { FastifyInstance } from 'fastify';
import { publisherServer } from '../http-server.ts';
import { rollBackFrom } from '../remote/remote-commands.ts';
import { newKey, type PublishDraft, PublisherFixture, teams } from '../testing/publisher-fixture.ts';
import { until } from '../testing/until.ts';

const news = { name: 'news', classPrefix: 'n', prefixes: ['/news'], source: 'upload' };
const portal = await PublisherFixture.start({ teams: [...teams, news] });
let server: FastifyInstance;
let origin: string;
/** A server for the publisher that runs now. */
async function listen() {
  await server?.close();
  server = publisherServer(portal.publisher);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
}
before(() => listen());
after(async () => {
  await server.close();
  await portal.remove();
});

type Name = TeamCommand['command'];
type Details = Partial<Pick<TeamCommand, 'version' | 'reason' | 'publicKey'>>;

async function send(
  command: Name,
  { remote = 'news', key = portal.keys.get(remote), parts = [] as Buffer[], ...details } = {} as Details & {
    remote?: string;
    key?: KeyObject | undefined;
    parts?: Buffer[];
  },
) {
  assert.ok(key);
  const signed = signCommand({ command, remote, actor: 'ada@laptop', at: Date.now(), ...details }, key);
  const body = Buffer.concat([Buffer.from(`${signed}\n`), ...parts]);
  const response = await fetch(`${origin}/releases/commands`, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as CommandResult) };
}

/** Returns a build as it follows a command. */
async function parts(draft: PublishDraft = {}): Promise<Buffer[]> {
  const source = portal.path('sent', String(Date.now()));
  const file = draft.file ?? 'release.json';
  const { version, files } = await portal.publish({ name: 'news', paths: ['/news'], ...draft }, source);
  return [
    readFileSync(join(source, file)),
    Buffer.from('\n'),
    ...files.map(({ path }) => readFileSync(join(source, version, path))),
  ];
}

test('a remote whose team has sent nothing is not a source that cannot be read', () => {
  const { source } = portal.status('news');
  assert.equal(source.error, undefined);
  assert.ok(source.readAt);
});

test('publishes a release that its team sends', async () => {
  const { status, message } = await send('release', { parts: await parts({ text: 'Sent' }) });
  assert.equal(status, 200, message);

  await until('the release is live', async () => (await portal.heading('/news')) === 'Sent');
  await portal.restart();
  await listen();
  assert.equal(await portal.heading('/news'), 'Sent');
});

test('checks and previews what a team sends without publishing it', async () => {
  const good = await parts({ text: 'Candidate', file: 'candidate.json' });
  assert.match((await send('check', { parts: good })).message, /^news \S+ passes all checks/);
  assert.match((await send('preview', { parts: good })).message, /\/preview\//);
  const bad = await parts({ text: 'Untitled', lacks: 'title', file: 'candidate.json' });
  const { status, violations } = await send('check', { parts: bad });

  assert.equal(status, 409);
  assert.deepEqual([...new Set(violations.map(({ rule }) => rule))], ['title']);
  assert.equal(await portal.heading('/news'), 'Sent');
});

test('rejects a build that is unsigned, incomplete, changed, or of a team that publishes elsewhere', async () => {
  const stored = () => readdirSync(portal.path('data', 'releases', 'news')).sort();
  const before = stored();
  const rejects = async (message: RegExp, build: Buffer[], remote?: string) => {
    const { status, ...result } = await send('release', { parts: build, ...(remote && { remote }) });
    assert.equal(status, 409);
    assert.match(result.message, message);
  };
  await rejects(/not signed/, await parts({ text: 'Unsigned', key: undefined }));
  await rejects(/not signed with a key of the team "news"/, await parts({ text: 'Foreign', key: newKey() }));
  await rejects(/ended before all files/, (await parts({ text: 'Half' })).slice(0, -1));
  const [manifest, line, ...files] = await parts({ text: 'Changed' });
  assert.ok(manifest && line);
  await rejects(/its digest differs/, [manifest, line, ...files.map((file) => Buffer.alloc(file.length))]);
  await rejects(/published at .*locations/, await parts({ name: 'locations', paths: ['/austin'] }), 'locations');

  assert.deepEqual(stored(), before);
  assert.equal(await portal.heading('/news'), 'Sent');
});

test('continues when a client leaves while it sends a build', async () => {
  const [manifest] = await parts({ text: 'Left' });
  const key = portal.keys.get('news');
  assert.ok(key);
  const signed = signCommand({ command: 'release', remote: 'news', actor: 'ada@laptop', at: Date.now() }, key);
  const request = http.request(`${origin}/releases/commands`, { method: 'POST', headers: { 'content-length': 1e6 } });
  request.on('error', () => {});
  await new Promise((sent) => request.write(`${signed}\n${manifest}\n`, sent));
  await until('the command is accepted', async () => {
    const file = portal.path('data', 'state', 'news', 'commands.json');
    return Object.values(JSON.parse(readFileSync(file, 'utf8'))).includes(JSON.parse(JSON.parse(signed).text).at);
  });
  request.destroy();

  assert.equal((await send('status')).status, 200);
});

test('shows a team the state of its own remote, also twice at the same time', async () => {
  const [one, other] = await Promise.all([send('status'), send('status')]);
  assert.deepEqual(
    [one, other].map(({ statuses = [] }) => statuses.map(({ name }) => name)),
    [['news'], ['news']],
  );
});

test('a team pins and unpins its own remote, and retries a release', async () => {
  assert.match((await send('pin')).message, /^news is pinned to/);
  assert.equal(portal.status('news').isPinnedByTeam, true);
  await send('release', { parts: await parts({ text: 'Later' }) });
  await portal.publishLive({ name: 'marketing', text: 'Meanwhile', paths: ['/'] });
  assert.equal(await portal.heading('/news'), 'Sent');

  await send('unpin');
  await until('the waiting release is live', async () => (await portal.heading('/news')) === 'Later');
  assert.equal((await send('retry')).status, 200);
  assert.equal(portal.history('news').at(-1)?.type, 'retried');
});

test('the pin of the operator wins over the team, and replaces its pin', async () => {
  await send('pin');
  await portal.command('pin', { remote: 'news' });
  for (const command of ['unpin', 'pin', 'rollback'] as const) {
    const { status, message } = await send(command);
    assert.equal(status, 409);
    assert.match(message, /The operator has pinned "news" to .*, and only the operator can change that/);
  }

  await portal.command('unpin', { remote: 'news' });
  assert.equal((await send('pin')).status, 200);
  await portal.command('unpin', { remote: 'news' });
  assert.equal(portal.status('news').isPinned, false);
});

test('gets a release back that was rolled back wrongly, with one command that says why it was wrong', async () => {
  const { live: before } = portal.status('news');
  await send('release', { parts: await parts({ text: 'Good' }) });
  const version = await until('it is live', () => {
    const { live } = portal.status('news');
    return live === before ? undefined : live;
  });
  const { earlier } = portal.status('news');
  const { remote } = portal.publisher.remotes.get('news') ?? {};
  assert.ok(remote);
  await rollBackFrom(remote, version, 'Two lost files.');
  assert.equal(await portal.heading('/news'), 'Later');

  assert.match((await send('rollback', { version })).message, /Say why it was wrong: --reason/);
  const { status, message } = await send('rollback', { version, reason: 'The network of the office was down.' });
  assert.equal(status, 200, message);
  assert.equal(await portal.heading('/news'), 'Good');
  const { history, watch, withdrawn, earlier: then } = portal.status('news');
  assert.equal(history.at(-1)?.reason, 'The network of the office was down.');
  assert.equal(watch, undefined);
  assert.deepEqual(withdrawn, []);
  assert.deepEqual(then, earlier);
});

test('a team replaces its key: the former one is invalid, what was live stays, and the operator sees it', async () => {
  const former = portal.keys.get('news');
  assert.ok(former);
  const next = newKey();
  const publicKey = publicKeyOf(next);
  const { live } = portal.status('news');
  const marketing = publicKeyOf(portal.keys.get('marketing') as KeyObject);
  for (const foreign of [marketing, marketing.replace('=', ''), ` ${marketing}`])
    assert.match((await send('rotate-key', { publicKey: foreign })).message, /is or was the key of a team/);
  assert.equal((await send('rotate-key', { publicKey: 'no key' })).status, 403);
  assert.equal((await send('rotate-key', { publicKey })).status, 200);

  assert.match((await send('status')).message, /lists another key for "news"/);
  portal.keys.set('news', next);
  assert.match((await send('rotate-key', { publicKey: publicKeyOf(former) })).message, /is or was the key of a team/);
  await portal.restart();
  await listen();
  const { readAt } = portal.status('news').source;
  await until('the source was read again', () => portal.status('news').source.readAt !== readAt);
  const { statuses: [status] = [] } = await send('status');
  assert.equal(status?.live, live);
  assert.ok(!status?.history.some(({ type, actor }) => type === 'rejected' && actor === 'publisher'));
  assert.deepEqual(
    status?.rotatedKeys?.map(({ actor, from, to }) => [actor, from, to]),
    [['team news (ada@laptop)', publicKeyOf(former), publicKey]],
  );
  const rejected = await send('release', { parts: await parts({ text: 'Former key', key: former }) });
  assert.match(rejected.message, /not signed with a key of the team/);
  await send('release', { parts: await parts({ text: 'New key' }) });
  await until('it is live', async () => (await portal.heading('/news')) === 'New key');
});

test('the operator decides about keys: a replaced key is valid only as long as teams.json lists the one it replaced', async () => {
  const { teams: listed } = JSON.parse(readFileSync(portal.path('teams.json'), 'utf8'));
  const [{ to, from } = { to: '', from: '' }] = portal.status('news').rotatedKeys ?? [];
  const lost = newKey();
  const list = (publicKeys: string[]) =>
    portal.writeTeams(listed.map((team: { name: string }) => (team.name === 'news' ? { ...team, publicKeys } : team)));
  await list([publicKeyOf(lost)]);
  await until('the key of the operator is valid', async () => (await send('status', { key: lost })).status === 200);
  assert.equal((await send('status')).status, 403);
  assert.equal(await portal.heading('/news'), 'New key');

  await list([to]);
  await until('the new key is listed', async () => (await send('status')).status === 200);
  assert.equal(portal.status('news').rotatedKeys, undefined);
  assert.ok(!portal.publisher.teams.some(({ publicKeys }) => publicKeys.includes(from)));
});
