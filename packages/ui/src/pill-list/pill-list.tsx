import { cx } from 'styled-system/css';
import { pillList } from 'styled-system/recipes';
import { SmartLink } from '../link/link.tsx';

interface PillListProps {
  items: readonly (string | { label: string; to: string })[];
  /** Names the list for a screen reader. */
  label?: string;
  className?: string;
}

export function PillList({ items, label, className }: PillListProps) {
  const classes = pillList();
  return (
    <ul aria-label={label} className={cx(classes.root, className)}>
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item} className={classes.pill}>
            {item}
          </li>
        ) : (
          <li key={item.to}>
            <SmartLink to={item.to} className={cx(classes.pill, classes.link)}>
              {item.label}
            </SmartLink>
          </li>
        ),
      )}
    </ul>
  );
}
