import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { auditDependencies } from './audit.ts';

/** A registry that knows an advisory of `pg`, or does not answer questions for advisories. */
let answer: { id: number; severity: string; vulnerable_versions: string } | undefined;
const registry = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.method === 'GET')
    response.end(JSON.stringify({ name: decodeURIComponent(request.url?.slice(1) ?? ''), versions: {} }));
  else if (!answer) response.writeHead(405).end();
  else
    response.end(JSON.stringify({ pg: [{ title: 'Reads too much', url: 'https://advisory.example/1', ...answer }] }));
}).listen(0, '127.0.0.1');
await once(registry, 'listening');

const folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
const pinned = join(folder, 'advisories.json');
const env = {
  ...process.env,
  npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  npm_config_cache: join(folder, 'cache'),
};
const audit = (pin = false) => auditDependencies({ pinned, pin, env });

beforeEach(() => rmSync(pinned, { force: true }));
after(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the audit fails with a severe vulnerability of an installed version, not with a moderate one', async () => {
  answer = { id: 1, severity: 'high', vulnerable_versions: '<999' };
  assert.deepEqual(await audit(), { code: 1, output: 'high: pg <999: Reads too much, https://advisory.example/1' });

  answer = { id: 2, severity: 'moderate', vulnerable_versions: '<999' };
  assert.equal((await audit()).code, 0);
});

test('the audit without the registry uses its last answer and says of which day it is', async () => {
  answer = { id: 1, severity: 'high', vulnerable_versions: '<999' };
  await audit(true);
  answer = undefined;
  const { asked } = JSON.parse(readFileSync(pinned, 'utf8'));

  const { code, warning } = await audit();

  assert.equal(code, 1);
  assert.match(warning ?? '', new RegExp(`What the registry said on ${asked} was used`));
});

test('the audit says when neither the registry nor an earlier answer is there', async () => {
  answer = undefined;

  const { code, warning } = await audit();

  assert.equal(code, 0);
  assert.match(warning ?? '', /no answer of it is in .*advisories\.json/);
});
