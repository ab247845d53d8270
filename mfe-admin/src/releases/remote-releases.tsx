import type { ReleaseStatus } from '@portal/contracts/release-status';
import { useId } from 'react';
import { muted } from '../layout/page.styles.ts';
import { formatMediumDateTime } from '../time/business-time.ts';
import { BusinessTime } from './business-time.tsx';
import { CheckReport } from './check-report.tsx';
import { EarlierReleases } from './earlier-releases.tsx';
import { column, columns, head, heading, name as nameStyles, section, version } from './releases.styles.ts';
import { RemoteProblems } from './remote-problems.tsx';
import { RemoteState } from './remote-state.tsx';

/** One remote: its live release, the result of the latest check, and the releases to roll back to. */
export function RemoteReleases({ status }: { status: ReleaseStatus }) {
  const { name, verdict } = status;
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <header className={head}>
        <h2 id={id} className={nameStyles}>
          {name}
        </h2>
        <RemoteState status={status} />
      </header>
      <RemoteProblems status={status} />
      {verdict && <CheckReport status={status} verdict={verdict} />}
      <div className={columns}>
        <Live status={status} />
        <EarlierReleases status={status} />
      </div>
    </section>
  );
}

function Live({ status }: { status: ReleaseStatus }) {
  const { live, liveSince, isCheckedInBrowser, isPinned, checking, previews } = status;
  return (
    <div className={column}>
      <h3 className={heading}>Live</h3>
      {live ? (
        <div>
          <p className={version}>
            <strong>{live}</strong>
          </p>
          {liveSince && (
            <p className={muted}>
              since <BusinessTime at={liveSince} />
            </p>
          )}
          {isCheckedInBrowser !== undefined && (
            <p className={muted}>{isCheckedInBrowser ? 'Checked in a browser.' : 'Not checked in a browser.'}</p>
          )}
          {isPinned && <p className={muted}>Pinned: newer releases are not published until somebody unpins it.</p>}
        </div>
      ) : (
        <p className={muted}>No live release. Visitors see an error message instead of these pages.</p>
      )}
      {checking && (
        <p className={muted}>
          Checking <span className={version}>{checking}</span>
        </p>
      )}
      {previews.map((preview) => (
        <PreviewLine key={preview.version + preview.until} {...preview} />
      ))}
    </div>
  );
}

function PreviewLine({ version: candidate, until }: { version: string; until: string }) {
  return (
    <div>
      <h3 className={heading}>Preview</h3>
      <p className={version}>{candidate}</p>
      <p className={muted}>
        Visible with its link until <time dateTime={until}>{formatMediumDateTime(until)}</time>
      </p>
    </div>
  );
}
