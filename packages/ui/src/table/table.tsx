import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { cx } from 'styled-system/css';
import { table } from 'styled-system/recipes';

interface TableProps {
  caption: string;
  /** Headings of the columns. */
  headings: string[];
  /** On small screens, the cells of a row are below each other, without headings. */
  stacked?: boolean;
  /** Rows of the body. */
  children: ReactNode;
}

/** A dense table with its own scroll container and a sticky head. */
export function Table({ caption, headings, stacked, children }: TableProps) {
  const classes = table();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    <section className={classes.frame} aria-label={caption} tabIndex={0}>
      <table className={classes.table} data-stacked={stacked || undefined}>
        <caption className={classes.caption}>{caption}</caption>
        <thead className={classes.head}>
          <tr>
            {headings.map((heading) => (
              <TableHeading key={heading}>{heading}</TableHeading>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export const TableRow = (props: HTMLAttributes<HTMLTableRowElement>) => <tr className={table().row} {...props} />;

export const TableHeading = (props: ThHTMLAttributes<HTMLTableCellElement>) => (
  <th scope="col" className={table().heading} {...props} />
);

/** `wide`: has a line of its own in a stacked table. */
export const TableCell = ({
  wide,
  className,
  ...rest
}: TdHTMLAttributes<HTMLTableCellElement> & { wide?: boolean }) => (
  <td className={cx(table().cell, className)} data-wide={wide || undefined} {...rest} />
);
