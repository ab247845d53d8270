import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Violation } from '@portal/contracts/release-status';
import { type HTMLElement, parse } from 'node-html-parser';
import { documentFile, type SiteBuild } from '../release/site-build.ts';
import { violation } from '../release/violations.ts';

/** A page with less than this share of the words or headings of the live one has lost its content. */
const minShare = 0.3;

/** Returns an error for each page that lacks what search engines, callers and forms find on the live one. */
export async function livePageViolations(
  paths: string[],
  candidate: SiteBuild,
  live: SiteBuild | undefined,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  // One page at a time, because a parsed page needs many times the memory of its text.
  for (const path of paths) {
    const [before, after] = await Promise.all([live, candidate].map((build) => build && readPage(build, path)));
    if (before && after)
      violations.push(
        ...differences(before, after).map((found) => violation('live-page', `On the live page, ${found}.`, path)),
      );
  }
  return violations;
}

const readPage = ({ folder }: SiteBuild, path: string): Promise<HTMLElement | undefined> =>
  readFile(join(folder, documentFile(path)), 'utf8').then(
    (html) => parse(html),
    () => undefined,
  );

/** Metadata that a page cannot change without consequences in search engines and on phones. */
const metadata: Record<string, string> = {
  robots: 'meta[name=robots]',
  viewport: 'meta[name=viewport]',
  canonical: 'link[rel=canonical]',
  language: 'html',
};

/** Returns half sentences about the live page: what it has, and what became of it. */
function differences(before: HTMLElement, after: HTMLElement): string[] {
  const changed = Object.entries(metadata).flatMap(([name, selector]) => {
    const [old, current] = [valuesOf(before, selector), valuesOf(after, selector)];
    return old === current ? [] : [`${name} is "${old}", and here it is "${current || 'missing'}"`];
  });
  const lost = (what: string, of: (page: HTMLElement) => string[]) => {
    const current = of(after);
    const missing = [...new Set(of(before))].filter((one) => !current.includes(one));
    return missing.length > 0 ? [`there is ${what}, which is missing here: ${missing.slice(0, 5).join(', ')}`] : [];
  };
  const fewer = (what: string, count: (page: HTMLElement) => number) => {
    const [old, current] = [count(before), count(after)];
    return current < old * minShare ? [`<main> has ${old} ${what}, and here it has ${current}`] : [];
  };
  return [
    ...changed,
    ...lost('a link to another language', (page) => attributes(page, 'link[hreflang]', 'hreflang')),
    ...lost('a target of calls or mail', contactsOf),
    ...lost('structured data', dataTypesOf),
    ...lost('a form with fields', fieldsOf),
    ...lost('a landmark or heading', landmarksOf),
    ...fewer('headings', (page) => page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').length),
    ...fewer('words', wordsOf),
    ...linksThatLeave(before, after),
  ];
}

/** Returns half sentences about links whose text leads to the site on the live page, and to other hosts only on the other one. */
function linksThatLeave(before: HTMLElement, after: HTMLElement): string[] {
  const site = URL.parse(valuesOf(before, metadata.canonical as string));
  const hosts = (page: HTMLElement) =>
    Map.groupBy(
      page.querySelectorAll('a[href]').flatMap((link) => {
        const target = URL.parse(link.getAttribute('href') ?? '', site?.href);
        const text = link.textContent.trim() || (link.getAttribute('aria-label') ?? '');
        return target?.protocol.startsWith('http') ? { text, host: target.host } : [];
      }),
      ({ text }) => text,
    );
  const current = hosts(after);
  return [...hosts(before)].flatMap(([text, links]) => {
    const there = current.get(text) ?? [];
    const leaves = there.length > 0 && there.every(({ host }) => host !== site?.host);
    return leaves && links.every(({ host }) => host === site?.host)
      ? [`"${text}" leads to a page of this site, and here to ${there[0]?.host}`]
      : [];
  });
}

const valuesOf = (page: HTMLElement, selector: string) =>
  page
    .querySelectorAll(selector)
    .map((element) => ['content', 'href', 'lang'].map((name) => element.getAttribute(name) ?? '').join(''))
    .join(' and ');

const attributes = (page: HTMLElement, selector: string, name: string) =>
  page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);

/** Numbers and addresses, without what only formats them. */
const contactsOf = (page: HTMLElement) => [
  ...attributes(page, 'a[href^="tel:"]', 'href').map((number) => number.replace(/[\s().-]/g, '')),
  ...attributes(page, 'a[href^="mailto:"]', 'href').map((address) => address.replace(/\?.*/, '').toLowerCase()),
];

const landmarksOf = (page: HTMLElement) =>
  page.querySelectorAll('header, nav, main, footer, h1').map(({ localName }) => `<${localName}>`);

/** Names of the fields that visitors fill in. */
const fieldsOf = (page: HTMLElement) =>
  page
    .querySelectorAll('main form :is(input, select, textarea)')
    .filter((field) => field.getAttribute('type') !== 'hidden')
    .flatMap((field) => field.getAttribute('name') ?? []);

const dataTypesOf = (page: HTMLElement) =>
  page.querySelectorAll('script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const types: string[] = [];
    // One value, or a list.
    JSON.parse(textContent, (key, value) => (key === '@type' ? types.push(...[value].flat()) : value));
    return types;
  });

const wordsOf = (page: HTMLElement) => page.querySelector('main')?.textContent.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
