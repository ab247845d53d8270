import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type ReleaseSource, uploadFolder } from '../release/release-source.ts';
import type { Cause } from '../release/site-build.ts';
import { verifyManifest } from '../rules/verify-manifest.ts';
import { previewBanner } from '../site/previews.ts';
import { checkRelease } from './check-release.ts';
import { rollbackTarget } from './release-state.ts';
import type { Remote } from './remote.ts';
import { deadline, inSlot } from './remote-checks.ts';

const previewHours = 24;

export interface CommandCause extends Cause {
  /** Whether a key of the team signed the command. */
  isByTeam?: true;
  /** The version that the publisher rolls back by itself. */
  from?: string;
}

export const rollBack = (remote: Remote, cause: CommandCause, requested?: string): Promise<string> =>
  makeLive(remote, 'rolled-back', cause, () => rollbackTarget(remote.state.state, requested, remote.available));

/** Ends a release without a command. Throws when a command has changed what is live, or holds it. */
export const rollBackFrom = (remote: Remote, from: string, reason: string): Promise<string> =>
  makeLive(remote, 'rolled-back', { actor: 'publisher', reason, from }, () => {
    const { live, state } = remote.state;
    if (live !== from || state.isPinned) throw new Error(`${from} was not rolled back: a command came first.`);
    return rollbackTarget(state);
  });

export const pin = (remote: Remote, cause: CommandCause, requested?: string): Promise<string> =>
  makeLive(remote, 'pinned', cause, () => {
    const { live, state } = remote.state;
    const version = requested ?? live;
    if (!version || !state.versions.includes(version))
      throw new Error(`${version ?? 'No release'} is not available. Available: ${state.versions.join(', ')}.`);
    return version;
  });

export const unpin = (remote: Remote, cause: CommandCause): Promise<string> =>
  remote.exclusively(async () => {
    const { publisher, state, name } = remote;
    rejectAgainstOperator(remote, cause);
    if (!state.state.isPinned) throw new Error(`"${name}" is not pinned.`);
    const { current } = publisher.site;
    const version = state.live ?? '';
    const entry = { ...remote.entryOf(version), type: 'unpinned', ...cause } as const;
    if (current && remote.built?.version === version)
      await remote.activate({ build: current }, { isPinned: false }, cause, entry);
    else await state.append(entry);
    remote.source.processAgain();
    return version;
  });

/** Checks a rejected release again. */
export async function retry(remote: Remote, cause: CommandCause): Promise<void> {
  await remote.append({ ...remote.entryOf(remote.state.live ?? ''), type: 'retried', ...cause });
  remote.source.processAgain();
}

/** Keeps a release that its team sent, in place of the one before. The next poll checks and publishes it. Returns its version. */
export async function receive(remote: Remote, source: ReleaseSource): Promise<string> {
  const { publisher, team } = remote;
  const { address } = remote.source.files;
  const folder = uploadFolder(address);
  if (!folder)
    throw new Error(`The releases of "${team.name}" are published at ${address}, and not sent to the portal.`);
  const signal = deadline(remote);
  const manifest = await source.readManifest('release.json', signal);
  const release = verifyManifest(manifest, team, source);
  const { version } = release;
  const stored = await publisher.store.add(release, source, signal);
  await cp(stored.folder, join(folder, version), { recursive: true });
  await writeFileAtomic(join(folder, 'release.json'), manifest);
  for (const entry of await readdir(folder))
    if (![version, 'release.json'].includes(entry)) await rm(join(folder, entry), { recursive: true, force: true });
  return version;
}

/** Checks a candidate without publishing it. Throws a `CheckFailed`. */
export async function checkCandidate(remote: Remote, source: ReleaseSource) {
  const { publisher, team } = remote;
  const signal = deadline(remote);
  const release = verifyManifest(await source.readManifest('candidate.json', signal), team, source);
  const stored = await publisher.store.add(release, source, signal);
  const check = () =>
    checkRelease(publisher, remote.team, stored, {
      signal: deadline(remote, stored.release.pages.length),
      partOf: (pages) => remote.partToCheck(stored, pages),
      browser: publisher.env.hasBrowserChecks ? 'optional' : 'none',
    });
  const { rendered, report } = await inSlot(remote, check).finally(() => remote.removeOldReleases(release.version));
  return { release, stored, rendered, report };
}

/** Checks a candidate and returns the path of a link to it. Throws a `CheckFailed`. */
export async function preview(remote: Remote, cause: CommandCause, source: ReleaseSource) {
  const { publisher, team, previews } = remote;
  const { release, stored, rendered, report } = await checkCandidate(remote, source);
  const { version, sequence, pages } = release;
  const until = new Date(Date.now() + previewHours * 3_600_000).toISOString();
  const part = remote.partToCheck(stored, rendered, previewBanner(release, until));
  const start = pages[0]?.path ?? '/';
  const { actor, reason } = cause;
  const build = await publisher.site.draft(part, { actor, reason }, { remote: team.name, version, until, start });
  const path = await previews.add(build);
  await publisher.site.writeRoutes();
  await remote.append({ type: 'previewed', version, sequence, ...cause });
  return { version, path, until, isCheckedInBrowser: report.isCheckedInBrowser };
}

/** The operator's pin wins over the team's commands, and the team's pin over its own releases. */
function rejectAgainstOperator({ name, state: { state, live } }: Remote, { isByTeam }: CommandCause) {
  if (isByTeam && state.isPinned && !state.isPinnedByTeam)
    throw new Error(`The operator has pinned "${name}" to ${live}, and only the operator can change that.`);
}

/** Makes a stored release live. */
function makeLive(
  remote: Remote,
  type: 'rolled-back' | 'pinned',
  cause: CommandCause,
  choose: () => string,
): Promise<string> {
  return remote.exclusively(async () => {
    rejectAgainstOperator(remote, cause);
    const version = choose();
    const { publisher, name, state } = remote;
    const stored = await publisher.store.find(name, version);
    if (!stored) throw new Error(`The files of ${version} are not in the store.`);
    const isPinned = type === 'pinned' || state.state.isPinned;
    await remote.makeLive(stored, isPinned, cause, { type, version, sequence: stored.release.sequence, ...cause });
    remote.source.processAgain();
    await publisher.writeStatus().catch(() => {});
    return version;
  });
}
