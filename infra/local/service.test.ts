import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, refuseTakenPort } from './ports.ts';
import { keepRunning } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal services '));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Answers its process number, logs one warning, and ends when it is asked for /crash. */
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

const options = (port: number, args: string[], report: (sentence: string) => void) => ({
  name: 'demo',
  args,
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  logFile: join(folder, 'demo.log'),
  readyUrl: `http://127.0.0.1:${port}/`,
  report,
});

describe('a service', () => {
  test('starts again after a crash, tells about it and about warnings, and stops when asked', async () => {
    const port = await freePort();
    const told: string[] = [];
    const service = await keepRunning(options(port, [program], (sentence) => told.push(sentence)));
    const first = await pidOf(port);
    await fetch(`http://127.0.0.1:${port}/crash`).catch(() => {});
    const second = await eventually(() => pidOf(port));
    await service.stop();

    assert.notEqual(second, first);
    assert.ok(told.includes('The demo ended unexpectedly (code 7); it starts again in 0.2 s.'), told.join('\n'));
    assert.equal(told.filter((sentence) => sentence === 'demo: the disk is nearly full').length, 2);
    assert.match(readFileSync(join(folder, 'demo.log'), 'utf8'), /the disk is nearly full/);
    await assert.rejects(pidOf(port));
  });

  test('that cannot start is not started again and again, and its last words are told', async () => {
    const port = await freePort();
    const args = ['--eval', 'console.error("PRICE_LIST is missing"); process.exit(1)'];
    await assert.rejects(
      keepRunning(options(port, args, () => {})),
      /PRICE_LIST is missing[\s\S]*The demo did not start/,
    );
  });

  test('does not outlive a runner that was killed', async () => {
    const port = await freePort();
    const children = join(import.meta.dirname, 'children.ts');
    const runner = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { startChild } = await import(${JSON.stringify(children)});
        startChild(process.execPath, [${JSON.stringify(program)}], { env: { ...process.env, PORT: '${port}' } });`,
      ],
      { stdio: 'inherit' },
    );
    await eventually(() => pidOf(port));
    runner.kill('SIGKILL');
    await once(runner, 'exit');
    await eventually(() => refuseTakenPort(port));
  });
});

test('a taken port is named together with its owner and a way out', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const refused = refuseTakenPort(port);
  await assert.rejects(refused, new RegExp(`Port ${port} is in use.*PORT=${port + 1} npm start`));
  if (process.platform === 'linux') await assert.rejects(refused, new RegExp(`process ${process.pid}`));
  server.close();
});

async function pidOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  return response.text();
}

async function eventually<Result>(look: () => Promise<Result>): Promise<Result> {
  const limit = Date.now() + 10_000;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await sleep(50);
    }
  }
}
