import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { SiteBuild } from '../release/site-build.ts';
import { livePageViolations } from './live-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-live-page-'));
after(() => rm(folder, { recursive: true }));

const page = `<head><title>Contact</title><meta name="robots" content="index,follow">
  <meta name="viewport" content="width=device-width"><link rel="canonical" href="https://portal.example/contact">
  <script type="application/ld+json">{ "@type": "Service", "provider": { "@type": "LocalBusiness" } }</script></head>
  <body><main><h1>Contact</h1><p>We answer the phone on every day of the week, and visit every site before we name a price.</p>
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
  ['loses its text', /<p>.*?<\/p>/s, '', /<main> has \d+ words, and here it has \d\b/],
  ['has other words', 'every day', 'five days', undefined],
  ['has a new link to call', '<form>', '<a href="tel:+15125550143">Call Dallas</a><form>', undefined],
  ['has a new field', '<form>', '<form><input name="company">', undefined],
  ['sends another hidden value', 'name="id"', 'name="key"', undefined],
];

for (const [title, from, to, message] of cases)
  test(`${message ? 'rejects' : 'accepts'} a page that ${title}`, async () => {
    const candidate = await build('candidate', page.replace(from, to));
    const found = await livePageViolations(['/contact'], candidate, await build('live', page));

    assert.deepEqual(
      found.map(({ rule, page }) => [rule, page]),
      message ? [['live-page', '/contact']] : [],
    );
    if (message) assert.match(found[0]?.message ?? '', message);
  });

test('accepts a page that the live release does not have', async () => {
  const candidate = await build('candidate', page);

  assert.deepEqual(await livePageViolations(['/contact'], candidate, await build('empty')), []);
  assert.deepEqual(await livePageViolations(['/contact'], candidate, undefined), []);
});
