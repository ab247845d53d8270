import { type Practice, practices } from '@portal/contracts/practices';
import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import { css } from 'styled-system/css';
import { inboxPath } from '../paths.ts';
import { heading, muted } from '../shared.styles.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'xs' });
const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: { base: 'tap', md: '8' },
  paddingInline: '2',
  borderRadius: 'sm',
});
const bar = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  bg: 'accent.soft',
  borderRadius: 'sm',
  borderInlineStart: 'accent',
});
const label = css({ position: 'relative', truncate: true });
const count = css({ position: 'relative', fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' });

interface BreakdownProps {
  title: string;
  rows: Dashboard['byCity'];
}

/** Numbers of leads by a field, the largest first. */
export function Breakdown({ title, rows }: BreakdownProps) {
  const max = Math.max(...rows.map((row) => row.count), 1);
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      {rows.length === 0 && <p className={muted}>No leads in this period</p>}
      <ul className={list}>
        {rows.map((row) => (
          <li key={row.value}>
            <Link to={inboxPath(row.query)} className={line} data-practice={practiceOf(row.value)}>
              <span className={bar} style={{ width: `${(row.count / max) * 100}%` }} />
              <span className={label}>{row.label}</span>
              <span className={count}>{row.count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const practiceOf = (value: string): Practice | undefined => practices.find(({ id }) => id === value)?.id;
