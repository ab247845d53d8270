import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspaces/workspaces.ts';
import { messagesOf } from './messages-of.ts';

/** What the commands of a team run on its machine, and in the publisher. Rules of releases have a page of their own. */
const sources = [
  'packages/build/src/{portal,release-writer}.ts',
  'packages/build/src/team/*.ts',
  'packages/build/src/dev/deployed-portal.ts',
  'packages/release/src/{commands,keys,publish}.ts',
  'shell/publisher/team-commands.ts',
  'shell/publisher/{state/commands,state/release-state,sources/uploaded-build}.ts',
  'shell/publisher/remote/{remote-commands,check-release}.ts',
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
