import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { followRelease } from '@portal/build/team/follow-release';
import { runTeamCommand } from '@portal/build/team/team-commands';
import { teamCommands } from '@portal/release/commands';
import type { Team } from '@portal/release/teams';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { createKeys } from '../release/create-keys.ts';
import { buildRemote, publishedFolder, publishRemote } from '../release/publish-remote.ts';
import { readStatuses } from '../release/read-statuses.ts';
import { namedTeam, remoteNames } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';
import { print, runCommand } from './terminal.ts';

const usage = `Use one of:
  npm run release -- REMOTE                      build, sign and publish a release, and wait for its checks
  npm run release -- check REMOTE                build and sign a release, and check it without publishing it
  npm run release -- preview REMOTE              check it, and show it at a secret link only
  npm run release -- rollback REMOTE [VERSION]   activate the previous release, or the named one
  npm run release -- pin REMOTE [VERSION]        keep a release live until it is unpinned
  npm run release -- unpin REMOTE
  npm run release -- retry REMOTE                check the newest release again
  npm run release -- status
  npm run release -- keys [REMOTE…]              create signing keys and list them in teams.json

  The shell can be rolled back, pinned, unpinned and retried as REMOTE shell.

  --acknowledge RULE   accept live-page for this release
  --reason TEXT        reason for the history
  --portal URL         send the command to another portal, signed with the team's key`;

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
  const { acknowledge = [], reason, portal } = values;
  const [command = '', remote, version] = positionals;
  if (portal) return sendToPortal(portal, positionals, { acknowledged: acknowledge, reason });
  const send = (...words: string[]) => publisherCommand([...words, ...(reason ? ['--reason', reason] : [])]);
  switch (command) {
    case '':
      throw new Error(usage);
    case 'keys': {
      const words = positionals.slice(1);
      return createKeys(words.length > 0 ? words.map((word) => namedTeam(word).name) : remoteNames);
    }
    case 'status':
      return send(command);
    case 'rollback':
    case 'pin':
    case 'unpin':
    case 'retry': {
      const name = remote === 'shell' ? remote : namedTeam(remote).name;
      return send(command, name, ...(version ? [version] : []));
    }
    case 'check':
    case 'preview': {
      const { name } = await publishRemote(namedTeam(remote), 'candidate.json', acknowledge);
      return send(command, name, publishedFolder(name));
    }
    default:
      return release(namedTeam(command), acknowledge);
  }
});

/** As the command line `portal` does in the repository of a team. `REMOTE` alone is a release. */
function sendToPortal(
  portal: string,
  words: string[],
  options: { acknowledged: string[]; reason: string | undefined },
) {
  const command = teamCommands.find((name) => name === words[0]);
  const [remote, version] = command ? words.slice(1) : words;
  const team = namedTeam(remote);
  const build = () => buildRemote(team.name);
  return runTeamCommand(command ?? 'release', {
    ...{ team, portal, version, build, source: publishedFolder(team.name) },
    ...options,
  });
}

async function release(team: Team, acknowledged: string[]): Promise<number> {
  const start = performance.now();
  const readStatus = async () => (await readStatuses())?.find(({ name }) => name === team.name);
  const before = (await readStatus())?.history.at(-1)?.number ?? 0;
  const published = await publishRemote(team, 'release.json', acknowledged);
  print(`Published ${team.name} ${published.version} in ${publishedFolder(team.name)}`);
  if (await readStatuses()) return followRelease(published, { before, readStatus, start });
  print('No publisher runs with this DATA_DIR. A publisher that reads this folder checks the release.');
  return 0;
}

function publisherCommand(words: string[]): Promise<number> {
  const options = { cwd: join(root, 'shell'), env: process.env, stdio: 'inherit' } as const;
  return startProcess(process.execPath, ['publisher/cli.ts', ...words], options).exited;
}
