import type { ReleaseStatus } from '@portal/contracts/verdict';
import { useId, useState } from 'react';
import { BusinessMoment } from '../time/business-moment.tsx';
import { choices, gone, radio } from './earlier-releases.styles.ts';
import { OrderLine } from './order-line.tsx';
import { lastWentLive, releaseBefore } from './release-facts.ts';
import { column, heading, quiet, version as versionLook } from './releases.styles.ts';

/** What can be gone back to, and the command that does. */
export function EarlierReleases({ status }: { status: ReleaseStatus }) {
  const { name, earlier, withdrawn } = status;
  const [chosen, setChosen] = useState<string>();
  const group = useId();
  const version = chosen && earlier.includes(chosen) ? chosen : releaseBefore(status);
  const notKept = withdrawn.filter((one) => !earlier.includes(one));

  return (
    <div className={column}>
      <h3 id={`${group}-name`} className={heading}>
        Can go back to
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
          <OrderLine label="Go back to this one" order="rollback" words={[name, version]} />
        </>
      ) : (
        <p className={quiet}>There is no earlier release to go back to.</p>
      )}
      {notKept.length > 0 && (
        <details className={gone}>
          <summary>
            {notKept.length === 1 ? 'Another release was' : `${notKept.length} more releases were`} withdrawn
          </summary>
          <p className={quiet}>Their files are gone, and they do not come back when they are published again.</p>
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
      {withdrawn.includes(version) && <strong>Withdrawn: it does not come back by itself. </strong>}
      {lastLive && (
        <>
          Went live <BusinessMoment at={lastLive} />
        </>
      )}
    </span>
  );
}
