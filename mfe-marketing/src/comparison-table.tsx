import { css } from 'styled-system/css';

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
    <table className={table}>
      <caption className={css({ srOnly: true })}>{caption}</caption>
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

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: { base: 'body', md: 'small', lg: 'body' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { textStyle: 'label', color: 'fg.muted' },
  '& tbody th': { textStyle: 'cardTitle' },
  '& small': {
    display: 'block',
    marginTop: '1',
    textStyle: 'small',
    fontFamily: 'body',
    fontWeight: 'regular',
    letterSpacing: 'normal',
    color: 'fg.muted',
  },
  md: {
    tableLayout: 'fixed',
    '& thead': { borderBottom: 'accent' },
    '& tbody tr': { borderBottom: 'hairline' },
    '& th, & td': { paddingBlock: '4', paddingInlineEnd: { base: '5', lg: '8' } },
    '& td:last-child': { paddingInlineEnd: '0' },
  },
  mdDown: {
    '&, & tbody, & tr, & th, & td, & caption': { display: 'block' },
    '& thead': { srOnly: true },
    '& tbody tr': { borderTop: 'accent', paddingBlock: '4', display: 'grid', gap: '3' },
    '& td::before': { content: 'attr(data-label)', display: 'block', textStyle: 'label', color: 'fg.muted' },
  },
});
