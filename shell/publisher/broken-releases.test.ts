import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Verdict } from '@portal/contracts/release-status';
import { brokenByCondition } from './testing/broken-by-condition.cases.ts';
import { brokenForms } from './testing/broken-forms.cases.ts';
import { type BrokenPage, brokenReleases, brokenStaffScripts } from './testing/broken-releases.cases.ts';
import { type PageDraft, type RemoteDraft, startPublisher } from './testing/broken-releases-fixture.ts';
import { brokenScripts } from './testing/broken-scripts.cases.ts';
import { brokenTogether } from './testing/broken-together.cases.ts';
import { goodFeatures } from './testing/good-features.cases.ts';
import { goodPages } from './testing/good-pages.cases.ts';
import { until } from './testing/until.ts';

const marketing: RemoteDraft = { name: 'marketing', paths: ['/about'] };
const admin: RemoteDraft = { name: 'admin', paths: ['/admin'], component: `return h('h1', null, 'Lead desk');` };
/**
 * As many remotes as releases that are checked at a time: a remote has one release under check. The shell has no link to their pages,
 * so that a check opens each by itself.
 */
const remotes: RemoteDraft[] = [
  { name: 'offers', paths: ['/offers'] },
  { name: 'events', paths: ['/events'] },
  { name: 'news', paths: ['/news'] },
];
/** The check of a release skips the pages after three that hang, so those that may hang are spread over all releases. */
const PAGES_PER_RELEASE = 5;
/** A page with a violation is checked twice, which takes half a minute. `npm run drill -- releases` publishes all. */
const PAGES_PER_RULE = process.env.BROKEN_PAGES === 'all' ? Number.POSITIVE_INFINITY : 2;
/** The check of a page uses up to 15 controls and three forms. */
const FEATURES_PER_PAGE = 8;

/** A page, and what is wrong with it. */
interface TestedPage extends Pick<BrokenPage, 'draft' | 'below'> {
  cases: Pick<BrokenPage, 'title' | 'rules' | 'message' | 'note'>[];
}

let portal: Awaited<ReturnType<typeof startPublisher>>;
let aboutPage: string;
const about = () => readFile(join(portal.site, 'about.html'), 'utf8');

before(async () => {
  const drafts = [marketing, admin, ...remotes];
  portal = await startPublisher(drafts);
  const verdicts = await Promise.all(drafts.map(portal.publish));
  assert.deepEqual(
    verdicts.flatMap(({ violations }) => violations),
    [],
  );
  // Until then, releases become live before they are checked in a browser.
  await until('the publisher is ready', () => portal.publisher.isReady);
  aboutPage = await about();
});

after(async () => {
  try {
    // When no other check keeps the processor busy: this release must not be rejected for its time.
    await assertMarketingCanRelease();
  } finally {
    await portal.stop();
  }
});

// Many checks wait for a timeout, so several releases are checked at a time.
describe('broken releases', { concurrency: true }, () => {
  describe('of a staff remote', { concurrency: 1 }, () => {
    for (const { title, rules, draft } of brokenStaffScripts)
      test(`rejects a release that ${title}`, () => assertRejected({ ...admin, ...draft }, { rules }));
  });

  const mayHang = ({ rules }: BrokenPage) => Number(rules.includes('hang'));
  const pages = [brokenScripts, brokenByCondition, brokenForms]
    .flatMap(ofEachRule)
    .toSorted((one, other) => mayHang(other) - mayHang(one))
    .map(onePage);
  const releases = [...spread(pages, Math.ceil(pages.length / PAGES_PER_RELEASE)), brokenTogether.map(together)];
  const features = spread(goodFeatures, Math.ceil(goodFeatures.length / FEATURES_PER_PAGE));
  for (const [index, remote] of remotes.entries()) {
    const own = <Item>(items: Item[]) => items.filter((_, place) => place % remotes.length === index);
    describe(`of ${remote.name}`, { concurrency: 1 }, () => {
      for (const release of own(releases)) testPages(remote, release);
      for (const { title, rules, draft } of own(brokenReleases))
        test(`rejects a release that ${title}`, () => assertRejected({ ...remote, ...draft }, { rules }));
      testPages(remote, own([...goodPages.map(onePage), ...features.map(together)]));
    });
  }
});

