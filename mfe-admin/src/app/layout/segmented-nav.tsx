import { Link } from '@portal/platform';
import { segment, segments } from '../../shared.styles.ts';

interface SegmentedNavProps {
  name: string;
  items: { to: string; label: string; isCurrent: boolean }[];
}

/** Links between views of one page, as a segmented control. */
export function SegmentedNav({ name, items }: SegmentedNavProps) {
  return (
    <nav className={segments} aria-label={name}>
      {items.map(({ to, label, isCurrent }) => (
        <Link key={to} to={to} className={segment} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
