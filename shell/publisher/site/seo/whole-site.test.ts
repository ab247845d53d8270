import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { translationsOf } from '@portal/contracts/language';
import { mainText, mostSimilarPages } from '@portal/testing/similar-pages';
import { HtmlValidate } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { documentFile, imageFile } from '../../release/site-build.ts';
import { startBuiltSite } from '../../testing/built-site.ts';
import { structuredDataIssues } from '../../testing/schema-org.ts';

const origin = 'https://portal.example';
const site = await startBuiltSite();
after(() => site.remove());
const file = (path: string) => readFile(site.site('current', path));

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
const legalPages = ['/privacy', '/terms', '/accessibility'];
const buyerPages = ['/pricing', '/support', '/case-study'];
const spanishPaths = ['/es', '/es/austin', '/es/san-antonio', '/es/contacto', '/es/caso-de-exito'].concat([
  '/es/camaras-de-seguridad',
  '/es/control-de-acceso',
  '/es/monitoreo-de-camaras',
  '/es/wifi-para-negocios',
  '/es/servicios',
  '/es/precios',
  '/es/soporte',
]);
const paths = ['/', '/services', '/partners', '/industries', '/about', '/contact'].concat(
  buyerPages,
  legalPages,
  servicePages,
  cities,
  cityTopics,
  spanishPaths,
);

const pages = new Map(
  await Promise.all(paths.map(async (path) => [path, await site.read(documentFile(path))] as const)),
);
const page = (path: string): HTMLElement => parse(pages.get(path) ?? '');
const descriptionOf = (path: string) =>
  page(path).querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
const titleOf = (path: string) => page(path).querySelector('title')?.textContent ?? '';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Structured data of a page. */
function nodesOf(path: string): Node[] {
  const blocks = page(path).querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => JSON.parse(block.textContent)['@graph']);
}
const typesOf = (path: string) => nodesOf(path).map((node) => node['@type']);
const nodeOf = (path: string, type: string) => nodesOf(path).find((node) => node['@type'] === type);

