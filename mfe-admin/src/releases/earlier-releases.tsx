import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/release-status';
import { muted } from '../layout/page.styles.ts';
import { BusinessTime } from './business-time.tsx';
import { column, details, heading, version as versionStyles } from './releases.styles.ts';

/** The releases to roll back to, the latest first. */
export function EarlierReleases({ status }: { status: ReleaseStatus }) {
  const { earlier, withdrawn } = status;
  const deleted = withdrawn.filter((one) => !earlier.includes(one));

  return (
    <div className={column}>
      <h3 className={heading}>Earlier releases</h3>
      {earlier.length === 0 && <p className={muted}>There is no earlier release.</p>}
      <ul className={column}>
        {earlier.map((one) => (
          <li key={one}>
            <p className={versionStyles}>{one}</p>
            <EarlierNote status={status} version={one} />
          </li>
        ))}
      </ul>
      {deleted.length > 0 && (
        <details className={details}>
          <summary>
            {deleted.length === 1 ? '1 more release was' : `${deleted.length} more releases were`} rolled back
          </summary>
          <p className={muted}>Their files are deleted. They are not published again.</p>
          <ul className={versionStyles}>
            {deleted.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function EarlierNote({ status, version }: { status: ReleaseStatus; version: string }) {
  const { history, rollbackVersion, withdrawn } = status;
  const lastLive = lastActivatedAt(history, version);
  return (
    <p className={muted}>
      {version === rollbackVersion && <strong>A rollback makes it live. </strong>}
      {withdrawn.includes(version) && <strong>Rolled back: it becomes live again only by command. </strong>}
      {lastLive && (
        <>
          Live <BusinessTime at={lastLive} />
        </>
      )}
    </p>
  );
}

const activations: HistoryEntry['type'][] = ['published', 'rolled-back', 'pinned'];

/** Returns when a release last became live, or `undefined` if the history is too short. */
function lastActivatedAt(history: HistoryEntry[], version: string): string | undefined {
  const activated = history.filter(({ type }) => activations.includes(type));
  return activated.findLast((entry, index) => entry.version === version && activated[index - 1]?.version !== version)
    ?.at;
}
