import type { ReleaseStatus } from '@portal/contracts/release-status';
import { useId, useState } from 'react';
import { BusinessTime } from './business-time.tsx';
import { CommandLine } from './command-line.tsx';
import { deleted as deletedStyles, options, radio } from './earlier-releases.styles.ts';
import { lastActivatedAt } from './release-facts.ts';
import { column, heading, muted, version as versionStyles } from './releases.styles.ts';

/** The releases to roll back to, and the command that does it. */
export function EarlierReleases({ status }: { status: ReleaseStatus }) {
  const { name, earlier, rollbackVersion, withdrawn } = status;
  const [selected, setSelected] = useState<string>();
  const group = useId();
  const version = selected && earlier.includes(selected) ? selected : rollbackVersion;
  const deleted = withdrawn.filter((one) => !earlier.includes(one));

  return (
    <div className={column}>
      <h3 id={`${group}-name`} className={heading}>
        Earlier releases
      </h3>
      {earlier.length > 0 ? (
        <>
          <div role="radiogroup" aria-labelledby={`${group}-name`} className={options}>
            {earlier.map((one) => (
              <label key={one} className={radio}>
                <input
                  type="radio"
                  name={group}
                  value={one}
                  checked={one === version}
                  onChange={() => setSelected(one)}
                />
                <span>
                  <span className={versionStyles}>{one}</span>
                  <EarlierNote status={status} version={one} />
                </span>
              </label>
            ))}
          </div>
          {version && <CommandLine label="Roll back to this release" command="rollback" args={[name, version]} />}
        </>
      ) : (
        <p className={muted}>There is no earlier release.</p>
      )}
      {deleted.length > 0 && (
        <details className={deletedStyles}>
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

function EarlierNote({ status: { history, withdrawn }, version }: { status: ReleaseStatus; version: string }) {
  const lastLive = lastActivatedAt(history, version);
  return (
    <span className={muted}>
      {withdrawn.includes(version) && <strong>Rolled back: it becomes live again only by command. </strong>}
      {lastLive && (
        <>
          Live <BusinessTime at={lastLive} />
        </>
      )}
    </span>
  );
}
