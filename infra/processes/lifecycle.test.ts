import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../workspaces/workspaces.ts';
import { freePort } from './ports.ts';

const EXIT_LIMIT_MS = 300_000;

const dataDir = mkdtempSync(join(tmpdir(), 'portal-lifecycle-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

interface ProcessInfo {
  pid: number;
  parent: number;
  command: string;
}

const listProcesses = (): ProcessInfo[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , , state = 'Z']) => !state.startsWith('Z'))
    .map(([, pid, parent, , command = '']) => ({ pid: Number(pid), parent: Number(parent), command }));

function descendantsOf(pid: number, processes = listProcesses()): ProcessInfo[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, processes)]);
}

/** Runs `npm start` until everything is ready. */
async function startPortal() {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      PUBLISHED_DIR: join(dataDir, 'published'),
      BROWSER_CHECKS: 'off',
      COMPRESSION: 'fast',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  npm.stderr.on('data', (text) => {
    output += text;
  });
  for await (const line of createInterface({ input: npm.stdout })) {
    output += `${line}\n`;
    if (line.includes('Ctrl-C stops')) break;
  }
  assert.equal(npm.exitCode, null, output);

  const { pid = 0 } = npm;
  const descendants = descendantsOf(pid);
  const command = descendants.find(({ parent }) => parent === pid);
  assert.match(command?.command ?? '', /infra\/cli\/start\.ts/);
  for (const part of ['postgres', 'web/main.ts', 'publisher/main.ts', 'dist/main.js'])
    assert.ok(
      descendants.some((started) => started.command.includes(part)),
      part,
    );
  return { npm, pid, descendants };
}

type Portal = Awaited<ReturnType<typeof startPortal>>;

async function assertAllEnd({ npm, descendants }: Portal) {
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
  let survivors = descendants;
  for (const limit = Date.now() + EXIT_LIMIT_MS; survivors.length > 0 && Date.now() < limit; await sleep(100)) {
    const processes = listProcesses();
    survivors = descendants.filter(({ pid, command }) =>
      processes.some((found) => found.pid === pid && found.command === command),
    );
  }
  for (const { pid } of survivors) process.kill(pid, 'SIGKILL');
  assert.deepEqual(survivors, []);
}

/** That processes end with a command that is killed is tested in service.test.ts and postgres.test.ts. */
const endings: [title: string, end: (portal: Portal) => unknown][] = [
  // npm forwards it to the command.
  ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
  [
    // The kernel does the same: the foreground process group gets SIGHUP, and writing to the terminal fails.
    'closing the terminal',
    ({ npm, pid }) => {
      npm.stdout.destroy();
      npm.stderr.destroy();
      process.kill(-pid, 'SIGHUP');
    },
  ],
];

for (const [title, end] of endings)
  test(`${title} ends everything that npm start started`, async () => {
    const portal = await startPortal();
    end(portal);
    await assertAllEnd(portal);
  });
