import type { ReactNode } from 'react';
import { quote } from 'styled-system/recipes';

export function Quote({ by, children }: { by: string; children: ReactNode }) {
  const classes = quote();
  return (
    <figure className={classes.root}>
      <blockquote className={classes.quotation}>{children}</blockquote>
      <figcaption className={classes.by}>{by}</figcaption>
    </figure>
  );
}
