import type { ReactNode } from 'react';
import { emptyState } from 'styled-system/recipes';

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, icon, action, children }: EmptyStateProps) {
  const classes = emptyState();
  return (
    <div className={classes.root}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
