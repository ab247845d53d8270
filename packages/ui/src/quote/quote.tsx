import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { type QuoteVariantProps, quote } from 'styled-system/recipes';

type QuoteProps = QuoteVariantProps & { by: string; role?: string; className?: string; children: ReactNode };

export function Quote({ by, role, size, className, children }: QuoteProps) {
  const classes = quote({ size });
  return (
    <figure className={cx(classes.root, className)}>
      <blockquote className={classes.quotation}>{children}</blockquote>
      <figcaption className={classes.by}>
        <span className={classes.name}>{by}</span>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
