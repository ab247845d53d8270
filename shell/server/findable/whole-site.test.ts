import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ownerOf } from '@portal/contracts/remote';
import { HtmlValidate } from 'html-validate';
import jsonld from 'jsonld';
import { type HTMLElement, parse } from 'node-html-parser';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { aPortal } from '../testing/a-portal.ts';

const origin = 'https://portal.example';
/** The site as the teams built it: no remote of the tests' own. */
const asBuilt = { REMOTE_MARKETING: '', REMOTE_LOCATIONS: '', REMOTE_ADMIN: '' };
const portal = await aPortal({ settings: asBuilt });
after(portal.remove);

const services = ['video-surveillance', 'access-control', 'video-monitoring', 'structured-cabling'].concat(
  ['wireless-access-points', 'managed-switches', 'network-monitoring', 'password-management'],
  ['firewall-management', 'security-training', 'saas-security', 'threat-detection'],
  ['commercial-audio', 'video-control', 'display-integration', 'lighting-integration'],
);
const topics = ['access-control', 'cabling', 'networking', 'it-security', 'audio-visual'].concat([
  'verkada',
  'eagle-eye',
  'brivo',
  'cisco',
]);
const cities = ['/austin', '/san-antonio'];
const cityTopics = cities.flatMap((city) => topics.map((topic) => `${city}-${topic}`));
const servicePages = services.map((slug) => `/services/${slug}`);
const paths = ['/', '/services', '/partners', '/industries', '/about', '/contact'].concat(
  servicePages,
  cities,
  cityTopics,
);

/** Every page as it is served, once. */
const pages = new Map(await Promise.all(paths.map(async (path) => [path, (await portal.ask(path)).text] as const)));
const page = (path: string): HTMLElement => parse(pages.get(path) ?? '');
const describe = (path: string) => page(path).querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
const titleOf = (path: string) => page(path).querySelector('title')?.textContent ?? '';

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What a page's structured data says. */
function nodesOf(path: string): Node[] {
  const blocks = page(path).querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => JSON.parse(block.textContent)['@graph']);
}
const typesOf = (path: string) => nodesOf(path).map((node) => node['@type']);
const nodeOf = (path: string, type: string) => nodesOf(path).find((node) => node['@type'] === type);

test('the sitemap lists the forty-two public pages, and nothing else of the teams that have them', async () => {
  const { text } = await portal.ask('/sitemap.xml');
  const owners = ['marketing', 'locations'];
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => owners.includes(ownerOf(new URL(address).pathname)?.name ?? ''));

  assert.equal(paths.length, 42);
  assert.deepEqual(listed, paths.map((path) => origin + path).sort());
});

test('after a restart every page is dated as before', async () => {
  const restarted = await aPortal({ folder: portal.folder, settings: asBuilt });
  const { text } = await restarted.ask('/sitemap.xml');
  await restarted.stop();

  assert.equal(text, (await portal.ask('/sitemap.xml')).text);
});

test('no two pages have a title or a description in common', () => {
  assert.equal(new Set(paths.map(titleOf)).size, paths.length);
  assert.equal(new Set(paths.map(describe)).size, paths.length);
});

for (const path of paths)
  test(`${path} fits a result page and names its own address`, () => {
    const robots = page(path).querySelector('meta[name="robots"]')?.getAttribute('content');
    const canonical = page(path).querySelector('link[rel="canonical"]')?.getAttribute('href');

    assert.ok(titleOf(path).length <= 65, titleOf(path));
    assert.ok(describe(path).length >= 70 && describe(path).length <= 160, describe(path));
    assert.equal(robots, 'index,follow');
    assert.equal(canonical, origin + path);
  });

for (const path of paths)
  test(`${path} is shown whole in a link preview`, async () => {
    const { result } = await ogs({ html: pages.get(path) });
    const [image] = result.ogImage ?? [];

    assert.equal(result.ogSiteName, 'Lumenward');
    assert.equal(result.ogLocale, 'en_US');
    assert.equal(result.ogTitle, titleOf(path));
    assert.equal(result.ogDescription, describe(path));
    assert.equal(result.ogUrl, origin + path);
    assert.equal(result.twitterCard, 'summary_large_image');
    assert.deepEqual([`${image?.width}`, `${image?.height}`], ['1200', '630']);
    assert.ok(image?.alt);

    const { status, body } = await portal.ask(new URL(image?.url ?? '').pathname);
    const { format, width, height } = await sharp(body).metadata();
    assert.equal(status, 200);
    assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
    assert.ok(body.length < 100_000, `${body.length} bytes`);
  });

test('no two cards are the same', async () => {
  const cards = await Promise.all(
    paths.map(async (path) => (await portal.ask(`/og${path === '/' ? '/home' : path}.png`)).headers.etag),
  );

  assert.equal(new Set(cards).size, paths.length);
});

