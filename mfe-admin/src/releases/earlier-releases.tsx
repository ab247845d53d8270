import type { ReleaseStatus } from '@portal/contracts/release-status';
import { useId, useState } from 'react';
import { BusinessMoment } from '../time/business-moment.tsx';
import { CommandLine } from './command-line.tsx';
import { choices, gone, radio } from './earlier-releases.styles.ts';
import { lastWentLive, releaseBefore } from './release-facts.ts';
import { column, heading, quiet, version as versionLook } from './releases.styles.ts';

/** The releases to roll back to, and the command that does it. */
export function EarlierReleases({ status }: { status: ReleaseStatus }) {
  const { name, earlier, withdrawn } = status;
  const [chosen, setChosen] = useState<string>();
  const group = useId();
  const version = chosen && earlier.includes(chosen) ? chosen : releaseBefore(status);
  const notKept = withdrawn.filter((one) => !earlier.includes(one));

  return (
    <div className={column}>
      <h3 id={`${group}-name`} className={heading}>
        Earlier releases
      </h3>
      {version ? (
        <>
          <div role="radiogroup" aria-labelledby={`${group}-name`} className={choices}>
            {earlier.map((one) => (
              <label key={one} className={radio}>
                <input
                  type="radio"
                  name={group}
                  value={one}
                  checked={one === version}
                  onChange={() => setChosen(one)}
                />
                <span>
                  <span className={versionLook}>{one}</span>
                  <EarlierNote status={status} version={one} />
                </span>
              </label>
            ))}
          </div>
          <CommandLine label="Roll back to this release" command="rollback" words={[name, version]} />
        </>
      ) : (
        <p className={quiet}>There is no earlier release.</p>
      )}
      {notKept.length > 0 && (
        <details className={gone}>
          <summary>
            {notKept.length === 1 ? '1 more release was' : `${notKept.length} more releases were`} rolled back
          </summary>
          <p className={quiet}>Their files are deleted. They are not published again.</p>
          <ul className={versionLook}>
            {notKept.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function EarlierNote({ status: { history, withdrawn }, version }: { status: ReleaseStatus; version: string }) {
  const lastLive = lastWentLive(history, version);
  return (
    <span className={quiet}>
      {withdrawn.includes(version) && <strong>Rolled back: it becomes live again only by command. </strong>}
      {lastLive && (
        <>
          Live <BusinessMoment at={lastLive} />
        </>
      )}
    </span>
  );
}
