import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Announcement, publish, publishedFolder } from '@portal/build/published-release';
import { makeKeys, publicKeysFile, teamKey } from '@portal/build/release-keys';
import type { Release } from '@portal/contracts/release';
import type { ReleaseStatus } from '@portal/contracts/verdict';
import { giveOrder } from '../../shell/server/control/give-order.ts';
import { controlSocket } from '../../shell/server/env.ts';
import { verdictText } from '../../shell/server/gate/verdict-text.ts';
import { build } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';
import { startChild } from './children.ts';
import { remoteNames } from './remote-folder.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand, say, seconds } from './terminal.ts';
import { root } from './workspaces.ts';

const usage = `Use one of:
  npm run release -- keys [remote…]              make signing keys
  npm run release -- REMOTE                      build, sign and publish a release
  npm run release -- preview REMOTE              the same, to be looked at through a link only
  npm run release -- rollback REMOTE [VERSION]   back to the release before, or to another one
  npm run release -- pin REMOTE [VERSION]        keep a release live, whatever is published
  npm run release -- unpin REMOTE
  npm run release -- status`;

runCommand(async () => {
  stopOnSignal();
  const [command = '', ...names] = process.argv.slice(2).map((word) => word.replace(/^mfe-/, ''));
  if (command === 'keys') return keys(names.length > 0 ? names : remoteNames);
  if (remoteNames.includes(command)) return releaseOf(command);
  if (command === 'preview') return previewOf(names[0] ?? '');
  if (['rollback', 'pin', 'unpin', 'status'].includes(command)) return order([command, ...names]);
  throw new Error(usage);
});

function keys(names: string[]): number {
  for (const sentence of makeKeys(names.map(known))) say(sentence);
  say(`\nThe shell takes only signed releases when it is started with RELEASE_KEYS=${publicKeysFile()}`);
  return 0;
}

async function releaseOf(name: string): Promise<number> {
  const start = performance.now();
  const release = await made(name, 'release.json');
  say(`Published ${name} ${release.version} in ${publishedFolder(name)}`);
  return follow(release, start);
}

/** The portal may take candidates from elsewhere: it is told where this one lies. */
async function previewOf(name: string): Promise<number> {
  await made(name, 'candidate.json');
  return order(['preview', name, publishedFolder(name)]);
}

async function made(name: string, announcement: Announcement): Promise<Release> {
  const key = teamKey(known(name));
  await build(buildSteps().filter((step) => step.name === `mfe-${name}`));
  return publish(join(root, `mfe-${name}`, 'dist'), { folder: publishedFolder(name), key, announcement });
}

/** Waits for what a portal on this machine says of a release. */
async function follow({ name, version }: Release, start: number): Promise<number> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(200)) {
    const status = await statusOf(name, controlSocket(process.env));
    if (!status) {
      say('No portal runs on this DATA_DIR: whichever reads that folder takes it from there.');
      return 0;
    }
    if (status.live === version) {
      say(`${name} ${version} is live, ${seconds(performance.now() - start)} after the start of the build.`);
      return 0;
    }
    const last = status.history.at(-1);
    if (last?.type === 'refused' && last.version === version) {
      say(`The gate refused ${name} ${version}; ${status.live ?? 'nothing'} stays live.${verdictText(last.findings)}`);
      return 1;
    }
    if (status.isPinned || status.withdrawn.includes(version)) {
      say(`${name} ${version} waits: ${status.isPinned ? `${status.live} is pinned` : 'it was rolled back from'}.`);
      return 0;
    }
  }
  throw new Error(`The portal on this DATA_DIR has not taken ${name} ${version} within a minute. Where does it look?`);
}

async function statusOf(name: string, socket: string): Promise<ReleaseStatus | undefined> {
  const answer = await giveOrder(socket, { type: 'status', name }).catch(() => undefined);
  return answer?.statuses?.find((status) => status.name === name);
}

function known(name: string): string {
  if (remoteNames.includes(name)) return name;
  throw new Error(`There is no remote "${name}". Choose from ${remoteNames.join(', ')}.`);
}

function order(words: string[]): Promise<number> {
  const shell = { cwd: join(root, 'shell'), env: process.env, stdio: 'inherit' } as const;
  return startChild(process.execPath, ['server/control/main.ts', ...words], shell).exited;
}
