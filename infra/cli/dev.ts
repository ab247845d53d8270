import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { developablePortal } from '@portal/build/dev/deployed-portal';
import type { DevelopedRemote } from '@portal/build/dev/developed-page';
import { portalProxy } from '@portal/build/dev/portal-proxy';
import { encryptionKeySettings } from '../portal/encryption-key.ts';
import { readPortalSettings } from '../portal/settings.ts';
import { startSupervisedPostgres } from '../postgres/postgres.ts';
import { assertPortIsFree, freePort } from '../processes/ports.ts';
import { startProcess, stopAllProcesses } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { namedRemotes, remoteFolder, remoteNames, teams } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';
import { color, print, runCommand } from './terminal.ts';

/** Fixed credentials are acceptable: development listens on loopback and has its own data. */
const STAFF = { STAFF_EMAIL: 'staff@lumenward.example', STAFF_PASSWORD: 'development' };

const COLORS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
let shown = 0;

/**
 * `npm run dev` serves everything with hot reload, `npm run dev -- locations` only that remote and the builds of the others.
 * With PORTAL_ORIGIN=https://… the rest comes from that portal.
 */
runCommand(async () => {
  let database: Awaited<ReturnType<typeof startDatabase>> | undefined;
  stopOnSignal(async () => {
    await stopAllProcesses();
    await database?.stop();
  }, 0);

  const named = namedRemotes(process.argv.slice(2));
  const names = named.length > 0 ? named : remoteNames;
  const { PORT: port } = readDevSettings();
  await assertPortIsFree(port, 'npm run dev');
  const { PORTAL_ORIGIN: address } = process.env;
  const developed = teams.filter(({ name }) => names.includes(name));
  const portal = address && (await developablePortal(address, developed, remoteFolder)).origin;

  if (portal) {
    const server = portalProxy(portal, await serve(names), teams).listen(port, '127.0.0.1');
    await once(server, 'listening');
  } else {
    const others = remoteNames.filter((name) => !names.includes(name));
    await buildWorkspaces(['api', ...others.map((name) => `mfe-${name}`)]);
    database = await startDatabase();
    serveAll(port, await startApi(port, database), await serve(names));
  }

  print(
    `\n  ${color('bold', `http://localhost:${port}`)}  hot reload: ${[...(portal ? [] : ['shell']), ...names].join(', ')}`,
  );
  if (portal) print(`  everything else is ${portal}: forms are sent to it`);
  else print(`  staff: ${STAFF.STAFF_EMAIL}, password "${STAFF.STAFF_PASSWORD}"`);
  print('  Ctrl-C stops everything.\n');
  return 0;
});

/** Starts a development server for each remote on a free port. */
const serve = (names: string[]): Promise<DevelopedRemote[]> =>
  Promise.all(
    names.map(async (name) => {
      const port = await freePort();
      serveApp(`mfe-${name}`, port);
      return { name, origin: `http://localhost:${port}` };
    }),
  );

function serveAll(port: number, apiOrigin: string, developed: DevelopedRemote[]) {
  const servers = new URLSearchParams(developed.map(({ name, origin }): [string, string] => [name, origin]));
  serveApp('shell', port, { API_ORIGIN: apiOrigin, DEV_REMOTES: servers.toString() });
}

function serveApp(folder: string, port: number, env: NodeJS.ProcessEnv = {}) {
  const own = { NODE_ENV: 'development', DEV_PORT: String(port), ...env };
  showProcess(folder, 'npm', ['run', 'dev', '--silent', '-w', folder], { ...process.env, ...own });
}

function readDevSettings() {
  return readPortalSettings({ PORT: '3000', DATA_DIR: '.data/dev' });
}

const dataFolder = () => resolve(root, readDevSettings().DATA_DIR);

function startDatabase() {
  const dataDir = dataFolder();
  mkdirSync(dataDir, { recursive: true });
  return startSupervisedPostgres({ dataDir: join(dataDir, 'postgres'), report: print });
}

/** Starts the compiler in watch mode, and the migrations and the API, which Node runs again after each change. */
async function startApi(sitePort: number, database: { url: string; apiUrl: string }): Promise<string> {
  const port = await freePort();
  const dataDir = dataFolder();
  const env = {
    ...STAFF,
    SITE_URL: `http://localhost:${sitePort}`,
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    // The account of development keeps working without two-step verification.
    SECOND_FACTOR_GRACE_DAYS: process.env.SECOND_FACTOR_GRACE_DAYS || '10000',
    ...encryptionKeySettings(process.env, dataDir),
    DATABASE_URL: database.apiUrl,
  };
  showProcess('api types', 'tsc', ['-p', 'api/tsconfig.build.json', '--watch', '--preserveWatchOutput'], process.env);
  const migrationEnv = { ...process.env, MIGRATION_DATABASE_URL: database.url };
  const watch = ['--watch', '--watch-preserve-output'];
  showProcess('migrations', process.execPath, [...watch, 'api/dist/migrate.js'], migrationEnv);
  showProcess('api', process.execPath, [...watch, 'api/dist/main.js'], env);
  return `http://127.0.0.1:${port}`;
}

/** Starts a process and prints its output, each line with its name. */
function showProcess(name: string, command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const label = color(COLORS[shown++ % COLORS.length] ?? 'dim', name.padEnd(14));
  const { subprocess, exited } = startProcess(command, args, { cwd: root, env });
  for (const stream of [subprocess.stdout, subprocess.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => print(`${label} ${line}`));
  exited.then((code) => print(`${label} ended with code ${code}`));
}
