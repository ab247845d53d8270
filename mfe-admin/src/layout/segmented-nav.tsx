import { Link } from '@portal/platform';
import { css } from 'styled-system/css';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5',
  padding: '0.5',
  border: 'hairline',
  borderRadius: 'control',
});
const link = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: { base: '10', md: '8' },
  paddingInline: '3',
  borderRadius: 'sm',
  fontSize: 'xs',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '&[aria-current]': { bg: 'accent.soft', color: 'fg', fontWeight: 'semibold' },
});

interface SegmentedNavProps {
  name: string;
  items: { to: string; label: string; isCurrent: boolean }[];
}

/** Links between views of one page, as a segmented control. */
export function SegmentedNav({ name, items }: SegmentedNavProps) {
  return (
    <nav className={list} aria-label={name}>
      {items.map(({ to, label, isCurrent }) => (
        <Link key={to} to={to} className={link} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
