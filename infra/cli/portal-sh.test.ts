import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';

const checkout = mkdtempSync(join(tmpdir(), 'portal-sh-'));
after(() => rmSync(checkout, { recursive: true }));
mkdirSync(join(checkout, 'infra/cli'), { recursive: true });
cpSync(join(root, 'infra/cli/portal.sh'), join(checkout, 'infra/cli/portal.sh'));

/** Starts a command in a checkout without packages, on a machine with this version of Node. `npm ci` says that it was started. */
function start(version: string) {
  const bin = join(checkout, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, output] of [
    ['node', version],
    ['npm', 'packages are installed'],
  ] as const) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho ${output}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  return run('sh', [join(checkout, 'infra/cli/portal.sh'), 'start'], { env });
}

test('says which Node is needed before anything is installed', async () => {
  const { code, output } = await start('v18.20.4');

  assert.equal(code, 1);
  assert.equal(
    output,
    'This needs Node 20 or newer to install its packages, and this is Node v18.20.4: https://nodejs.org',
  );
});

test('installs packages with the Nodes that can', async () => {
  for (const version of ['v20.20.2', 'v26.10.0'])
    assert.match((await start(version)).output, /packages are installed/, version);
});
