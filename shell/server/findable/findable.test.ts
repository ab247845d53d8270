import assert from 'node:assert/strict';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { aPortal } from '../testing/a-portal.ts';
import type { ReleaseDraft } from '../testing/a-release.ts';

const portal = await aPortal();
after(portal.remove);
const store = join(portal.folder, 'data/releases');

/** A page with a heading, a drawing and some words. */
const page = ({ heading = 'Austin', line = 'M40 400H600', words = 'Doors and cameras.', look = 'a' }) => `
  const { title, description, ...tags } = head;
  return h('div', { className: ${JSON.stringify(look)}, 'data-practice': 'physical-security' },
    h('title', null, ${JSON.stringify(heading)} + ' | ' + site.company),
    h('meta', { name: 'description', content: 'What we do in Austin.' }),
    ...Object.values(tags),
    h('h1', null, ${JSON.stringify(heading)}),
    h('svg', { 'data-drawing': true, viewBox: '0 0 640 480' },
      h('path', { d: ${JSON.stringify(line)} }),
      h('text', { x: 20, y: 466 }, 'S-101')),
    h('p', { className: ${JSON.stringify(look)} }, ${JSON.stringify(words)}));
`;
/** Publishes such a page. Every release is another one, whatever its page shows. */
let releases = 0;
const publish = (draft: Parameters<typeof page>[0], more: ReleaseDraft = {}) => {
  releases += 1;
  return portal.publish({ text: `Release ${releases}`, component: page(draft), ...more });
};
const card = (path = '/og/austin.png') => portal.ask(path);
const lastChange = async (path = '/austin', from: Pick<typeof portal, 'ask'> = portal) => {
  const { text } = await from.ask('/sitemap.xml');
  return new RegExp(`<loc>https://portal.example${path}</loc><lastmod>(.*?)</lastmod>`).exec(text)?.[1];
};
const cardFiles = () => readdir(join(store, 'cards/locations'));

test('a page has a card of 1200 by 630, kept for a day and told apart by its tag', async () => {
  await publish({});
  const { status, headers, body } = await card();
  const { format, width, height } = await sharp(body).metadata();

  assert.equal(status, 200);
  assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
  assert.equal(headers['content-type'], 'image/png');
  assert.equal(headers['cache-control'], 'public, max-age=86400');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  const again = await portal.ask('/og/austin.png', { headers: { 'if-none-match': `${headers.etag}` } });
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
});

test('a page that is not there has no card', async () => {
  assert.equal((await card('/og/austin-brivo.png')).status, 404);
  assert.equal((await card('/og/austin')).status, 404);
});

test('another title or drawing makes another card, other words do not', async () => {
  await publish({});
  const first = (await card()).headers.etag;
  await publish({ words: 'Something else.', look: 'b' });
  assert.equal((await card()).headers.etag, first);

  await publish({ heading: 'Austin, Texas' });
  const titled = (await card()).headers.etag;
  assert.notEqual(titled, first);

  await publish({ heading: 'Austin, Texas', line: 'M40 300H600' });
  assert.notEqual((await card()).headers.etag, titled);
});

