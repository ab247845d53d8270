import { comparisonTable } from 'styled-system/recipes';

export interface ComparisonRow {
  name: string;
  /** Below the name. */
  note?: string;
  /** In the order of the columns. */
  values: readonly string[];
}

interface ComparisonTableProps {
  caption: string;
  /** Headings: of the names, and of each value. */
  columns: readonly [string, ...string[]];
  rows: readonly ComparisonRow[];
}

/** A table of sentences. On small screens each row is a block of labeled values. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  const [, ...labels] = columns;
  return (
    <table className={comparisonTable()}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, values }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note && <small>{note}</small>}
            </th>
            {labels.map((label, index) => (
              <td key={label} data-label={label}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
