import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptionKeySettings } from '../portal/encryption-key.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { freePort } from '../processes/ports.ts';
import { run } from '../processes/run.ts';
import { type Service, startService } from '../processes/service.ts';
import { seedLeads } from '../seed/seed-leads.ts';
import { root } from '../workspaces/workspaces.ts';
import { cpuOfChildren } from './cpu.ts';

export interface Desk {
  /** `get` and `post` request a path below `/api/admin/` with a staff session. */
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
  /** Processor time of PostgreSQL in milliseconds. Zero for a database that was there before. */
  databaseCpu(): number;
}

const api = join(root, 'api');

/**
 * Runs `work` with an API on a database of seeded leads, and stops everything afterwards. With `DATABASE_URL` it uses that
 * database as it is.
 */
export async function withSeededDesk(leads: number, work: (desk: Desk) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-desk-'));
  const existingUrl = process.env.DATABASE_URL;
  const postgres = existingUrl ? undefined : await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const databaseUrl = existingUrl ?? postgres?.apiUrl ?? '';
  try {
    if (postgres) {
      await migrateDatabase(postgres.url);
      await seedLeads({ databaseUrl: postgres.url, leads, report: console.log });
    }
    const { origin, service } = await startApi(databaseUrl, folder);
    try {
      const headers = { cookie: await signIn(origin, databaseUrl) };
      await work({
        get: (path) => fetch(`${origin}/api/admin/${path}`, { headers }),
        post: (path, body) =>
          fetch(`${origin}/api/admin/${path}`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        databaseCpu: () => (postgres ? cpuOfChildren(postgres.pid) : 0),
      });
    } finally {
      await service.stop();
    }
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the API with production settings. */
export async function startApi(
  databaseUrl: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ origin: string; service: Service }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const service = await startService({
    name: 'api',
    args: ['dist/main.js'],
    cwd: api,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      DATA_DIR: folder,
      ...encryptionKeySettings({}, folder),
      LOG_LEVEL: 'warn',
      ...env,
    },
    logFile: join(folder, 'api.log'),
    readyUrl: `${origin}/api/health/ready`,
    report: console.log,
  });
  return { origin, service };
}

/** Returns the cookie of a new staff account. An existing database may have the account of an earlier run. */
async function signIn(origin: string, databaseUrl: string): Promise<string> {
  const email = `bench-${Date.now()}@lumenward.example`;
  const { output } = await run(process.execPath, ['dist/staff.js', 'add', email], {
    cwd: api,
    env: { DATABASE_URL: databaseUrl },
  });
  const [, token] = /#token=(\S+)/.exec(output) ?? [];
  if (!token) throw new Error(output);

  const password = 'a password for the benchmark';
  const send = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('password-reset/confirm', { token, password });
  const response = await send('session', { email, password });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (!response.ok) throw new Error(await response.text());
  return cookie.join('; ');
}
