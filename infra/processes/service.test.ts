import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortIsFree, freePort } from './ports.ts';
import { startService } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal services '));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A service that logs a warning, returns its process id, and exits at /crash. */
const program = join(folder, 'service.mjs');
writeFileSync(
  program,
  `import { createServer } from 'node:http';
  console.log(JSON.stringify({ level: 40, msg: 'the disk is nearly full' }));
  createServer(({ url }, response) => {
    if (url === '/crash') process.exit(7);
    response.end(String(process.pid));
  }).listen(Number(process.env.PORT), '127.0.0.1');`,
);

const options = (port: number, args: string[], report: (message: string) => void) => ({
  name: 'demo',
  args,
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  logFile: join(folder, 'demo.log'),
  readyUrl: `http://127.0.0.1:${port}/`,
  report,
});

describe('startService', () => {
  test('restarts a service after a crash, and reports the crash and warnings', async () => {
    const port = await freePort();
    const reports: string[] = [];
    const service = startService(options(port, [program], (message) => reports.push(message)));
    await service.ready;
    const first = await pidOf(port);
    await fetch(`http://127.0.0.1:${port}/crash`).catch(() => {});
    const second = await eventually(() => pidOf(port));
    await service.stop();

    assert.notEqual(second, first);
    assert.ok(reports.includes('The demo service ended unexpectedly. Restarting in 0.2 s.'), reports.join('\n'));
    assert.equal(reports.filter((message) => message === 'demo: the disk is nearly full').length, 2);
    assert.match(readFileSync(join(folder, 'demo.log'), 'utf8'), /the disk is nearly full/);
    await assert.rejects(pidOf(port));
  });

  test('rejects with the last output of a service that does not start', async () => {
    const port = await freePort();
    const args = ['--eval', 'console.error("PRICE_LIST is missing"); process.exit(1)'];
    await assert.rejects(
      startService(options(port, args, () => {})).ready,
      /PRICE_LIST is missing[\s\S]*The demo service ended with code 1/,
    );
  });

  test('a process is ended when the process that started it is killed', async () => {
    const port = await freePort();
    const module = join(import.meta.dirname, 'start-process.ts');
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { startProcess } = await import(${JSON.stringify(module)});
        startProcess(process.execPath, [${JSON.stringify(program)}], { env: { ...process.env, PORT: '${port}' } });`,
      ],
      { stdio: 'inherit' },
    );
    await eventually(() => pidOf(port));
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await eventually(() => assert.rejects(pidOf(port)));
  });
});

test('assertPortIsFree rejects a port that is in use, and names another one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const rejected = assertPortIsFree(port);
  await assert.rejects(rejected, new RegExp(`Port ${port} is in use.*PORT=${port + 1} npm start`));
  server.close();
});

async function pidOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  return response.text();
}

async function eventually<Result>(condition: () => Promise<Result>): Promise<Result> {
  const limit = Date.now() + 300_000;
  for (;;) {
    try {
      return await condition();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await sleep(50);
    }
  }
}
