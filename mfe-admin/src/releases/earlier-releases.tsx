import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/release-status';
import { countOf } from '../numbers.ts';
import { muted } from '../shared.styles.ts';
import { BusinessTime } from './business-time.tsx';
import { column, details, heading, version as versionStyles } from './releases.styles.ts';

/** The releases to roll back to, the latest first. */
export function EarlierReleases({ status }: { status: ReleaseStatus }) {
  const { earlier, withdrawn, rollbackVersion, history } = status;
  const deleted = withdrawn.filter((version) => !earlier.includes(version));

  return (
    <div className={column}>
      <h3 className={heading}>Earlier releases</h3>
      {earlier.length === 0 && <p className={muted}>There is no earlier release.</p>}
      <ul className={column}>
        {earlier.map((version) => {
          const lastLive = lastActivatedAt(history, version);
          return (
            <li key={version}>
              <p className={versionStyles}>{version}</p>
              <p className={muted}>
                {version === rollbackVersion && <strong>A rollback makes it live. </strong>}
                {withdrawn.includes(version) && <strong>Rolled back: it becomes live again only by command. </strong>}
                {lastLive && 'Live '}
                {lastLive && <BusinessTime at={lastLive} />}
              </p>
            </li>
          );
        })}
      </ul>
      {deleted.length > 0 && (
        <details className={details}>
          <summary>{countOf(deleted.length, 'more release was', 'more releases were')} rolled back</summary>
          <p className={muted}>Their files are deleted. They are not published again.</p>
          <ul className={versionStyles}>
            {deleted.map((version) => (
              <li key={version}>{version}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const activations: HistoryEntry['type'][] = ['published', 'rolled-back', 'pinned'];

/** Returns when a release last became live, or `undefined` if the history is too short. */
function lastActivatedAt(history: HistoryEntry[], version: string): string | undefined {
  const activated = history.filter(({ type }) => activations.includes(type));
  return activated.findLast((entry, index) => entry.version === version && activated[index - 1]?.version !== version)
    ?.at;
}
