import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  type BrokenRelease,
  brokenByCondition,
  brokenScripts,
  brokenStaffScripts,
  good,
  isolation,
  published,
} from './testing/broken-releases.cases.ts';
import { type RemoteDraft, startPublisher } from './testing/broken-releases-fixture.ts';
import { until } from './testing/until.ts';

const marketing: RemoteDraft = { name: 'marketing', paths: ['/about'] };
const admin: RemoteDraft = { name: 'admin', paths: ['/admin'], component: `return h('h1', null, 'Lead desk');` };
/** As many remotes as releases that are checked at a time. */
const remotes: RemoteDraft[] = [
  { name: 'locations', paths: ['/austin'] },
  { name: 'events', paths: ['/events'] },
  { name: 'news', paths: ['/news'] },
];

type Portal = Awaited<ReturnType<typeof startPublisher>>;
const portals: Portal[] = [];

// Many checks wait for a timeout, so two publishers run at a time, one of them with several remotes.
describe('broken releases', { concurrency: true }, () => {
  // When no other check keeps the processor busy: this release must not be rejected for its time.
  after(async () => {
    try {
      for (const portal of portals) await assertMarketingCanRelease(portal);
    } finally {
      await Promise.all(portals.map((portal) => portal.stop()));
    }
  });

  describe('of public remotes', { concurrency: remotes.length }, () => {
    testAll([...brokenScripts, ...brokenByCondition, ...isolation, ...published, ...good], remotes);
  });
  describe('of a staff remote', () => testAll(brokenStaffScripts, [admin]));
});

async function assertMarketingCanRelease(portal: Portal) {
  const { version, violations, isCheckedInBrowser } = await portal.publish({
    ...marketing,
    adds: `h('p', null, 'New words')`,
  });
  assert.deepEqual(violations, []);
  assert.ok(isCheckedInBrowser, 'The renderer found no Chromium.');
  assert.equal(portal.status('marketing').live, version);
}

/**
 * Publishes the releases of the cases on all remotes at a time: a remote has one release under check. Expects that
 * marketing's page does not change.
 */
function testAll(cases: BrokenRelease[], drafts: RemoteDraft[]) {
  let portal: Portal;
  let aboutPage: string;
  const about = () => readFile(join(portal.site, 'about.html'), 'utf8');

  before(async () => {
    portal = await startPublisher([marketing, ...drafts]);
    portals.push(portal);
    const verdicts = await Promise.all([marketing, ...drafts].map(portal.publish));
    assert.deepEqual(
      verdicts.flatMap(({ violations }) => violations),
      [],
    );
    // Until then, releases become live before they are checked in a browser.
    await until('the publisher is ready', () => portal.publisher.isReady);
    aboutPage = await about();
  });

  async function publishBroken(remote: RemoteDraft, { rules, note = '', draft, below = [] }: BrokenRelease) {
    const live = portal.status(remote.name).live;
    const { version, violations, notes } = await portal.publish({
      ...remote,
      ...draft,
      // Each release replaces another one with another page.
      acknowledged: ['live-page'],
      paths: remote.paths.flatMap((path) => [path, ...below.map((name) => `${path}/${name}`)]),
    });
    const found = violations.map(({ rule, message }) => `${rule}: ${message}`);
    if (rules.length > 0) {
      assert.ok(
        violations.some(({ rule }) => rules.includes(rule)),
        `expected ${rules}, found ${found.join('\n') || 'nothing'}`,
      );
      assert.equal(portal.status(remote.name).live, live);
    } else {
      assert.deepEqual(found, []);
      assert.equal(portal.status(remote.name).live, version);
    }
    assert.ok(notes.join().includes(note));
    assert.equal(await about(), aboutPage);
  }

  const free = [...drafts];
  const waiting: ((remote: RemoteDraft) => void)[] = [];
  for (const broken of cases) {
    const effect =
      broken.rules.length > 0 ? 'rejects a release that' : 'keeps other remotes as they are when a release';
    test(`${effect} ${broken.title}`, { timeout: 400_000 }, async () => {
      const remote = free.pop() ?? (await new Promise<RemoteDraft>((resolve) => waiting.push(resolve)));
      try {
        await publishBroken(remote, broken);
      } finally {
        const next = waiting.shift();
        if (next) next(remote);
        else free.push(remote);
      }
    });
  }
}
