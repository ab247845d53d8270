import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import { statusText, violationsText } from './status-text.ts';

const status: ReleaseStatus = {
  name: 'news',
  source: { address: '/srv/news' },
  isPinned: false,
  earlier: [],
  withdrawn: [],
  previews: [],
  history: [],
  historyLength: 0,
};
const title = { rule: 'title', message: 'There is no title.', hint: 'Add <Seo title="…">.' };

test('lists violations by rule, with the hint and the address of the rule once', () => {
  const contract = { rule: 'contract', message: 'Built for contract 3.', hint: 'Update the packages.' };

  assert.equal(
    violationsText([{ ...title, page: '/a' }, contract, { ...title, page: '/b' }], 'https://portal.example/rules'),
    `
  title
    /a: There is no title.
    /b: There is no title.
    Hint: Add <Seo title="…">. See https://portal.example/rules#title
  contract
    Built for contract 3.
    Hint: Update the packages. See https://portal.example/rules#contract`,
  );
});

test('shows the error of a source that was never read', () => {
  const text = statusText({ ...status, source: { address: '/srv/news', error: 'ENOENT: no such file' } });

  assert.match(text, /^news {2}nothing is live$/m);
  assert.match(text, /SOURCE CANNOT BE READ: ENOENT: no such file/);
  assert.match(text, /source: \/srv\/news, never read/);
});

test('shows that a release is watched, what cannot be seen, and why one that does harm is live', () => {
  const watch = { until: '2026-11-22T00:15:00.000Z', problems: ['No visits: there is no browser.'] };
  const text = statusText({ ...status, watch, suspicion: 'Visitors report an error, but it is pinned.' });

  assert.match(text, /rolled back by itself if it does harm until 2026-11-22T00:15:00\.000Z/);
  assert.match(text, /note: No visits: there is no browser\./);
  assert.match(text, /DOES HARM: Visitors report an error, but it is pinned\./);
});

test('shows pin, versions and the result of the latest check', () => {
  const text = statusText({
    ...status,
    live: '1.0.0-b',
    liveSince: '2026-11-22T00:00:00.000Z',
    isPinned: true,
    checking: '1.0.0-d',
    earlier: ['1.0.0-a'],
    withdrawn: ['1.0.0-c'],
    verdict: {
      version: '1.0.0-c',
      checkedAt: '2026-11-22T01:00:00.000Z',
      isCheckedInBrowser: false,
      violations: [{ ...title, page: '/news' }],
      notes: ['/news links to other.example.'],
      screenshots: [],
    },
  });

  for (const line of [
    /1\.0\.0-b is live since 2026-11-22T00:00:00.000Z \(pinned\)/,
    /checking: 1\.0\.0-d/,
    /earlier: 1\.0\.0-a/,
    /rolled back from: 1\.0\.0-c/,
    /1\.0\.0-c was REJECTED at 2026-11-22T01:00:00.000Z: \(not checked in a browser\)/,
    /\/news: There is no title\./,
    /note: \/news links to other\.example\./,
  ])
    assert.match(text, line);
});