test('the sitemap lists exactly the 60 public pages', async () => {
  const listed = [...(await site.read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  assert.equal(paths.length, 60);
  assert.deepEqual(listed, paths.map((path) => origin + path).sort());
});

test('pages in Spanish have their language, and pairs name each other in head and sitemap', async () => {
  const sitemap = await site.read('sitemap.xml');
  for (const path of paths) {
    const isSpanish = spanishPaths.includes(path);
    assert.match(
      pages.get(path) ?? '',
      isSpanish ? /^<!doctype html><html lang="es">/ : /^<!doctype html><html lang="en">/,
    );
    const alternates = page(path)
      .querySelectorAll('link[rel="alternate"]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const);
    const entry = sitemap.split(`<loc>${origin}${path}</loc>`)[1]?.split('</url>')[0] ?? '';
    assert.deepEqual(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
      alternates,
    );
    const pair = translationsOf(path);
    assert.deepEqual(
      alternates,
      pair
        ? [
            ['en', origin + pair.en],
            ['es', origin + pair.es],
            ['x-default', origin + pair.en],
          ]
        : [],
      path,
    );
  }
  assert.equal(paths.filter((path) => translationsOf(path)).length, 24);
});

test('English pages have no Spanish script and no Spanish text but the language link', () => {
  for (const path of paths.filter((path) => !spanishPaths.includes(path))) {
    assert.ok(!pages.get(path)?.includes('spanish.js'), path);
    const words =
      page(path)
        .querySelector('body')
        ?.textContent.match(/\b(el|la|los|las|para|con|usted)\b/g) ?? [];
    assert.deepEqual([path, words.filter((word) => word !== 'la')], [path, []]);
  }
});

test('llms.txt lists the pages in Spanish together', async () => {
  const [, list = ''] = (await site.read('llms.txt')).split('## Español\n\n');
  assert.equal(list.split('\n\n')[0]?.split('\n').filter(Boolean).length, spanishPaths.length);
});

test('pages keep their dates after a restart', async () => {
  const before = await site.read('sitemap.xml');
  await site.restart();

  assert.equal(await site.read('sitemap.xml'), before);
});

test('service, city and buyer pages share less than half of their text with any other', (context) => {
  const texts = [...pages].filter(([path]) => /^\/(services\/|austin|san-antonio|pricing|support)/.test(path));
  assert.equal(texts.length, 38);
  const siblings = mostSimilarPages(texts.map(([path, html]) => ({ path, text: mainText(html) })));
  for (const { path, nearest, overlap } of siblings.slice(0, 5))
    context.diagnostic(`${overlap.toFixed(3)} of ${path} is in ${nearest}`);

  assert.deepEqual(
    siblings.filter(({ overlap }) => overlap > 0.45),
    [],
  );
});

test('a first view of every page is at most 6 requests, 90 kB and 6 kB of script', async (context) => {
  const bytesOf = async (path: string) => {
    const { length } = await file(/\.(html|css|js)$/.test(path) ? `${path}.br` : path);
    return length;
  };
  const views = await Promise.all(
    paths.map(async (path) => {
      const loaded = page(path)
        .querySelectorAll('head > link[rel=stylesheet], link[rel=preload], script[src]')
        .map((element) => (element.getAttribute('href') ?? element.getAttribute('src') ?? '').slice(1));
      const sizes = await Promise.all([documentFile(path), ...loaded].map(bytesOf));
      const scripts = await Promise.all(loaded.filter((name) => name.endsWith('.js')).map(bytesOf));
      return { path, requests: sizes.length, bytes: sum(sizes), script: sum(scripts) };
    }),
  );
  for (const { path, bytes } of views.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3))
    context.diagnostic(`${path}: ${bytes} bytes`);

  // The fast compression of tests: files are 5 % smaller with the one of production.
  const maxBytes = 90_000 / 0.95;
  assert.deepEqual(
    views.filter(({ requests, bytes, script }) => requests > 6 || bytes > maxBytes || script > 6_000 || script === 0),
    [],
  );
});

test('no two pages have the same title or description', () => {
  assert.equal(new Set(paths.map(titleOf)).size, paths.length);
  assert.equal(new Set(paths.map(descriptionOf)).size, paths.length);
});

test('titles and descriptions have the length that search results show, and every page is indexed', () => {
  for (const path of paths) {
    assert.ok(titleOf(path).length <= 65, titleOf(path));
    assert.ok(descriptionOf(path).length >= 70 && descriptionOf(path).length <= 160, descriptionOf(path));
    assert.equal(page(path).querySelector('meta[name="robots"]')?.getAttribute('content'), 'index,follow');
  }
});

for (const path of paths)
  test(`${path} has complete Open Graph tags and an image of 1200 by 630`, async () => {
    const { result } = await ogs({ html: pages.get(path) });
    const [image] = result.ogImage ?? [];

    assert.equal(result.ogSiteName, 'Lumenward');
    assert.equal(result.ogLocale, spanishPaths.includes(path) ? 'es_US' : 'en_US');
    assert.equal(result.ogTitle, titleOf(path));
    assert.equal(result.ogDescription, descriptionOf(path));
    assert.equal(result.ogUrl, origin + path);
    assert.equal(result.twitterCard, 'summary_large_image');
    assert.deepEqual([`${image?.width}`, `${image?.height}`], ['1200', '630']);
    assert.ok(image?.alt);

    const body = await file(new URL(image?.url ?? '').pathname.slice(1));
    const { format, width, height } = await sharp(body).metadata();
    assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
    assert.ok(body.length < 100_000, `${body.length} bytes`);
  });

test('no two Open Graph images are the same', async () => {
  const { files } = await site.siteJson();
  const images = paths.map((path) => files[imageFile(path)].integrity);

  assert.equal(new Set(images).size, paths.length);
});

test('structured data of every page is one block with absolute URLs', () => {
  for (const path of paths) {
    assert.equal(page(path).querySelectorAll('script[type="application/ld+json"]').length, 1, path);
    for (const node of nodesOf(path)) {
      const addresses = JSON.stringify(node).matchAll(/"(?:@id|url|item|image)":("[^"]*"|.)/g);
      for (const [, address = ''] of addresses) assert.match(address, /^"https:\/\/portal\.example\//, path);
    }
  }
});

test('structured data of every page uses types and properties of schema.org', async () => {
  for (const path of paths) assert.deepEqual(await structuredDataIssues(pages.get(path) ?? ''), [], path);
});

test('every page but the home pages has breadcrumbs, which begin at the home page of its language', () => {
  const homes = ['/', '/es'];
  for (const home of homes) assert.ok(!typesOf(home).includes('BreadcrumbList'));
  for (const path of paths.filter((path) => !homes.includes(path))) {
    const { itemListElement } = nodeOf(path, 'BreadcrumbList') as { itemListElement?: { [key: string]: unknown }[] };
    assert.deepEqual(
      itemListElement?.map(({ position }) => position),
      itemListElement?.map((_, index) => index + 1),
    );
    assert.equal(itemListElement?.[0]?.item, origin + (spanishPaths.includes(path) ? '/es' : '/'));
    assert.equal(itemListElement?.at(-1)?.item, origin + path);
    for (const step of itemListElement ?? []) assert.ok(paths.includes(new URL(`${step.item}`).pathname), path);
  }
});

test('home, contact and support pages describe the same company', () => {
  for (const path of ['/', '/contact', '/support']) {
    const company = nodeOf(path, 'LocalBusiness');
    assert.equal(company?.['@id'], `${origin}/#business`, path);
    assert.equal(company?.telephone, '+15125550142');
    assert.equal([company?.areaServed].flat().length, 2, path);
    assert.equal([company?.openingHoursSpecification].flat().length, 5, path);
  }
});

test('there is one business, which city pages refer to', () => {
  const ids = paths.flatMap((path) => nodesOf(path)).filter((node) => node['@type'] === 'LocalBusiness');
  assert.deepEqual([...new Set(ids.map((node) => node['@id']))], [`${origin}/#business`]);
  for (const path of cities) {
    const { provider } = nodeOf(path, 'Service') as Node & { provider: Node };
    assert.equal(provider['@id'], `${origin}/#business`, path);
  }
});

test('pages of services describe the service, its provider and its area', () => {
  for (const path of [...servicePages, ...cityTopics]) {
    const service = nodeOf(path, 'Service') as (Node & { provider?: Node }) | undefined;
    assert.equal(service?.url, origin + path);
    assert.ok(service?.name && service.areaServed, path);
    assert.equal(service.provider?.['@id'], `${origin}/#business`, path);
  }
});

test('structured data contains the questions that the page shows', () => {
  for (const path of paths) {
    const shown = page(path)
      .querySelectorAll('main [class*=faq__question]')
      .map(({ textContent }) => textContent.trim());
    const questions = (nodeOf(path, 'FAQPage')?.mainEntity ?? []) as { name: string }[];

    assert.deepEqual(
      questions.map(({ name }) => name),
      shown,
      path,
    );
  }
  assert.equal(paths.filter((path) => typesOf(path).includes('FAQPage')).length, 44);
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // As React renders attributes.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React renders `hidden=""`, the document of the publisher has `crossorigin`.
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'require-sri': 'error',
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
  },
});

for (const document of [...paths.map(documentFile), '404.html', 'outage.html', 'admin.html', 'rules-for-a-remote.html'])
  test(`${document} is valid HTML`, async () => {
    const { results } = await validator.validateString(await site.read(document), document);

    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])),
      [],
    );
  });

test('documents name icons and a web manifest that exist', async () => {
  const links = page('/').querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  assert.equal(links.length, 4);
  for (const link of links) assert.ok((await file(`${link.getAttribute('href')}`.slice(1))).length > 0);

  const theme = page('/').querySelector('meta[name="theme-color"]')?.getAttribute('content');
  assert.equal(theme, JSON.parse(await site.read('site.webmanifest')).theme_color);
});

test('llms.txt lists every page with its title and description', async () => {
  const text = await site.read('llms.txt');
  const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(
    ([, title = '', address = '', description = '']) => ({
      title,
      path: new URL(address).pathname,
      description,
    }),
  );

  assert.match(text, /^# Lumenward\n\n> .{70,}\n/);
  assert.deepEqual(
    [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title),
    ['Main pages', 'Austin', 'Español', 'San Antonio', 'Services'],
  );
  assert.deepEqual(links.map(({ path }) => path).sort(), paths.toSorted());
  for (const { title, path, description } of links) {
    assert.ok(titleOf(path).startsWith(title), path);
    assert.equal(description, descriptionOf(path));
  }
});
