import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Violation } from '@portal/contracts/release-status';
import { type HTMLElement, parse } from 'node-html-parser';
import { documentFile, type SiteBuild } from '../release/site-build.ts';
import { violation } from '../release/violations.ts';

/** A page with less than this share of the words of the live one has lost its content. */
const minWordShare = 0.3;

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
  const [wordsBefore, words] = [wordsOf(before), wordsOf(after)];
  return [
    ...changed,
    ...lost('a target of calls or mail', contactsOf),
    ...lost('structured data', dataTypesOf),
    ...lost('a form with fields', fieldsOf),
    ...(words < wordsBefore * minWordShare ? [`<main> has ${wordsBefore} words, and here it has ${words}`] : []),
  ];
}

const valuesOf = (page: HTMLElement, selector: string) =>
  page
    .querySelectorAll(selector)
    .map((element) => element.getAttribute('content') ?? element.getAttribute('href') ?? '')
    .join(' and ');

const contactsOf = (page: HTMLElement) =>
  page.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]').map((link) => link.getAttribute('href') ?? '');

/** Names of the fields that visitors fill in. */
const fieldsOf = (page: HTMLElement) =>
  page
    .querySelectorAll('main form :is(input, select, textarea)')
    .filter((field) => field.getAttribute('type') !== 'hidden')
    .flatMap((field) => field.getAttribute('name') ?? []);

const dataTypesOf = (page: HTMLElement) =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => [...textContent.matchAll(/"@type":\s*"(\w+)"/g)].flatMap(([, type]) => type ?? []));

const wordsOf = (page: HTMLElement) => page.querySelector('main')?.textContent.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
