import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { startChild, stopAllChildren } from './children.ts';
import { type Database, keepDatabase } from './database.ts';
import { freePort, refuseTakenPort } from './ports.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { paint, runCommand, say } from './terminal.ts';
import { root } from './workspaces.ts';

const SHELL_PORT = 3000;
const REMOTES = { marketing: 3001, locations: 3002, admin: 3003 };
const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
/** On a loopback address and on data of its own, so that nobody has to look for a password while developing. */
const STAFF = { STAFF_EMAIL: 'staff@lumenward.example', STAFF_PASSWORD: 'development' };

type RemoteName = keyof typeof REMOTES;
const isRemote = (name: string): name is RemoteName => Object.hasOwn(REMOTES, name);

/**
 * `npm run dev`: everything with hot reload. `npm run dev -- locations`: that remote; the others come from their builds.
 * With PORTAL_ORIGIN=https://… the others and the API are those of that portal.
 */
runCommand(async () => {
  let database: Database | undefined;
  stopOnSignal(async () => {
    await stopAllChildren();
    await database?.stop();
  }, 0);

  const remotes = chooseRemotes(process.argv.slice(2).map((name) => name.replace(/^mfe-/, '')));
  const portalOrigin = process.env.PORTAL_ORIGIN;
  for (const port of [SHELL_PORT, ...remotes.map((name) => REMOTES[name])]) await refuseTakenPort(port, 'npm run dev');

  const resting = Object.keys(REMOTES).filter((name) => !portalOrigin && !remotes.some((chosen) => chosen === name));
  const needed = ['api', ...resting.map((name) => `mfe-${name}`)];
  await build(buildSteps().filter((step) => needed.includes(step.name) && isStale(step)));

  let apiOrigin = portalOrigin;
  if (!apiOrigin) {
    const dataDir = resolve(root, process.env.DATA_DIR || '.data/dev');
    mkdirSync(dataDir, { recursive: true });
    database = await keepDatabase({ dataDir: join(dataDir, 'postgres'), durable: true, report: say });
    apiOrigin = await startApi(database.url, dataDir);
  }

  const env = { ...process.env, NODE_ENV: 'development', API_ORIGIN: apiOrigin, DEV_REMOTES: remotes.join(',') };
  for (const app of ['shell', ...remotes.map((name) => `mfe-${name}`)])
    show(app, 'npm', ['run', 'dev', '--silent', '-w', app], env);

  say(`\n  ${paint('bold', `http://localhost:${SHELL_PORT}`)}  hot reload: shell, ${remotes.join(', ')}`);
  if (!portalOrigin) say(`  staff: ${STAFF.STAFF_EMAIL}, password "${STAFF.STAFF_PASSWORD}"`);
  say('  Ctrl-C stops everything.\n');
  return 0;
});

function chooseRemotes(asked: string[]): RemoteName[] {
  const unknown = asked.find((name) => !isRemote(name));
  if (unknown) throw new Error(`There is no remote "${unknown}". Choose from ${Object.keys(REMOTES).join(', ')}.`);
  const all = Object.keys(REMOTES).filter(isRemote);
  return asked.length > 0 ? all.filter((name) => asked.includes(name)) : all;
}

/** The compiler writes what changed, and Node starts again when it did. */
async function startApi(databaseUrl: string, dataDir: string): Promise<string> {
  const port = await freePort();
  const env = {
    ...STAFF,
    SITE_URL: `http://localhost:${SHELL_PORT}`,
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

let shown = 0;

/** Starts a process whose lines carry its name. */
function show(name: string, command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const label = paint(COLOURS[shown++ % COLOURS.length] ?? 'dim', name.padEnd(14));
  const child = startChild(command, args, { cwd: root, env });
  for (const stream of [child.process.stdout, child.process.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => say(`${label} ${line}`));
  }
  child.exited.then((code) => say(`${label} ended with code ${code}`));
}
