import type { ReactNode } from 'react';
import { quote } from 'styled-system/recipes';

interface QuoteProps {
  by: string;
  /** Above the quotation, e.g. a `SampleNote`. */
  note?: ReactNode;
  children: ReactNode;
}

export function Quote({ by, note, children }: QuoteProps) {
  const classes = quote();
  return (
    <figure className={classes.root}>
      {note && <div className={classes.note}>{note}</div>}
      <blockquote className={classes.quotation}>{children}</blockquote>
      <figcaption className={classes.by}>{by}</figcaption>
    </figure>
  );
}
