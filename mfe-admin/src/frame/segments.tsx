import { Link } from '@portal/platform';
import { css } from 'styled-system/css';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5',
  padding: '0.5',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
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

interface SegmentsProps {
  /** What is chosen between. */
  name: string;
  of: { to: string; label: string; isHere: boolean }[];
}

/** A few addresses of the same screen, side by side. */
export function Segments({ name, of: segments }: SegmentsProps) {
  return (
    <nav className={list} aria-label={name}>
      {segments.map(({ to, label, isHere }) => (
        <Link key={to} to={to} className={link} aria-current={isHere ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
