import type { ReactNode } from 'react';
import { documentSheet } from 'styled-system/recipes';

interface Column<Row> {
  name: string;
  value: (row: Row) => ReactNode;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
  /** Width on small screens: two texts and three numbers beside each other unless stated. */
  width?: 'third' | 'full';
  /** Emphasized, and beside the heading of its row on small screens. */
  isResult?: boolean;
}

interface DocumentTableProps<Row> {
  caption: string;
  /** The first column has the headings of the rows. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** The last row: a heading and the cells of the last columns. */
  total?: { name: string; values: readonly string[] };
}

/** A table. On small screens each row is a block of labeled values. */
export function DocumentTable<Row>({ caption, columns, rows, total }: DocumentTableProps<Row>) {
  const [heading, ...others] = columns;
  const align = ({ isNumber }: Column<Row>) => (isNumber ? 'end' : undefined);
  const totalStart = columns.length - (total?.values.length ?? 0);
  return (
    <table className={documentSheet().table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" data-align={align(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a record do not change
          <tr key={index}>
            <th scope="row">{heading.value(row)}</th>
            {others.map((column) => (
              <td
                key={column.name}
                data-label={column.name}
                data-align={align(column)}
                data-width={column.width}
                data-result={column.isResult || undefined}
              >
                {column.value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={totalStart}>
              {total.name}
            </th>
            {total.values.map((value, index) => {
              const column = columns[totalStart + index] as Column<Row>;
              return (
                <td key={column.name} data-label={column.name} data-align={align(column)}>
                  {value}
                </td>
              );
            })}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
