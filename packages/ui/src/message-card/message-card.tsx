import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { messageCard } from 'styled-system/recipes';

interface MessageCardProps {
  title: string;
  /** A status such as `404`, set large before the title. */
  code?: string;
  /** A line for developers, monospaced. */
  hint?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** The content of a page that has a message only, e.g. not found. The title is its `h1`. */
export function MessageCard({ title, code, hint, actions, className, children }: MessageCardProps) {
  const classes = messageCard();
  return (
    <div className={cx(classes.root, className)}>
      <h1 className={classes.title}>
        {code && <span className={classes.code}>{code} </span>}
        {title}
      </h1>
      {children && <div className={classes.text}>{children}</div>}
      {hint && <p className={classes.hint}>{hint}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
