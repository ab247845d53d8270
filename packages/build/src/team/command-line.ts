import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { teamCommands } from '@portal/release/commands';
import { ensureKey, keyFile } from '@portal/release/keys';
import { sendCommand } from '@portal/release/send-command';
import { publicKeyOf } from '@portal/release/signature';
import { addPublicKey, parseTeams, type Team } from '@portal/release/teams';
import getPort from 'get-port';
import { developablePortal, liveReleases } from '../dev/deployed-portal.ts';
import { portalProxy } from '../dev/portal-proxy.ts';
import { checkName, createProject, remoteTemplate, repositoryTemplate } from './create-project.ts';
import { rotateKey } from './rotate-key.ts';
import { runTeamCommand } from './team-commands.ts';

const usage = `Use one of:
  portal create NAME --portal URL   create a remote in this folder, with a key
  portal dev                        hot reload among the pages of the portal, at PORT (3000)
  portal build
  portal check                      the checks of the portal, without publishing
  portal preview                    a link to the build, for 24 hours
  portal release                    build, sign and publish, and wait for the result
  portal rollback [VERSION]         make the previous release live, or the named one
  portal pin [VERSION]              keep a release live until it is unpinned
  portal unpin
  portal retry                      check the newest release again
  portal status
  portal rotate-key [--lost]        replace the key of the team, or make one for the operator's line

  --portal URL         default: "portal" in package.json
  --reason TEXT        reason for the history
  --acknowledge RULE   accept live-page for this release`;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      portal: { type: 'string' },
      reason: { type: 'string' },
      acknowledge: { type: 'string', multiple: true },
      lost: { type: 'boolean' },
    },
  });
  const [word = '', detail] = positionals;
  if (word === 'create') return create(detail, values.portal);
  const command = teamCommands.find((name) => name === word);
  if (!command && !['dev', 'build', 'rotate-key'].includes(word)) throw new Error(usage);

  const team = readTeam();
  const portal = values.portal ?? readJson('package.json').portal;
  if (word === 'build') return build().then(() => 0);
  if (!portal) throw new Error('Name the portal: --portal https://www.example.com, or "portal" in package.json.');
  const { reason, acknowledge: acknowledged } = values;
  if (word === 'rotate-key') return rotateKey(team, { portal, reason, isLost: values.lost });
  if (!command) return develop(team, portal);
  const source = resolve('.portal/releases', team.name);
  return runTeamCommand(command, { team, portal, version: detail, reason, acknowledged, build, source });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads the team of the current folder. */
function readTeam(): Team {
  if (!existsSync('team.json')) throw new Error('There is no team.json in this folder. Create one: portal create NAME');
  const [team] = parseTeams(JSON.stringify({ teams: [readJson('team.json')] }));
  return team as Team;
}

/** Creates a remote with a key in the current folder. Its `team.json` is the operator's line. */
async function create(name = '', portal = ''): Promise<number> {
  const { origin, remotes } = await liveReleases(portal);
  checkName(name, remotes);
  // As `npm install` of tarballs or a version of these packages has written it.
  const installed = existsSync('package.json') ? readJson('package.json').dependencies : {};
  const created = createProject(name, '.', [remoteTemplate, repositoryTemplate]);

  writeFileSync('.gitignore', ['node_modules/', 'dist/', 'styled-system/', '.portal/', ''].join('\n'));
  const { dependencies, devDependencies, ...manifest } = readJson('package.json');
  const specifiers = (list: Record<string, string>) =>
    Object.fromEntries(Object.entries(list).map(([key, version]) => [key, installed?.[key] ?? version]));
  writeJson('package.json', {
    ...manifest,
    portal: origin,
    dependencies: specifiers(dependencies),
    devDependencies: specifiers(devDependencies),
  });
  const key = publicKeyOf(ensureKey(keyFile(name)));
  const text = addPublicKey(JSON.stringify({ teams: [readJson('team.json')] }), name, key);
  const [team] = JSON.parse(text).teams;
  writeJson('team.json', team);
  console.log(`Created:\n${created.map((path) => `  ${path}`).join('\n')}
The key of the team is ${relative('.', keyFile(name))}. Keep it secret, and keep a copy.

Send this line to the operator of ${origin}, who adds it to "teams" in teams.json. It is in team.json too.

${JSON.stringify(team)}

  npm install
  npx portal dev        hot reload
  npx portal check      the checks of the portal, without publishing
  npx portal release    publish`);
  return 0;
}

function writeJson(file: string, value: object) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function build(): Promise<string> {
  for (const script of ['styles', 'build']) if ((await app(script)) !== 0) throw new Error('The build failed.');
  return resolve('dist');
}

/** Starts hot reload for the remote and a proxy of the portal. Ends with the development server. */
async function develop(team: Team, portal: string): Promise<number> {
  const { origin, remotes } = await developablePortal(portal, [team], () => process.cwd());
  const others = remotes.filter(({ name }) => name !== team.name);
  const devPort = await getPort();
  const port = Number(process.env.PORT ?? 3000);
  const developed = { name: team.name, origin: `http://localhost:${devPort}` };
  const server = portalProxy(origin, [developed], [team, ...others]).listen(port, '127.0.0.1');
  await once(server, 'listening');
  console.log(`\n  http://localhost:${port}${team.prefixes[0]}  hot reload: ${team.name}`);
  console.log(`  everything else is ${origin}: forms are sent to it`);
  // Developing needs no key and no line of the operator, releasing does.
  const known = await sendCommand(origin, { command: 'status', remote: team.name }).catch(() => undefined);
  console.log(known && !known.isDone ? `  ${known.message}\n` : '');
  const code = await app('dev', { DEV_PORT: String(devPort) });
  server.closeAllConnections();
  server.close();
  return code;
}

/** Runs a script of app.sh in the current folder. Resolves to its exit code. */
async function app(script: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn('sh', [resolve(import.meta.dirname, '../../app.sh'), script], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
  });
  const stop = () => child.kill();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
