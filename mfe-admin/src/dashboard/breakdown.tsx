import { type Practice, practices } from '@portal/contracts/practices';
import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import { css } from 'styled-system/css';
import { toView } from '../frame/to-view.ts';

const heading = css({ textStyle: 'label', marginBottom: '3' });
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
  _hover: { '& [data-bar]': { opacity: '1' } },
});
const bar = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  bg: 'accent.soft',
  borderRadius: 'sm',
  borderInlineStartWidth: 'rule',
  borderInlineStartStyle: 'solid',
  borderColor: 'accent',
});
const label = css({ position: 'relative', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const count = css({ position: 'relative', fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' });
const nothing = css({ fontSize: 'xs', color: 'fg.muted' });

interface BreakdownProps {
  title: string;
  shares: Dashboard['byCity'];
}

/** How many came from where, the most first. */
export function Breakdown({ title, shares }: BreakdownProps) {
  const most = Math.max(...shares.map((share) => share.count), 1);
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      {shares.length === 0 && <p className={nothing}>Nothing in these days.</p>}
      <ul className={list}>
        {shares.map((share) => (
          <li key={share.value}>
            <Link to={toView(share.query)} className={line} data-practice={practiceOf(share.value)}>
              <span className={bar} data-bar style={{ width: `${(share.count / most) * 100}%` }} />
              <span className={label}>{share.label}</span>
              <span className={count}>{share.count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const practiceOf = (value: string): Practice | undefined => practices.find(({ id }) => id === value)?.id;
