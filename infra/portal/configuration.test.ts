import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { settingsFile } from '../upgrade/installation.ts';
import { configuration, currentSettings } from './configuration.ts';

test('docs/configuration.md has the tables of the current settings', () => {
  const { stored, current } = configuration();
  assert.equal(stored, current, 'Write them: npm run configuration -w infra');
});

test('the check of an upgrade knows the current settings', () => {
  assert.deepEqual(JSON.parse(readFileSync(settingsFile, 'utf8')), currentSettings(), 'npm run configuration -w infra');
});
