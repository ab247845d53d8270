import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { emptyState } from 'styled-system/recipes';

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, icon, action, className, children }: EmptyStateProps) {
  const classes = emptyState();
  return (
    <div className={cx(classes.root, className)}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
