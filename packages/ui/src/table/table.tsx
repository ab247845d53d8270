import type { HTMLAttributes, ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { cx } from 'styled-system/css';
import { table } from 'styled-system/recipes';

type TableProps = TableHTMLAttributes<HTMLTableElement> & { caption: string; children: ReactNode };

/** A dense table with its own scroll container and a sticky head. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  const classes = table();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    <section className={cx(classes.frame, className)} aria-label={caption} tabIndex={0}>
      <table className={classes.table} {...rest}>
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

export function TableHeading({ className, scope = 'col', ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope={scope} className={cx(table().heading, className)} {...rest} />;
}

export function TableCell({ className, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td className={cx(table().cell, className)} {...rest} />;
}
