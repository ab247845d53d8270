import type { ReleaseStatus } from '@portal/contracts/verdict';
import { history, liveSince } from './history.ts';
import type { ReleaseStore } from './release-store.ts';

const entriesTold = 100;

/** What the server holds of a remote beside its store. */
type Standing = Pick<ReleaseStatus, 'live' | 'findings' | 'refused'>;

/** Where a remote's releases stand and what happened to them. */
export async function releaseStatus(store: ReleaseStore, name: string, standing: Standing): Promise<ReleaseStatus> {
  const { versions, isPinned, withdrawn, previews } = await store.pointer(name);
  const entries = await history(store.folderOf(name));
  return {
    name,
    ...standing,
    liveSince: standing.live && liveSince(entries, standing.live),
    isPinned,
    earlier: versions.slice(1),
    withdrawn,
    previews: previews
      .filter(({ until }) => until > Date.now())
      .map(({ version, until }) => ({ version, until: new Date(until).toISOString() })),
    history: entries.slice(-entriesTold),
    historyLength: entries.length,
  };
}