function ofEachRule(pages: BrokenPage[]): BrokenPage[] {
  return [...Map.groupBy(pages, ({ rules }) => rules.join()).values()].flatMap((same) => same.slice(0, PAGES_PER_RULE));
}

function onePage(page: BrokenPage): TestedPage {
  return { ...page, cases: [page] };
}

/** Returns a page with all features, because a page takes several seconds. */
function together(cases: BrokenPage[]): TestedPage {
  const drafts = cases.map(({ draft }) => draft);
  return {
    draft: {
      features: drafts,
      css: drafts.map(({ css }) => css ?? '').join('\n'),
      files: Object.assign({}, ...drafts.map(({ files }) => files)),
      change: (release) => {
        for (const { change } of drafts) change?.(release);
      },
    },
    cases,
  };
}

/** Distributes items: neighbors often break the same rule, and a violation of several pages names the first of them only. */
function spread<Item>(items: Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, index) => items.filter((_item, place) => place % count === index));
}

async function publish(draft: RemoteDraft): Promise<Verdict> {
  // Each release replaces another one with another page.
  const verdict = await portal.publish({ ...draft, acknowledged: ['live-page'] });
  assert.equal(await about(), aboutPage);
  return verdict;
}

async function assertRejected(draft: RemoteDraft, expected: Expected) {
  const { live } = portal.status(draft.name);
  const { violations } = await publish(draft);
  assertBreaks(violations, expected);
  assert.equal(portal.status(draft.name).live, live);
}

type Expected = Pick<BrokenPage, 'rules' | 'message'>;

function assertBreaks(violations: Verdict['violations'], { rules, message = /./ }: Expected) {
  const found = violations.map((violation) => `${violation.rule} on ${violation.page}: ${violation.message}`);
  assert.ok(
    violations.some((violation) => rules.includes(violation.rule) && message.test(violation.message)),
    `expected ${rules}, found ${found.join('\n') || 'nothing'}`,
  );
}

/** Tests pages in one release, so that it is rendered and checked once. */
function testPages({ name, paths: [root = ''] }: RemoteDraft, tested: TestedPage[]) {
  const isBroken = tested.some(({ cases }) => cases.some(({ rules }) => rules.length > 0));

  describe(`a release with ${tested.length} pages`, () => {
    const pages = tested.map(({ draft, below = [] }, index): PageDraft => {
      const path = index === 0 ? root : `${root}/${index}`;
      return { ...draft, paths: [path, ...below.map((page) => `${path}/${page}`)] };
    });
    let verdict: Verdict;

    before(async () => {
      const { live } = portal.status(name);
      const [first = { paths: [] }, ...others] = pages;
      verdict = await publish({ ...first, name, others });
      if (!isBroken) assert.deepEqual(verdict.violations, []);
      assert.equal(portal.status(name).live, isBroken ? live : verdict.version);
    });

    for (const [index, { cases }] of tested.entries())
      for (const { title, note = '', ...expected } of cases)
        test(`${isBroken ? 'rejects' : 'publishes'} a release with a page that ${title}`, () => {
          const own = verdict.violations.filter(({ page }) => pages[index]?.paths.includes(page ?? ''));
          if (isBroken) assertBreaks(own, expected);
          else assert.deepEqual(own, []);
          assert.ok(verdict.notes.join().includes(note));
        });
  });
}

async function assertMarketingCanRelease() {
  const { version, violations, isCheckedInBrowser } = await portal.publish({
    ...marketing,
    adds: `h('p', null, 'New words')`,
  });
  assert.deepEqual(violations, []);
  assert.ok(isCheckedInBrowser, 'The renderer found no Chromium.');
  assert.equal(portal.status('marketing').live, version);
}
