import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import { signCommand } from '@portal/release/commands';
import { keyFile, signingKey } from '@portal/release/keys';
import { statusText, violationsText } from '@portal/release/status-text';
import { publisherSocket } from '../../shell/publisher/env.ts';
import { type Command, type CommandResult, sendCommand } from '../../shell/publisher/state/commands-client.ts';
import { createKeys } from './create-keys.ts';
import { followRelease } from './follow-release.ts';
import { publishedFolder, publishRemote } from './publish-remote.ts';
import { namedTeam, remoteNames } from './remote-folder.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand, say } from './terminal.ts';

const usage = `Use one of:
  npm run release -- REMOTE                      build, sign and publish a release, and wait for its checks
  npm run release -- preview REMOTE              the same for a preview, which only its link shows
  npm run release -- rollback REMOTE [VERSION]   make the release before live, or the named one
  npm run release -- pin REMOTE [VERSION]        keep a release live, whatever is published
  npm run release -- unpin REMOTE
  npm run release -- retry REMOTE                check the newest release again
  npm run release -- status
  npm run release -- keys [REMOTE…]              create signing keys and list them in teams.json

  --acknowledge RULE   accept script-growth or main-thread-growth for this release
  --reason TEXT        why, for the history
  --portal URL         send a rollback to a portal elsewhere, signed with the team's key`;

const socket = publisherSocket(process.env);
const actor = `${userInfo().username}@${hostname()}`;

runCommand(async () => {
  stopOnSignal();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      acknowledge: { type: 'string', multiple: true },
      reason: { type: 'string' },
      portal: { type: 'string' },
    },
  });
  const { acknowledge, reason, portal } = values;
  const [command = '', ...words] = positionals;
  const [remote, version] = words;
  switch (command) {
    case 'keys':
      return createKeys(words.length > 0 ? words.map((word) => namedTeam(word).name) : remoteNames);
    case 'status':
      return send({ type: command, remote: '' });
    case 'preview': {
      const { name } = await publishRemote(namedTeam(remote), 'candidate.json', acknowledge);
      return send({ type: command, remote: name, source: publishedFolder(name), reason });
    }
    case 'rollback':
      if (portal) return rollBackElsewhere(portal, namedTeam(remote).name, version, reason);
      return send({ type: command, remote: namedTeam(remote).name, version, reason });
    case 'pin':
    case 'unpin':
    case 'retry':
      return send({ type: command, remote: namedTeam(remote).name, version, reason });
    case '':
      throw new Error(usage);
    default:
      return release(command, acknowledge);
  }
});

async function release(word: string, acknowledged?: string[]): Promise<number> {
  const start = performance.now();
  const team = namedTeam(word);
  const readStatus = () => statusOf(team.name);
  const before = (await readStatus())?.history.at(-1)?.number ?? 0;
  const published = await publishRemote(team, 'release.json', acknowledged);
  say(`Published ${team.name} ${published.version} in ${publishedFolder(team.name)}`);
  if (await readStatus()) return followRelease(published, { before, readStatus, start });
  say('No publisher runs with this DATA_DIR. A publisher that reads this folder checks the release.');
  return 0;
}

async function statusOf(name: string): Promise<ReleaseStatus | undefined> {
  const result = await sendCommand(socket, { type: 'status', remote: name, actor }).catch(() => undefined);
  return result?.statuses?.find((status) => status.name === name);
}

type Unsent = Omit<Command, 'actor' | 'version' | 'reason'> & {
  version?: string | undefined;
  reason?: string | undefined;
};

async function send({ version, reason, ...command }: Unsent): Promise<number> {
  const optional = { ...(version && { version }), ...(reason && { reason }) };
  return show(await sendCommand(socket, { ...command, ...optional, actor: `operator ${actor}` }));
}

async function rollBackElsewhere(portal: string, remote: string, version?: string, reason?: string): Promise<number> {
  const key = signingKey(remote);
  if (!key) throw new Error(`There is no key at ${keyFile(remote)}. Set RELEASE_KEY_FILE to the team's key.`);
  const optional = { ...(version && { version }), ...(reason && { reason }) };
  const body = signCommand({ command: 'rollback', remote, ...optional, actor, at: Date.now() }, key);
  const response = await fetch(new URL('/releases/commands', portal), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`${portal} did not accept the command (${response.status}): ${text.slice(0, 200)}`);
  return show(JSON.parse(text));
}

function show({ isDone, message, violations, statuses }: CommandResult): number {
  if (statuses) say(statuses.map(statusText).join('\n\n'));
  else say(message + violationsText(violations));
  return isDone ? 0 : 1;
}
