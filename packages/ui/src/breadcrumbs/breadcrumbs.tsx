import { cx } from 'styled-system/css';
import { breadcrumbs } from 'styled-system/recipes';
import { SmartLink } from '../link/link.tsx';

export interface Crumb {
  label: string;
  /** Absent on the last one, the current page. */
  to?: string;
}

interface BreadcrumbsProps {
  items: readonly Crumb[];
  label?: string;
  className?: string;
}

export function Breadcrumbs({ items, label = 'Breadcrumb', className }: BreadcrumbsProps) {
  const classes = breadcrumbs();
  return (
    <nav aria-label={label} className={cx(classes.root, className)}>
      <ol className={classes.list}>
        {items.map(({ label, to }) => (
          <li key={label} className={classes.item}>
            {to ? (
              <SmartLink to={to} className={classes.link}>
                {label}
              </SmartLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
