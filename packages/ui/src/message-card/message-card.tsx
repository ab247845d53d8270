import type { ReactNode } from 'react';
import { messageCard } from 'styled-system/recipes';

interface MessageCardProps {
  title: string;
  /** A status such as `404`, set large before the title. */
  code?: string;
  /** A line for developers, monospaced. */
  hint?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The content of a page that has a message only, e.g. not found. The title is its `h1`. */
export function MessageCard({ title, code, hint, actions, children }: MessageCardProps) {
  const classes = messageCard();
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>
        {code && <span className={classes.code}>{code} </span>}
        {title}
      </h1>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
