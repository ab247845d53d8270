import type { ReleaseStatus } from '@portal/contracts/release-status';
import { muted } from '../layout/page.styles.ts';
import { BusinessTime } from './business-time.tsx';
import { version } from './releases.styles.ts';
import { report } from './violation-list.styles.ts';

/** Why no newer release is published: a hold, a missing browser, or a source that cannot be read. */
export function RemoteProblems({ status: { needsOperator, waiting, source } }: { status: ReleaseStatus }) {
  if (!needsOperator && !waiting && !source.error) return null;
  return (
    <div className={report}>
      {needsOperator && (
        <p>
          <strong>Needs an operator:</strong> {needsOperator} Nothing is published until you pin, unpin or roll back.
        </p>
      )}
      {waiting && (
        <p>
          <strong>Waiting for its check:</strong> {waiting}
        </p>
      )}
      {source.error && (
        <p>
          <strong>The source cannot be read:</strong> {source.error} <span className={version}>{source.address}</span>{' '}
          <span className={muted}>
            {source.readAt ? (
              <>
                Last read <BusinessTime at={source.readAt} />
              </>
            ) : (
              'It was never read.'
            )}
          </span>
        </p>
      )}
    </div>
  );
}
