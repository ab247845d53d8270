import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { cx } from 'styled-system/css';
import { table } from 'styled-system/recipes';

/** A dense table with its own scroll container and a sticky head. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const classes = table();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    <section className={classes.frame} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead({ className, ...rest }: HTMLAttributes<HTMLTableSectionElement>) {
  return <thead className={cx(table().head, className)} {...rest} />;
}

export function TableRow({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr className={cx(table().row, className)} {...rest} />;
}

export function TableHeading(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" className={table().heading} {...props} />;
}

export function TableCell({ className, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td className={cx(table().cell, className)} {...rest} />;
}
