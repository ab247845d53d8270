import type { Finding } from '@portal/contracts/verdict';
import { BusinessMoment } from '../time/business-moment.tsx';
import { report, sentence } from './finding-list.styles.ts';
import { FindingList } from './finding-list.tsx';
import { quiet, version as versionLook } from './releases.styles.ts';

interface RefusalReportProps {
  findings: Finding[];
  /** The version they were found in. */
  refused?: string;
  at?: string;
  /** What visitors see instead. */
  live?: string;
}

/** Why the newest release is kept out. */
export function RefusalReport({ findings, refused, at, live }: RefusalReportProps) {
  const isNamed = refused && refused !== 'unreadable';
  return (
    <div className={report}>
      <p className={sentence}>
        <strong>{isNamed ? <span className={versionLook}>{refused}</span> : 'The newest release'}</strong> was refused.{' '}
        {live ? 'Visitors go on seeing what is live.' : 'Visitors see none of its pages.'}
        {at && (
          <span className={quiet}>
            {' '}
            <BusinessMoment at={at} />
          </span>
        )}
      </p>
      <FindingList findings={findings} />
    </div>
  );
}
