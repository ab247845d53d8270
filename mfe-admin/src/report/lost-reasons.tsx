import { lostReasons as knownReasons } from '@portal/contracts/lead';
import { Link } from '@portal/platform';
import type { Report } from '@portal/staff-client/report';
import { css } from 'styled-system/css';
import { lostReasonLabels } from '../leads/outcomes.content.ts';
import { formatCount, formatShare } from '../numbers.ts';
import { inboxPath } from '../paths.ts';
import { muted } from '../shared.styles.ts';

const list = css({
  display: 'grid',
  gap: '1',
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
  maxWidth: 'measure.text',
});
const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '8.5rem minmax(0, 1fr) 4.5rem', md: '11rem minmax(0, 1fr) 6rem' },
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'tap', md: '8' },
  borderRadius: 'sm',
  _hover: { bg: 'bg.sunken' },
});
const bar = css({
  height: '3',
  borderRadius: 'xs',
  bg: 'fg.subtle',
  minWidth: '0.5',
  '&[data-unknown]': { bg: 'border.strong' },
});
const number = css({ fontWeight: 'semibold' });

/** Why leads were lost. */
export function LostReasons({ of: reasons }: { of: Report['lostReasons'] }) {
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  const max = Math.max(1, ...reasons.map(({ count }) => count));
  if (total === 0) return <p className={muted}>No leads were lost in this period</p>;
  return (
    <ul className={list}>
      {reasons.map(({ reason, count, query }) => (
        <li key={reason}>
          <Link to={inboxPath(query)} className={line}>
            <span>{labelOf(reason)}</span>
            <span
              className={bar}
              data-unknown={reason === 'none' || undefined}
              style={{ width: `${(count / max) * 100}%` }}
            />
            <span>
              <span className={number}>{formatCount(count)}</span> · {formatShare(count, total)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function labelOf(reason: string): string {
  const known = knownReasons.find((one) => one === reason);
  return known ? lostReasonLabels[known] : 'Not specified';
}
