import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { stopAllChildren } from './children.ts';
import { type Database, keepDatabase } from './database.ts';
import { developablePortal } from './deployed-portal.ts';
import type { DevelopedRemote } from './developed-page.ts';
import { portalProxy } from './portal-proxy.ts';
import { freePort, readPort, refuseTakenPort } from './ports.ts';
import { namedRemotes, remoteNames } from './remote-folder.ts';
import { show } from './shown-child.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { paint, runCommand, say } from './terminal.ts';
import { root } from './workspaces.ts';

/** On a loopback address and on data of its own, so that nobody has to look for a password while developing. */
const STAFF = { STAFF_EMAIL: 'staff@lumenward.example', STAFF_PASSWORD: 'development' };

/**
 * `npm run dev`: everything with hot reload. `npm run dev -- locations`: that remote; the others come from their builds.
 * With PORTAL_ORIGIN=https://… all but the named remotes is that portal's: shell, the other remotes, API, sign-in.
 */
runCommand(async () => {
  let database: Database | undefined;
  stopOnSignal(async () => {
    await stopAllChildren();
    await database?.stop();
  }, 0);

  const asked = namedRemotes(process.argv.slice(2));
  const names = asked.length > 0 ? asked : remoteNames;
  const port = readPort(process.env.PORT, 3000);
  await refuseTakenPort(port, 'npm run dev');
  const portal = process.env.PORTAL_ORIGIN && (await developablePortal(process.env.PORTAL_ORIGIN, names));

  if (portal) {
    const server = portalProxy(portal, await serve(names)).listen(port, '127.0.0.1');
    await once(server, 'listening');
  } else {
    const resting = remoteNames.filter((name) => !names.includes(name));
    const needed = ['api', ...resting.map((name) => `mfe-${name}`)];
    await build(buildSteps().filter((step) => needed.includes(step.name) && isStale(step)));
    database = await startDatabase();
    serveAll(port, await startApi(port, database.url), await serve(names));
  }

  say(
    `\n  ${paint('bold', `http://localhost:${port}`)}  hot reload: ${[...(portal ? [] : ['shell']), ...names].join(', ')}`,
  );
  if (portal) say(`  everything else is ${portal}: a form that is sent there is a form`);
  else say(`  staff: ${STAFF.STAFF_EMAIL}, password "${STAFF.STAFF_PASSWORD}"`);
  say('  Ctrl-C stops everything.\n');
  return 0;
});

/** A development server for each remote, on a port that is free. */
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
  show(folder, 'npm', ['run', 'dev', '--silent', '-w', folder], { ...process.env, ...own });
}

const dataDir = resolve(root, process.env.DATA_DIR || '.data/dev');

function startDatabase(): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  return keepDatabase({ dataDir: join(dataDir, 'postgres'), durable: true, report: say });
}

/** The compiler writes what changed, and Node starts again when it did. */
async function startApi(sitePort: number, databaseUrl: string): Promise<string> {
  const port = await freePort();
  const env = {
    ...STAFF,
    SITE_URL: `http://localhost:${sitePort}`,
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MIGRATE_ON_START: '1',
  };
  show('api types', 'tsc', ['-p', 'api/tsconfig.build.json', '--watch', '--preserveWatchOutput'], process.env);
  show('api', process.execPath, ['--watch', '--watch-preserve-output', 'api/dist/main.js'], env);
  return `http://127.0.0.1:${port}`;
}
