import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contractVersion } from '@portal/contracts/remote';
import { root } from '../workspaces/workspaces.ts';
import { messagesOf } from './messages-of.ts';

/** What the commands of a team run on its machine, and in the publisher. Rules of releases have a page of their own. */
const sources = [
  'packages/build/src/{portal,release-writer}.ts',
  'packages/build/src/team/*.ts',
  'packages/build/src/dev/deployed-portal.ts',
  'packages/release/src/{commands,keys,publish,send-command}.ts',
  'shell/publisher/commands/{team-commands,run-command,uploaded-build}.ts',
  'shell/publisher/platform/body-reader.ts',
  'shell/publisher/remote/{remote-commands,check-release,release-state}.ts',
];

/** The first line: after it are values. */
const messages = globSync(sources, { cwd: root }).flatMap((file) =>
  messagesOf(join(root, file)).map((message) => message.split('\n', 1)[0] ?? ''),
);
const page = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8').split('## In `portal status`', 1)[0] ?? '';
const listed = [...page.matchAll(/^\| `(.+?)` +\|/gm)].map(([, message]) => message);

test('every message of the commands of a team is on the page about troubleshooting, and no other', () => {
  assert.deepEqual(listed.toSorted(), [...new Set(messages)].toSorted());
});

test('contract versions are at least 180 days apart, and the changelog says since when each is there', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^\| (\d+) +\| (\d{4}-\d\d-\d\d) /gm)];
  assert.deepEqual(
    versions.map(([, version]) => Number(version)),
    Array.from({ length: contractVersion }, (_, index) => index + 1),
  );
  const days = versions.map(([, , date = '']) => Date.parse(date) / 86_400_000);
  assert.ok(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) >= 180));
});
