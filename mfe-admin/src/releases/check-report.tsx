import type { ReleaseStatus, Verdict } from '@portal/contracts/release-status';
import { muted } from '../layout/page.styles.ts';
import { BusinessTime } from './business-time.tsx';
import { heading, version } from './releases.styles.ts';
import { ScreenshotList } from './screenshot-list.tsx';
import { notes, report, sentence } from './violation-list.styles.ts';
import { ViolationList } from './violation-list.tsx';

interface CheckReportProps {
  status: ReleaseStatus;
  verdict: Verdict;
}

/** The result of the latest check: violations, notes and screenshots. */
export function CheckReport({ status, verdict }: CheckReportProps) {
  const isRejected = verdict.violations.length > 0;
  return (
    <div className={report}>
      <div className={sentence}>
        <p>
          <strong className={version}>{verdict.version}</strong>{' '}
          {isRejected ? resultOf(status, verdict) : 'passed the checks.'}{' '}
          <span className={muted}>
            <BusinessTime at={verdict.checkedAt} />
          </span>
        </p>
        <p>{verdict.isCheckedInBrowser ? 'Checked in a browser.' : 'Not checked in a browser.'}</p>
      </div>
      <ViolationList violations={verdict.violations} />
      {verdict.notes.length > 0 && (
        <>
          <h3 className={heading}>Notes</h3>
          <ul className={notes}>
            {verdict.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <ScreenshotList screenshots={verdict.screenshots} />
    </div>
  );
}

function resultOf({ live }: ReleaseStatus, { version: checked }: Verdict): string {
  if (checked === live) return 'failed the checks, and is live. Publish a fix, or roll back.';
  return `was rejected. ${live ? 'Visitors still get the live release.' : 'Visitors get none of its pages.'}`;
}