/** Stands in for schema.org, whose context maps every plain word to an address of its own. */
const documentLoader = async (url: string) => ({
  contextUrl: undefined,
  documentUrl: url,
  document: { '@context': { '@vocab': 'https://schema.org/', id: '@id', type: '@type' } },
});

test('structured data is JSON-LD in every page, and every address in it is whole', async () => {
  for (const path of paths) {
    const blocks = page(path).querySelectorAll('script[type="application/ld+json"]');
    assert.equal(blocks.length, 1, path);

    const data = JSON.parse(blocks[0]?.textContent ?? '');
    const nodes = await jsonld.expand(data, { documentLoader });
    assert.equal(nodes.length, data['@graph'].length, path);
    for (const node of nodes) assert.match(`${node['@type']}`, /^https:\/\/schema\.org\/[A-Z][A-Za-z]+$/, path);
    for (const node of nodesOf(path)) {
      const addresses = JSON.stringify(node).matchAll(/"(?:@id|url|item|image)":("[^"]*"|.)/g);
      for (const [, address = ''] of addresses) assert.match(address, /^"https:\/\/portal\.example\//, path);
    }
  }
});

test('every page but home says where it stands, step by step', () => {
  assert.ok(!typesOf('/').includes('BreadcrumbList'));
  for (const path of paths.slice(1)) {
    const { itemListElement } = nodeOf(path, 'BreadcrumbList') as { itemListElement?: { [key: string]: unknown }[] };
    assert.deepEqual(
      itemListElement?.map(({ position }) => position),
      itemListElement?.map((_, index) => index + 1),
    );
    assert.equal(itemListElement?.[0]?.item, `${origin}/`);
    assert.equal(itemListElement?.at(-1)?.item, origin + path);
    for (const step of itemListElement ?? []) assert.ok(paths.includes(new URL(`${step.item}`).pathname), path);
  }
});

test('home, contact and the cities describe the company and where it works, all as one', () => {
  for (const path of ['/', '/contact', ...cities]) {
    const business = nodeOf(path, 'LocalBusiness');
    assert.equal(business?.['@id'], `${origin}/#business`, path);
    assert.equal(business?.telephone, '512-555-0142');
    assert.ok(((business?.areaServed ?? []) as object[]).length > 1, path);
  }
});

test('a page about a service says so, and who does it where', () => {
  for (const path of [...servicePages, ...cityTopics]) {
    const service = nodeOf(path, 'Service') as (Node & { provider?: Node }) | undefined;
    assert.equal(service?.url, origin + path);
    assert.ok(service?.name && service.areaServed, path);
    assert.equal(service.provider?.['@id'], `${origin}/#business`, path);
  }
});

test('the questions in the data are the questions on the page', () => {
  for (const path of paths) {
    const shown = page(path)
      .querySelectorAll('main details summary')
      .map(({ textContent }) => textContent.trim());
    const questions = (nodeOf(path, 'FAQPage')?.mainEntity ?? []) as { name: string }[];

    assert.deepEqual(
      questions.map(({ name }) => name),
      shown,
      path,
    );
  }
  assert.equal(paths.filter((path) => typesOf(path).includes('FAQPage')).length, 36);
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React spells what HTML lets one spell in several ways.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // Files of the document's own origin come from the same hand as the document.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The style sheet keeps every telephone number on one line; in the text it stays as people copy it.
    'tel-non-breaking': 'off',
  },
});

for (const path of [...paths, '/nowhere', '/admin'])
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString((await portal.ask(path)).text, path);

    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])),
      [],
    );
  });

test('the documents name an icon for every kind of device, and it is there', async () => {
  const links = page('/').querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  assert.equal(links.length, 4);
  for (const link of links) assert.equal((await portal.ask(`${link.getAttribute('href')}`)).status, 200);

  const theme = page('/').querySelector('meta[name="theme-color"]')?.getAttribute('content');
  assert.equal(theme, JSON.parse((await portal.ask('/site.webmanifest')).text).theme_color);
});

test('llms.txt tells of every page in its own words, and every link in it leads somewhere', async () => {
  const { headers, text } = await portal.ask('/llms.txt');
  const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(
    ([, title = '', address = '', words = '']) => ({
      title,
      path: new URL(address).pathname,
      words,
    }),
  );

  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.match(text, /^# Lumenward\n\n> .{70,}\n/);
  assert.deepEqual(
    [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title),
    ['Main pages', 'Austin', 'San Antonio', 'Services'],
  );
  assert.deepEqual(links.map(({ path }) => path).sort(), paths.toSorted());
  for (const { title, path, words } of links) {
    assert.equal((await portal.ask(path)).status, 200);
    assert.ok(titleOf(path).startsWith(title), path);
    assert.equal(words, describe(path));
  }
});
