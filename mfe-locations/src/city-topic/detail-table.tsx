import { css } from 'styled-system/css';

interface DetailTableProps {
  /** For screen readers only: it repeats the section's heading. */
  caption: string;
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

export function DetailTable({ caption, columns, rows }: DetailTableProps) {
  return (
    <table className={table}>
      <caption className={css({ srOnly: true })}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([subject, detail]) => (
          <tr key={subject} className={row}>
            <th scope="row" className={subjectCell}>
              {subject}
            </th>
            <td className={detailCell}>{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css({ width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' });

const row = css({ borderTop: 'hairline' });

const heading = css({
  textStyle: 'eyebrow',
  textAlign: 'start',
  color: 'fg.muted',
  paddingBlock: '3',
  paddingInlineEnd: { base: '4', md: '8' },
  _first: { width: '2/5' },
});

const subjectCell = css({
  textStyle: 'body',
  fontWeight: 'semibold',
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: '4',
  paddingInlineEnd: { base: '4', md: '8' },
});

const detailCell = css({ textStyle: 'body', color: 'fg.muted', verticalAlign: 'top', paddingBlock: '4' });
