import { queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Operation } from '@portal/staff-client/operation';
import { css, cx } from 'styled-system/css';
import { useHasRole } from '../session/session.ts';
import { caution, muted } from '../shared.styles.ts';
import { formatBusinessDay } from '../time/business-time.ts';
import { RelativeTime } from '../time/relative-time.tsx';

const around = css({ paddingInline: { base: '3', md: '4' }, paddingBlock: '3', fontSize: 'xs' });
const list = css({ display: 'grid', gap: '2' });

/** For managers: what the operator of the portal has to do. */
export function OperationProblems() {
  const { problems = [] } = useOperation() ?? {};
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
export function LastBackup() {
  const { backup } = useOperation() ?? {};
  if (!backup) return null;
  const { finishedAt, verifiedAt } = backup;
  return (
    <p className={cx(muted, around)}>
      {finishedAt ? (
        <>
          Last backup <RelativeTime at={finishedAt} />,{' '}
          {verifiedAt ? `verified on ${formatBusinessDay(verifiedAt)}` : 'never verified'}
        </>
      ) : (
        <>
          No backup yet. Whoever operates the portal makes one with <code>npm run backup</code>: “Back up and restore”
          in docs/operations.md.
        </>
      )}
    </p>
  );
}

function useOperation(): Operation | undefined {
  const isManager = useHasRole('manager');
  return useQuery({ ...operationQuery, enabled: isManager }).data;
}

const operationQuery = queryOptions({
  queryKey: ['admin', 'operation'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/operation', { signal })),
  refetchInterval: 300_000,
});
