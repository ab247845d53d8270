import type { ReleaseStatus } from '@portal/contracts/verdict';
import { useId } from 'react';
import { BusinessMoment } from '../time/business-moment.tsx';
import { useBusinessTime } from '../time/business-time.ts';
import { EarlierReleases } from './earlier-releases.tsx';
import { OrderLine } from './order-line.tsx';
import { RefusalReport } from './refusal-report.tsx';
import { refusedAt } from './release-facts.ts';
import { column, columns, head, heading, name as nameLook, quiet, section, version } from './releases.styles.ts';
import { RemoteState } from './remote-state.tsx';

/** One remote: what visitors see of it, what is kept out and why, and what can be gone back to. */
export function RemoteReleases({ status }: { status: ReleaseStatus }) {
  const { name, findings, refused } = status;
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <header className={head}>
        <h2 id={id} className={nameLook}>
          {name}
        </h2>
        <RemoteState status={status} />
      </header>
      {findings.length > 0 && (
        <RefusalReport findings={findings} refused={refused} at={refusedAt(status)} live={status.live} />
      )}
      <div className={columns}>
        <Live status={status} />
        <EarlierReleases status={status} />
      </div>
    </section>
  );
}

function Live({ status: { name, live, liveSince, isPinned, previews } }: { status: ReleaseStatus }) {
  return (
    <div className={column}>
      <h3 className={heading}>Live</h3>
      {live ? (
        <div>
          <p className={version}>
            <strong>{live}</strong>
          </p>
          {liveSince && (
            <p className={quiet}>
              since <BusinessMoment at={liveSince} />
            </p>
          )}
          {isPinned && <p className={quiet}>Pinned: it stays, whatever is published.</p>}
        </div>
      ) : (
        <p className={quiet}>No release has passed yet. Visitors are told that these pages are not available.</p>
      )}
      {previews?.map((preview) => (
        <PreviewLine key={preview.version + preview.until} {...preview} />
      ))}
      {live &&
        (isPinned ? (
          <OrderLine label="Follow what is published again" order="unpin" words={[name]} />
        ) : (
          <OrderLine label="Keep this one, whatever is published" order="pin" words={[name, live]} />
        ))}
    </div>
  );
}

function PreviewLine({ version: candidate, until }: { version: string; until: string }) {
  const inBusinessTime = useBusinessTime();
  return (
    <div>
      <h3 className={heading}>Preview</h3>
      <p className={version}>{candidate}</p>
      <p className={quiet}>
        Whoever holds its link sees it until <time dateTime={until}>{inBusinessTime(until)}</time>.
      </p>
    </div>
  );
}
