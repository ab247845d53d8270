import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspaces/workspaces.ts';
import { settingsOf } from './settings.ts';

/** Set by `startPortal`, whatever the environment contains. */
const setByPortal = [
  ...['HOST', 'PORT', 'DATA_DIR', 'SITE_DIR', 'NODE_ENV', 'API_ORIGIN', 'PUBLISHER_ORIGIN', 'RENDERER'],
  ...['DATABASE_URL', 'DATABASE_URL_FILE', 'TRUSTED_PROXY_HOPS', 'FIRST_ACCOUNT_FILE'],
  ...['PORTAL_BUILD', 'SHELL_RELEASE_DIR'],
];

/** The modules that read the settings of each process. */
const readers = {
  api: [
    ...['api/src/platform/env/env.ts', 'api/src/platform/env/oidc-settings.ts'],
    'packages/contracts/src/retention.ts',
  ],
  web: ['shell/web/env.ts'],
  publisher: ['shell/publisher/env.ts', 'packages/contracts/src/retention.ts'],
};

for (const [process, files] of Object.entries(readers) as [keyof typeof readers, string[]][])
  test(`the ${process} process gets every setting that it reads`, () => {
    const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const names = Array.from(
      source.matchAll(/(?:\b(?:env|source)\.|')([A-Z]{2}[A-Z_]+)\b(?! )/g),
      ([, name = '']) => name,
    );
    const given: readonly string[] = [...settingsOf[process], ...setByPortal];
    assert.ok(names.length > 3);
    assert.deepEqual(
      names.filter((name) => !given.includes(name)),
      [],
    );
  });

test('only the API gets secrets', () => {
  const secret = /DATABASE_URL|SMTP_URL|PASSWORD|SECRET|WEBHOOK|ENCRYPTION/;
  for (const process of ['web', 'renderer', 'publisher'] as const)
    assert.deepEqual(
      settingsOf[process].filter((name) => secret.test(name)),
      [],
    );
});
