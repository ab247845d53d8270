import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import sirv from 'sirv';
import { aFolder, aPortal, closed, listening } from './testing/a-portal.ts';
import { publish } from './testing/a-release.ts';

const published = `${await aFolder()}/locations`;
const asked: string[] = [];
let isFailing = false;
const team = createServer((request, response) => {
  asked.push(`${request.url}`);
  if (isFailing && request.url !== '/release.json') return response.writeHead(502).end();
  return sirv(published, { dev: true, etag: true })(request, response, () => void response.writeHead(404).end());
});
await publish(published, { text: 'Over HTTP' });
const portal = await aPortal({ settings: { REMOTE_LOCATIONS: `${await listening(team)}/` } });
after(async () => {
  await closed(team);
  await portal.remove();
});
const heading = async () => /<h1>(.*?)<\/h1>/.exec((await portal.ask('/austin')).text)?.[1];

test('a release published on a server goes live, and is not downloaded again', async () => {
  assert.equal(await heading(), 'Over HTTP');
  asked.length = 0;
  await portal.composer.look();
  await portal.composer.look();

  assert.deepEqual(asked, ['/release.json', '/release.json']);
});

test('a download that fails on the way is tried again', async () => {
  await publish(published, { text: 'Second try' });
  isFailing = true;
  await portal.composer.look();
  assert.equal(await heading(), 'Over HTTP');
  assert.match(portal.composer.verdicts.get('locations')?.reasons.join() ?? '', /answered 502/);

  isFailing = false;
  await portal.composer.look();
  assert.equal(await heading(), 'Second try');
});

test('a server that dies changes nothing', async () => {
  const { refusals } = portal.composer;
  await closed(team);
  await portal.composer.look();

  assert.equal(await heading(), 'Second try');
  assert.equal(portal.composer.refusals, refusals);
});
