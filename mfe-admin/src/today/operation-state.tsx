import type { Today } from '@portal/staff-client/lead';
import { css, cx } from 'styled-system/css';
import { caution, muted } from '../shared.styles.ts';
import { formatBusinessDay } from '../time/business-time.ts';
import { RelativeTime } from '../time/relative-time.tsx';

type Operation = NonNullable<Today['operation']>;

const around = css({ paddingInline: { base: '3', md: '4' }, paddingBlock: '3', fontSize: 'xs' });
const list = css({ display: 'grid', gap: '2' });

/** For managers: what the operator of the portal has to do. */
export function OperationProblems({ problems }: Pick<Operation, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className={cx(around, list)} aria-label="For the operator of the portal">
      {problems.map((problem) => (
        <li key={problem} className={caution}>
          {problem}
        </li>
      ))}
    </ul>
  );
}

/** For managers: when the last backup was made. */
export function LastBackup({ backup: { finishedAt, verifiedAt } }: Pick<Operation, 'backup'>) {
  return (
    <p className={cx(muted, around)}>
      {finishedAt ? (
        <>
          Last backup <RelativeTime at={finishedAt} />,{' '}
          {verifiedAt ? `verified on ${formatBusinessDay(verifiedAt)}` : 'never verified'}
        </>
      ) : (
        <>
          No backup yet. The operator of the portal creates one with <code>npm run backup</code>: “Back up and restore”
          in docs/operations.md.
        </>
      )}
    </p>
  );
}
