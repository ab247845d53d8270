import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Verdict } from '@portal/contracts/release-status';
import { brokenForms } from './testing/broken-forms.cases.ts';
import {
  type BrokenPage,
  type BrokenRelease,
  brokenReleases,
  brokenStaffScripts,
  together,
} from './testing/broken-releases.cases.ts';
import { type PageDraft, type RemoteDraft, startPublisher } from './testing/broken-releases-fixture.ts';
import { brokenScripts } from './testing/broken-scripts.cases.ts';
import { goodFeatures } from './testing/good-features.cases.ts';
import { goodPages } from './testing/good-pages.cases.ts';

const marketing: RemoteDraft = { name: 'marketing', paths: ['/about'] };
const admin: RemoteDraft = { name: 'admin', paths: ['/admin'], component: `return h('h1', null, 'Lead desk');` };
const offers: RemoteDraft = { name: 'offers', paths: ['/offers'] };
const events: RemoteDraft = { name: 'events', paths: ['/events'] };
/** The check of a page uses up to 15 controls and three forms. */
const featuresPerPage = 8;

let portal: Awaited<ReturnType<typeof startPublisher>>;
let aboutPage: string;
const about = () => readFile(join(portal.site, 'about.html'), 'utf8');

before(async () => {
  portal = await startPublisher([marketing, admin, offers, events], { isFirstStart: true });
  aboutPage = await about();
});

after(async () => {
  try {
    // When no other check keeps the processor busy: this release must not be rejected for its time.
    const adds = `h('p', null, 'New words')`;
    const { version, violations, isCheckedInBrowser } = await portal.publish({ ...marketing, adds });
    assert.deepEqual(violations, []);
    assert.ok(isCheckedInBrowser, 'The renderer found no Chromium.');
    assert.equal(portal.status('marketing').live, version);
  } finally {
    await portal.stop();
  }
});

/** Publishes a release, which replaces another one with another page. */
async function publish(draft: RemoteDraft): Promise<Verdict> {
  const verdict = await portal.publish({ ...draft, acknowledged: ['live-page'] });
  assert.equal(await about(), aboutPage);
  return verdict;
}

function testRejections(remote: RemoteDraft, cases: BrokenRelease[]) {
  for (const { title, rules, draft } of cases)
    test(`rejects a release that ${title}`, async () => {
      const { live } = portal.status(remote.name);
      const { violations } = await publish({ ...remote, ...draft });
      assert.ok(
        violations.some(({ rule }) => rules.includes(rule)),
        `expected ${rules}, found ${JSON.stringify(violations)}`,
      );
      assert.equal(portal.status(remote.name).live, live);
    });
}

/** Publishes one release, whose first page has the address of the remote. */
function publishPages({ name, paths: [root = ''] }: RemoteDraft, pages: BrokenPage[][]): Promise<Verdict> {
  const drafts = pages.map((cases, index): PageDraft => {
    const path = index === 0 ? root : `${root}/${index}`;
    const below = cases.flatMap((page) => page.below ?? []).map((page) => `${path}/${page}`);
    return { ...together(cases), paths: [path, ...below] };
  });
  const [first = { paths: [] }, ...others] = drafts;
  return publish({ ...first, name, others });
}

// Many checks wait for a timeout, so several releases are checked at a time.
describe('broken releases', { concurrency: true }, () => {
  describe('of a staff remote', { concurrency: 1 }, () => testRejections(admin, brokenStaffScripts));
  describe('of a public remote', { concurrency: 1 }, () => testRejections(offers, brokenReleases));

  describe('with several pages', { concurrency: 1 }, () => {
    test('rejects a release for each of its pages that hangs, throws or has a form that sends nothing', async () => {
      const { live } = portal.status('events');
      const titles = [
        'throws in an effect',
        'has an endless loop in an effect',
        'has a second form that sends nothing',
      ];
      const broken = [...brokenScripts, ...brokenForms].filter(({ title }) => titles.includes(title));
      const { violations } = await publishPages(
        events,
        broken.map((page) => [page]),
      );
      assert.deepEqual(
        ['/events', '/events/1', '/events/2'].map((path) => violations.find(({ page }) => page === path)?.rule),
        ['exception', 'hang', 'form'],
      );
      assert.equal(portal.status('events').live, live);
    });

    test('publishes a release whose pages do what pages do, and opens them as three visitors', async () => {
      const features = Array.from({ length: Math.ceil(goodFeatures.length / featuresPerPage) }, (_, page) =>
        goodFeatures.slice(page * featuresPerPage, (page + 1) * featuresPerPage),
      );
      const { violations, version, notes } = await publishPages(events, [
        ...goodPages.map((page) => [page]),
        ...features,
      ]);
      assert.deepEqual(violations, []);
      assert.equal(portal.status('events').live, version);
      assert.match(notes.join(), /Opened in Chromium \(desktop; phone .*; tablet .*\): \/events, /);
      assert.match(notes.join(), /links to lumenward-login\.evil\.example/);
    });
  });
});
