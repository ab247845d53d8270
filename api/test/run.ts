import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { apiRoleStatements, randomPassword } from '../../infra/postgres/database-roles.ts';
import { startPostgres } from '../../infra/postgres/postgres.ts';

/**
 * Compiles the API with its tests into a temporary folder and runs Jest on a real PostgreSQL: the embedded one, or the
 * server of TEST_DATABASE_URL, on which databases and the role of the API are created, and which must allow 200 connections.
 * Arguments are passed to Jest.
 */
const require = createRequire(import.meta.url);
const api = join(import.meta.dirname, '..');
const suite = join(api, 'dist', 'suite', String(process.pid));
const folder = mkdtempSync(join(tmpdir(), 'portal-api-test-'));
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // Tests make their folders here.
  TMPDIR: folder,
  TEST_TEMPLATE: `portal_api_template_${process.pid}`,
  // Each run has a folder of its own, so its compiled code is of no use to the next.
  NODE_COMPILE_CACHE: join(suite, 'compile-cache'),
};

const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
const compilation = start(compiler, '-p', 'tsconfig.json', '--outDir', suite);
mkdirSync(suite, { recursive: true });
const metadata = start(join(api, 'openapi', 'write-metadata.mjs'), suite);

const embedded = process.env.TEST_DATABASE_URL
  ? undefined
  : await startPostgres({ dataDir: join(folder, 'data'), durable: false });
if (embedded) environment.TEST_DATABASE_URL = embedded.url;
environment.TEST_API_CREDENTIALS = embedded
  ? embedded.apiUrl.slice('postgres://'.length, embedded.apiUrl.indexOf('@'))
  : await createApiRole(environment.TEST_DATABASE_URL);

try {
  if ((await compilation) !== 0) throw new Error('The API does not compile.');
  if ((await metadata) !== 0) throw new Error('The metadata of the OpenAPI document could not be written.');

  const createTemplate = join(suite, 'testing', 'create-template.js');
  if ((await start(createTemplate)) !== 0) throw new Error('The template database could not be created.');

  process.exitCode = await start(require.resolve('jest/bin/jest'), ...process.argv.slice(2), '--roots', suite);
  // The folder of an embedded server is removed as a whole.
  if (!embedded) await start(createTemplate, '--drop');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(suite, { recursive: true, force: true });
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Creates the role of the API on another server, and returns its name and password. */
async function createApiRole(connectionString = ''): Promise<string> {
  const password = randomPassword();
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(apiRoleStatements(password));
  await client.end();
  return `portal_api:${password}`;
}

/** Starts a Node program, and resolves to its exit code. */
async function start(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: api, env: environment, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