test('the card shows the drawing in the hue of its practice', async () => {
  await publish({ line: 'M20 240H620' });
  const { data, info } = await sharp((await card()).body)
    .extract({ left: 640, top: 300, width: 500, height: 20 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const amber = Array.from({ length: info.width * info.height }, (_, index) => data.subarray(index * 3, index * 3 + 3))
    // Amber: much red, little blue.
    .filter(([red = 0, , blue = 0]) => red > 180 && blue < 120);

  assert.ok(amber.length >= 500, `${amber.length} amber dots`);
});

test('what was drawn once is not drawn again, not even after a restart', async () => {
  await publish({ heading: 'Kept' });
  const [file = ''] = await cardFiles();
  const before = await stat(join(store, 'cards/locations', file));
  await publish({ heading: 'Kept', words: 'New words.' });
  const restarted = await aPortal({ folder: portal.folder });
  await restarted.stop();

  assert.deepEqual(await cardFiles(), [file]);
  assert.equal((await stat(join(store, 'cards/locations', file))).mtimeMs, before.mtimeMs);
});

test('a drawing nobody can draw goes live with the default card', async () => {
  // No XML may hold this character, so that no rasteriser reads the picture.
  await publish({ heading: 'Undrawable', line: 'M0 0\u0001' });
  const { status, body } = await card();

  assert.match((await portal.ask('/austin')).text, /<h1>Undrawable<\/h1>/);
  assert.equal(status, 200);
  const { width, height } = await sharp(body).metadata();
  assert.deepEqual([width, height], [1200, 630]);
  assert.equal(portal.composer.verdicts.has('locations'), false);
});

test('a store that keeps no pictures does not keep them from being shown', async () => {
  await rm(join(store, 'cards'), { recursive: true, force: true });
  await writeFile(join(store, 'cards'), 'a file where a folder should be');
  await publish({ heading: 'Not kept' });
  const { status, body } = await card();
  await rm(join(store, 'cards'));

  assert.equal(status, 200);
  assert.equal((await sharp(body).metadata()).width, 1200);
});

test('the date of a page moves when its words do, and only then', async () => {
  await publish({ words: 'Doors and cameras.' }, { paths: ['/austin', '/austin-lighting'] });
  const first = await lastChange();
  assert.match(`${first}`, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

  await publish({ words: 'Doors and cameras.', look: 'other classes', line: 'M1 1H9' });
  assert.equal(await lastChange(), first);

  const restarted = await aPortal({ folder: portal.folder });
  assert.equal(await lastChange('/austin', restarted), first);
  await restarted.stop();

  await publish({ words: 'Doors, cameras and gates.' });
  const second = await lastChange();
  assert.ok(`${second}` > `${first}`, `${second} is not after ${first}`);
});

test('a refused release moves no date', async () => {
  await publish({ words: 'Good words.' });
  const before = await lastChange();
  await publish({ words: 'Bad words.' }, { component: page({ words: 'Bad words.' }).replace("'h1'", "'h2'") });

  assert.ok(portal.composer.verdicts.has('locations'));
  assert.equal(await lastChange(), before);
});

test('the manifest names the company, and every icon it names is of the size it says', async () => {
  const { headers, text } = await portal.ask('/site.webmanifest');
  const manifest = JSON.parse(text);
  assert.equal(headers['content-type'], 'application/manifest+json; charset=utf-8');
  assert.equal(manifest.name, 'Lumenward');
  assert.match(manifest.theme_color, /^#[0-9a-f]{6}$/);
  assert.ok(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'));

  for (const { src, sizes, type } of manifest.icons) {
    const icon = await portal.ask(src);
    const { format, width, height } = await sharp(icon.body).metadata();
    assert.equal(icon.headers['content-type'], type);
    assert.deepEqual([`image/${format}`, `${width}x${height}`], [type, sizes]);
  }
});

test('a maskable icon fills its square, an ordinary one has round corners', async () => {
  const cornerOf = async (address: string) => {
    const { body } = await portal.ask(address);
    const { data } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[3];
  };

  assert.equal(await cornerOf('/icon-maskable-512.png'), 255);
  assert.equal(await cornerOf('/apple-touch-icon.png'), 255);
  assert.equal(await cornerOf('/icon-512.png'), 0);
});

test('browsers that only ask for favicon.ico get an icon that holds a PNG', async () => {
  const { status, headers, body } = await portal.ask('/favicon.ico');

  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'image/x-icon');
  assert.equal(body.readUInt16LE(2), 1);
  const { width } = await sharp(body.subarray(body.readUInt32LE(18))).metadata();
  assert.equal(width, body.readUInt8(6));
});
