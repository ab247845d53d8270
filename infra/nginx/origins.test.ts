import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** Runs the part of the image's start that checks the addresses. */
const start = (env: NodeJS.ProcessEnv) =>
  spawnSync('sh', ['-c', `. "${join(import.meta.dirname, 'start/10-origins.envsh')}"; echo started`], {
    env: { PATH: process.env.PATH, SITE_URL: 'http://portal.example', ...env },
    encoding: 'utf8',
  });

for (const env of [
  {},
  { BIND_ADDRESS: '127.0.0.1' },
  { BIND_ADDRESS: '0.0.0.0', SITE_URL: 'https://portal.example' },
  { BIND_ADDRESS: '0.0.0.0', ALLOW_PLAIN_HTTP: '1' },
])
  test(`nginx starts with ${JSON.stringify(env)}`, () => assert.equal(start(env).stdout, 'started\n'));

for (const BIND_ADDRESS of ['0.0.0.0', '::', '192.0.2.7'])
  test(`nginx does not start at ${BIND_ADDRESS} without HTTPS`, () => {
    const { status, stderr } = start({ BIND_ADDRESS });
    assert.notEqual(status, 0);
    assert.match(stderr, /Set SITE_URL, or ALLOW_PLAIN_HTTP=1/);
  });
