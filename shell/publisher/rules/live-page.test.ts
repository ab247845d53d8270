import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { SiteBuild } from '../release/site-build.ts';
import { livePageViolations } from './live-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-live-page-'));
after(() => rm(folder, { recursive: true }));

const page = `<html lang="en"><head><title>Contact</title><meta name="robots" content="index,follow">
  <meta name="viewport" content="width=device-width"><link rel="canonical" href="https://portal.example/contact">
  <link rel="alternate" hreflang="es" href="https://portal.example/es/contact">
  <script type="application/ld+json">{ "@type": "Service", "provider": { "@type": "LocalBusiness" } }</script></head>
  <body><header><nav><a href="/about">About us</a></nav></header><main><h1>Contact</h1><p>We answer the phone on every day of the week, and visit every site before we name a price.
  Everyone who calls gets the plan, the price and the name of the one person who stays responsible from the first visit to the last invoice, and for years afterwards.</p>
  <h2>By phone</h2><h2>By mail</h2><h2>At our office</h2><a href="https://maps.example/">Map</a> <a href="/visit">Ask for a visit</a>
  <a href="tel:+15125550142">Call</a><a href="mailto:info@portal.example">Write</a>
  <form><input name="email"><textarea name="message"></textarea><input type="hidden" name="id"></form></main></body>`;

/** Writes a build with one page. Without HTML, it has none. */
async function build(name: string, html?: string): Promise<SiteBuild> {
  await mkdir(join(folder, name), { recursive: true });
  if (html) await writeFile(join(folder, name, 'contact.html'), html);
  return { folder: join(folder, name) } as SiteBuild;
}

const cases: [title: string, from: string | RegExp, to: string, message: RegExp | undefined][] = [
  ['asks search engines to leave', 'index,follow', 'noindex', /robots is "index,follow", and here it is "noindex"/],
  ['has no robots tag', /<meta name="robots"[^>]*>/, '', /robots is .* "missing"/],
  ['adds a second viewport', '</head>', '<meta name="viewport" content="width=1400"></head>', /viewport is/],
  ['adds a second address', '</head>', '<link rel="canonical" href="https://b.example/"></head>', /canonical is/],
  ['changes a telephone number', '+15125550142', '+19005550100', /missing here: tel:\+15125550142/],
  ['has no link to write', /<a href="mailto.*?<\/a>/, '', /missing here: mailto:info@portal.example/],
  ['loses a type of structured data', 'LocalBusiness', 'Thing', /structured data, .*: LocalBusiness/],
  ['loses a field', '<input name="email">', '', /form with fields, .*: email/],
  ['loses its text', /<p>.*?<\/p>/s, '', /<main> has \d+ words, and here it has 11\./],
  ['loses its main landmark', /<\/?main>/g, '', /a landmark or heading, .*: <main>/],
  ['loses its first heading', /<(\/?)h1>/g, '<$1p>', /a landmark or heading, .*: <h1>/],
  ['loses most of its headings', /<(\/?)h2>/g, '<$1b>', /<main> has 4 headings, and here it has 1/],
  ['has no link to its translation', /<link rel="alternate".*?>/, '', /another language, .*: es/],
  ['is in another language', 'lang="en"', 'lang="es"', /language is "en", and here it is "es"/],
  ['sends visitors to another host', '"/visit"', '"https://b.example/visit"', /"Ask for a visit" leads .* b\.example/],
  ['has a menu that leads to another host', '"/about"', '"//b.example/about"', /"About us" leads .* b\.example/],
  ['links to itself by its full address', '"/visit"', '"https://portal.example/visit"', undefined],
  ['links to another host of others', 'maps.example', 'plans.example', undefined],
  [
    'links to another host beside the site',
    '<form>',
    '<a href="https://b.example/">Ask for a visit</a><form>',
    undefined,
  ],
  ['has no link to a page any more', '<a href="/visit">Ask for a visit</a>', '', undefined],
  ['has another heading', 'By phone', 'Call us', undefined],
  ['loses a section', '<h2>At our office</h2>', '', undefined],
  ['has another layout', /<main>(.*)<\/main>/s, '<main><div><section>$1</section></div></main>', undefined],
  ['writes a telephone number with spaces', 'tel:+15125550142', 'tel:+1 512-555-0142', undefined],
  ['writes a subject into mails', 'info@portal.example', 'Info@portal.example?subject=Visit', undefined],
  ['has two types of structured data', '"LocalBusiness"', '["LocalBusiness", "Store"]', undefined],
  ['gets another translation', '</head>', '<link rel="alternate" hreflang="de" href="/de/contact"></head>', undefined],
  ['has other words', 'every day', 'five days', undefined],
  ['has a new link to call', '<form>', '<a href="tel:+15125550143">Call Dallas</a><form>', undefined],
  ['has a new field', '<form>', '<form><input name="company">', undefined],
  ['sends another hidden value', 'name="id"', 'name="key"', undefined],
];

for (const [title, from, to, message] of cases)
  test(`${message ? 'rejects' : 'accepts'} a page that ${title}`, async () => {
    const candidate = await build('candidate', page.replace(from, to));
    const found = await livePageViolations(['/contact'], candidate, await build('live', page));

    const rules = new Set(found.map(({ rule, page }) => `${rule} ${page}`));
    assert.deepEqual([...rules], message ? ['live-page /contact'] : []);
    if (message) assert.match(found.map(({ message }) => message).join('\n'), message);
  });

test('accepts a page that the live release does not have', async () => {
  const candidate = await build('candidate', page);

  assert.deepEqual(await livePageViolations(['/contact'], candidate, await build('empty')), []);
  assert.deepEqual(await livePageViolations(['/contact'], candidate, undefined), []);
});
