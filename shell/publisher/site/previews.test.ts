import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { PublisherFixture } from '../testing/publisher-fixture.ts';
import type { BuildInput } from '../testing/release-fixture.ts';

const portal = await PublisherFixture.start();
before(() => portal.publishLive({ text: 'Live' }));
after(() => portal.remove());

const hours = 3_600_000;

async function preview(draft: BuildInput, source?: string) {
  const release = await portal.publish({ ...draft, file: 'candidate.json' }, source);
  const result = await portal.command('preview', source ? { source } : {});
  const token = /\/preview\/([\w-]{43})$/.exec(result.message)?.[1] ?? '';
  const read = (path: string) => readFile(portal.site('previews', token, path), 'utf8');
  return { release, result, token, read };
}
const tokens = () => readdir(portal.site('previews'));

test('a preview shows the candidate through its link only', async () => {
  const { release, result, read } = await preview({ text: 'Next', paths: ['/austin', '/austin-new'] });

  assert.equal(result.isDone, true, result.message);
  for (const file of ['austin.html', 'austin-new.html']) {
    const html = await read(file);
    assert.match(html, /<h1>Next<\/h1>/);
    assert.match(html, new RegExp(`<strong>Preview</strong> of locations ${release.version}, until 20[\\d :-]+ UTC`));
  }
  assert.equal(JSON.parse(await read('site.json')).previewStart, '/austin');
  assert.match(await read(`remotes/locations/${release.version}/remoteEntry.js`), /Next/);
  assert.equal(await portal.heading(), 'Live');
  assert.equal(await portal.heading('/austin-new'), undefined);
  assert.doesNotMatch(await portal.read('austin.html'), /Preview/);
  assert.equal(portal.history().at(-1)?.type, 'previewed');
});

test('a candidate that was previewed is published without the banner, also after a rollback to it', async () => {
  const { release } = await preview({ text: 'Previewed first' });
  await portal.publishLive({ text: 'Previewed first' });
  assert.doesNotMatch(await portal.read('austin.html'), /preview-banner/);
  await portal.publishLive({ text: 'Live' });
  await portal.command('rollback', { version: release.version });

  assert.equal(await portal.heading(), 'Previewed first');
  assert.doesNotMatch(await portal.read('austin.html'), /preview-banner/);
});

test('a preview is kept after many releases and a restart', async () => {
  const { token, read } = await preview({ text: 'Long lived' });
  for (let index = 0; index < 11; index += 1) await portal.publishLive({ text: `Release ${index}` });
  assert.match(await read('austin.html'), /<h1>Long lived<\/h1>/);

  await portal.restart();
  await portal.publishLive({ text: 'After the restart' });
  assert.match(await read('austin.html'), /<h1>Long lived<\/h1>/);
  assert.ok((await tokens()).includes(token));
});

test('a preview ends after 24 hours, also after a restart', async () => {
  const { token } = await preview({ text: 'Ends' });
  await portal.restart();
  const previews = portal.publisher.remotes.get('locations')?.remote.previews;
  await previews?.removeExpired(Date.now() + 23.9 * hours);
  assert.ok((await tokens()).includes(token));
  await previews?.removeExpired(Date.now() + 24.1 * hours);

  assert.deepEqual(await tokens(), []);
  assert.deepEqual(portal.status().previews, []);
});

test('rejects a candidate that violates rules or is not signed by the team', async () => {
  const { result } = await preview({ text: 'Bad', lacks: 'title' });
  assert.equal(result.isDone, false);
  assert.equal(result.violations[0]?.rule, 'title');

  const source = portal.path('elsewhere');
  await portal.publish({ text: 'Other key', file: 'candidate.json', key: portal.keys.get('marketing') }, source);
  const unsigned = await portal.command('preview', { source });
  assert.equal(unsigned.violations[0]?.rule, 'signature');
  assert.deepEqual(await tokens(), []);
});
