import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { PublisherFixture } from '../../testing/publisher-fixture.ts';
import type { BuildInput } from '../../testing/release-fixture.ts';

// The cache of its own data folder: these tests compare and delete its files.
const portal = await PublisherFixture.start({ env: { IMAGE_CACHE_DIR: '' } });
after(() => portal.remove());
const imageFolder = portal.path('data', 'images');
const file = (path: string) => readFile(portal.site('current', path));
const digestOf = async (path: string): Promise<string> => (await portal.siteJson()).files[path].integrity;

/** Returns the source of a page with a heading, a drawing and some text. */
const page = ({
  heading = 'Austin',
  line = 'M40 400H600',
  text = 'Doors and cameras.',
  street = 'M0 470H20',
  className = 'a',
}) => `
  const { title, description, ...tags } = head;
  return h('div', { className: ${JSON.stringify(className)}, 'data-practice': 'physical-security' },
    h('title', null, ${JSON.stringify(heading)} + ' | ' + site.company),
    h('meta', { name: 'description', content: 'What we do in Austin.' }),
    ...Object.values(tags),
    h('h1', null, ${JSON.stringify(heading)}),
    h('svg', { 'data-drawing': true, viewBox: '0 0 640 480' },
      h('path', { d: ${JSON.stringify(line)} }),
      h('g', { 'data-surroundings': true }, h('path', { d: ${JSON.stringify(street)} })),
      h('text', { x: 20, y: 466 }, 'S-101')),
    h('p', { className: ${JSON.stringify(className)} }, ${JSON.stringify(text)}));
`;
/** Publishes this page. Every release has another version, also with the same page. */
let releases = 0;
const publish = (draft: Parameters<typeof page>[0], more: BuildInput = {}) => {
  releases += 1;
  return portal.publishLive({ text: `Release ${releases}`, component: page(draft), ...more });
};
const image = 'og/austin.png';
const lastChange = async () =>
  /<loc>https:\/\/portal\.example\/austin<\/loc><lastmod>(.*?)<\/lastmod>/.exec(await portal.read('sitemap.xml'))?.[1];

test('a page has an Open Graph image of 1200 by 630', async () => {
  await publish({});
  const { format, width, height } = await sharp(await file(image)).metadata();

  assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
});

test('the image changes only with the title and the drawing, without its surroundings', async () => {
  await publish({});
  const first = await digestOf(image);
  await publish({ text: 'Something else.', street: 'M0 460H20', className: 'b' });
  assert.equal(await digestOf(image), first);

  await publish({ heading: 'Austin, Texas' });
  const titled = await digestOf(image);
  assert.notEqual(titled, first);

  await publish({ heading: 'Austin, Texas', line: 'M40 300H600' });
  assert.notEqual(await digestOf(image), titled);
});

test('the image shows the drawing in the color of its practice', async () => {
  await publish({ line: 'M20 240H620' });
  const { data, info } = await sharp(await file(image))
    .extract({ left: 640, top: 300, width: 500, height: 20 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const amber = Array.from({ length: info.width * info.height }, (_, index) => data.subarray(index * 3, index * 3 + 3))
    // Amber: much red, little blue.
    .filter(([red = 0, , blue = 0]) => red > 180 && blue < 120);

  assert.ok(amber.length >= 500, `${amber.length} amber pixels`);
});

test('an image is rasterized once, also after a restart', async () => {
  await publish({ heading: 'Cached' });
  const times = async () => {
    const files = (await readdir(imageFolder, { recursive: true })).filter((name) => name.endsWith('.png')).sort();
    return Promise.all(files.map(async (name) => [name, (await stat(`${imageFolder}/${name}`)).mtimeMs]));
  };
  const before = await times();
  assert.ok(before.length > 0);
  await portal.restart();
  await publish({ heading: 'Cached', text: 'New text.' });

  assert.deepEqual(await times(), before);
});

test('a page whose drawing cannot be rasterized has the default image', async () => {
  // XML may not contain this character.
  await publish({ heading: 'Invalid', line: 'M0 0\u0001' });
  const { width, height } = await sharp(await file(image)).metadata();

  assert.equal(await portal.heading(), 'Invalid');
  assert.deepEqual([width, height], [1200, 630]);
  assert.deepEqual(portal.status().verdict?.violations, []);
});

test('images are published when they cannot be cached', async () => {
  await rm(imageFolder, { recursive: true });
  await writeFile(imageFolder, 'a file where a folder should be');
  await publish({ heading: 'Not cached' });
  await rm(imageFolder);

  assert.equal((await sharp(await file(image)).metadata()).width, 1200);
});

test('the sitemap date of a page changes only with its text', async () => {
  await publish({ text: 'Doors and cameras.' }, { paths: ['/austin', '/austin-lighting'] });
  const first = await lastChange();
  assert.match(`${first}`, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

  await publish({ text: 'Doors and cameras.', className: 'other classes', line: 'M1 1H9' });
  assert.equal(await lastChange(), first);
  await portal.restart();
  assert.equal(await lastChange(), first);

  await publish({ text: 'Doors, cameras and gates.' });
  assert.ok(`${await lastChange()}` > `${first}`);
});

test('the web manifest names the company, and its icons have the listed sizes', async () => {
  const manifest = JSON.parse(await portal.read('site.webmanifest'));
  assert.equal(manifest.name, 'Lumenward');
  assert.match(manifest.theme_color, /^#[0-9a-f]{6}$/);
  assert.ok(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'));

  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(await file(src.slice(1))).metadata();
    assert.deepEqual([`image/${format}`, `${width}x${height}`], [type, sizes]);
  }
});

test('maskable icons are opaque to the edge, other icons have transparent corners', async () => {
  const cornerAlpha = async (address: string) => {
    const { data } = await sharp(await file(address))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[3];
  };

  assert.equal(await cornerAlpha('icon-maskable-512.png'), 255);
  assert.equal(await cornerAlpha('apple-touch-icon.png'), 255);
  assert.equal(await cornerAlpha('icon-512.png'), 0);
});

test('favicon.ico contains a PNG', async () => {
  const body = await file('favicon.ico');

  assert.equal(body.readUInt16LE(2), 1);
  const { width } = await sharp(body.subarray(body.readUInt32LE(18))).metadata();
  assert.equal(width, body.readUInt8(6));
});

test('a site with confirmed content has no page in Spanish until the client has confirmed that it answers in Spanish', async () => {
  const teams = [{ name: 'marketing', classPrefix: 'm', prefixes: ['/', '/es'] }];
  const confirmed = await PublisherFixture.start({
    renderer: portal.env.RENDERER,
    teams,
    env: { CONTENT: 'confirmed' },
  });
  try {
    await confirmed.publishLive({ name: 'marketing', text: 'Home', paths: ['/', '/es'] });
    assert.doesNotMatch(await confirmed.read('sitemap.xml'), /\/es</);
    await assert.rejects(confirmed.read('es.html'));

    confirmed.env.CONTENT = 'samples';
    await confirmed.restart();
    assert.match(
      await confirmed.read('sitemap.xml'),
      /<loc>https:\/\/portal\.example\/es<\/loc>.*hreflang="x-default" href="https:\/\/portal\.example\/"/,
    );
    assert.match(await confirmed.read('es.html'), /^<!doctype html><html lang="es">/);
  } finally {
    await confirmed.remove();
  }
});
