import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../infra/local/postgres.ts';

/**
 * Runs the suite on a real PostgreSQL: the embedded one in a throw-away folder, or the server of TEST_DATABASE_URL, on
 * which the suite then creates and drops databases. Arguments go to jest.
 */
const require = createRequire(import.meta.url);
const suite = join(import.meta.dirname, '..', 'dist', 'suite');
const template = `portal_api_template_${process.pid}`;

const given = process.env.TEST_DATABASE_URL;
const folder = given ? undefined : mkdtempSync(join(tmpdir(), 'portal-api-test-'));
const embedded = folder ? await startPostgres({ dataDir: join(folder, 'data'), durable: false }) : undefined;
const server = given ?? embedded?.url ?? '';

try {
  const environment = { ...process.env, TEST_DATABASE_URL: server, TEST_TEMPLATE: template };
  const prepared = spawnSync(process.execPath, [join(suite, 'testing', 'make-template.js')], {
    env: environment,
    stdio: 'inherit',
  });
  if (prepared.status !== 0) throw new Error('The template database could not be made.');

  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      require.resolve('jest/bin/jest'),
      ...process.argv.slice(2),
    ],
    { cwd: join(import.meta.dirname, '..'), env: environment, stdio: 'inherit' },
  );
  const [code] = await once(jest, 'exit');
  process.exitCode = code ?? 1;
  spawnSync(process.execPath, [join(suite, 'testing', 'make-template.js'), '--drop'], {
    env: environment,
    stdio: 'inherit',
  });
} finally {
  await embedded?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
