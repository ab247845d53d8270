import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contractVersion } from '@portal/contracts/remote';
import { root } from '../workspaces/workspaces.ts';

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
