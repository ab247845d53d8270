import { CheckFailed } from '../checks/check-report.ts';
import { violationsAgainst } from '../checks/compatibility.ts';
import { verifyManifest } from '../checks/verify-manifest.ts';
import { previewBanner } from '../site/previews.ts';
import { releaseSource } from '../sources/release-source.ts';
import type { Cause } from '../state/history.ts';
import { rollbackTarget } from '../state/release-state.ts';
import type { Remote } from './remote.ts';

const previewHours = 24;

export const rollBack = (remote: Remote, cause: Cause, requested?: string): Promise<string> =>
  makeLive(remote, 'rolled-back', cause, () => rollbackTarget(remote.state.state, requested));

export const pin = (remote: Remote, cause: Cause, requested?: string): Promise<string> =>
  makeLive(remote, 'pinned', cause, () => {
    const { live, state } = remote.state;
    const version = requested ?? live;
    if (!version || !state.versions.includes(version))
      throw new Error(`${version ?? 'No release'} is not available. Available: ${state.versions.join(', ')}.`);
    return version;
  });

export const unpin = (remote: Remote, cause: Cause): Promise<string> =>
  remote.exclusively(async () => {
    const { publisher, state, name } = remote;
    if (!state.state.isPinned && !state.state.needsOperator) throw new Error(`"${name}" is not pinned.`);
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
export async function retry(remote: Remote, cause: Cause): Promise<void> {
  await remote.append({ ...remote.entryOf(remote.state.live ?? ''), type: 'retried', ...cause });
  remote.source.processAgain();
}

/** Checks a candidate and returns the path of a link to it. Throws a `CheckFailed`. */
export async function preview(remote: Remote, cause: Cause, address?: string) {
  const { publisher, team, checks, previews } = remote;
  const source = address ? releaseSource(address) : remote.source.files;
  const signal = checks.deadline();
  const release = verifyManifest(await source.readManifest('candidate.json', signal), team, source);
  const stored = await publisher.store.add(release, source, signal);
  const { rendered, report } = await checks.inSlot(() =>
    checks.candidate(stored, {
      partOf: (pages) => remote.partToCheck(stored, pages),
      browser: publisher.env.hasBrowserChecks ? 'optional' : 'none',
    }),
  );
  const { version, sequence, pages } = release;
  const until = new Date(Date.now() + previewHours * 3_600_000).toISOString();
  const part = remote.partToCheck(stored, rendered, previewBanner(release, until));
  const start = pages[0]?.path ?? '/';
  const build = await publisher.site.draft(part, cause, { remote: team.name, version, until, start });
  const path = await previews.add(build);
  await publisher.site.writeRoutes();
  await remote.append({ type: 'previewed', version, sequence, ...cause });
  return { version, path, until, isCheckedInBrowser: report.isCheckedInBrowser };
}

/** Activates a stored release that was live before. */
function makeLive(remote: Remote, type: 'rolled-back' | 'pinned', cause: Cause, choose: () => string): Promise<string> {
  return remote.exclusively(async () => {
    const version = choose();
    const { publisher, name, state } = remote;
    const stored = await publisher.store.find(name, version);
    if (!stored) throw new Error(`The files of ${version} are not in the store.`);
    const { current } = publisher.site;
    const isLive = current !== undefined && remote.built?.version === version;
    const violations = isLive ? [] : violationsAgainst(publisher.site.liveShell(), stored);
    if (violations.length > 0) throw new CheckFailed(violations);
    const pages = isLive ? { build: current } : await remote.pagesOf(stored);
    const isPinned = type === 'pinned' || state.state.isPinned;
    await remote.activate(pages, { isPinned }, cause, { type, version, sequence: stored.release.sequence, ...cause });
    remote.source.processAgain();
    await publisher.writeStatus().catch(() => {});
    return version;
  });
}
