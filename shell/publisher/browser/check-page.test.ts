import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Violation } from '@portal/contracts/release-status';
import { brokenByCondition } from '../testing/broken-by-condition.cases.ts';
import { brokenForms } from '../testing/broken-forms.cases.ts';
import { type BrokenPage, together } from '../testing/broken-releases.cases.ts';
import { startPublisher } from '../testing/broken-releases-fixture.ts';
import { brokenScripts } from '../testing/broken-scripts.cases.ts';
import { brokenTogether } from '../testing/broken-together.cases.ts';
import { checkInTab } from './check-in-browser.ts';
import { endBrowser } from './chromium.ts';
import { findChromium } from './find-chromium.ts';
import { type ServedBuild, serveBuild } from './serve-build.ts';
import { TabPool } from './tab-pool.ts';
import { visitors } from './visitors.ts';

const executable = findChromium() ?? assert.fail('There is no Chromium.');
const [desktop, phone, tablet] = visitors;
assert.ok(desktop && phone && tablet);
const visitorOf = { desktop, phone, tablet };
/** A busy machine can add a violation of time, after which a page is not tested further. */
const maxTries = 3;

const pages: BrokenPage[][] = [
  ...[...brokenScripts, ...brokenByCondition, ...brokenForms].map((page) => [page]),
  ...brokenTogether,
];
const drafts = pages.map((cases, index) => {
  const path = index === 0 ? '/offers' : `/offers/${index}`;
  const below = cases.flatMap((page) => page.below ?? []).map((name) => `${path}/${name}`);
  return { ...together(cases), paths: [path, ...below] };
});

let portal: Awaited<ReturnType<typeof startPublisher>>;
let build: ServedBuild;
before(async () => {
  const [first = { paths: [] }, ...others] = drafts;
  portal = await startPublisher([{ name: 'offers', paths: ['/offers'] }], { env: { BROWSER_CHECKS: 'off' } });
  const { violations } = await portal.publish({ name: 'offers', ...first, others });
  assert.deepEqual(violations, []);
  build = await serveBuild(portal.site, { site: portal.publisher.env.site, access: 'public' });
});
after(async () => {
  await endBrowser();
  await build.close();
  await portal.stop();
});

const isFound = ({ rules, message = /./ }: BrokenPage, violations: Violation[]) =>
  violations.some((violation) => rules.includes(violation.rule) && message.test(violation.message));

/** Opens a page as one visitor. */
async function check(index: number, { visitor, stored = {} }: BrokenPage): Promise<Violation[]> {
  const { paths: [path = '', ...below] = [] } = drafts[index] ?? {};
  const { signal } = new AbortController();
  const tabs = new TabPool({ executable, build, signal, visitor: visitorOf[visitor ?? 'desktop'] });
  const page = { path, ownPaths: [path, ...below], access: 'public' as const, cookies: [], templates: new Map() };
  try {
    return (await checkInTab(tabs, { ...page, stored })).violations;
  } finally {
    await tabs.close();
  }
}

async function checkOften(index: number, cases: BrokenPage[]): Promise<Violation[]> {
  let violations: Violation[] = [];
  for (let tries = 0; tries < maxTries && !cases.every((one) => isFound(one, violations)); tries++)
    violations = await check(index, cases[0] as BrokenPage);
  return violations;
}

describe('finds a page that', { concurrency: 3 }, () => {
  for (const [index, cases] of pages.entries()) {
    let violations: Promise<Violation[]> | undefined;
    for (const one of cases)
      test(one.title, async () => {
        violations ??= checkOften(index, cases);
        const found = await violations;
        assert.ok(isFound(one, found), `expected ${one.rules}, found ${JSON.stringify(found, null, 1)}`);
      });
  }
});
