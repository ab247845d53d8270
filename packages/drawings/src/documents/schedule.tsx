import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

interface ScheduleColumn {
  name: string;
  /** As in a `DocumentTable`. */
  width?: 'third' | 'full';
  isNumber?: boolean;
  isResult?: boolean;
}

export interface ScheduleRecord extends DocumentRecord {
  caption: string;
  columns: readonly [ScheduleColumn, ...ScheduleColumn[]];
  /** Cells in the order of the columns. What follows a line break is smaller. */
  rows: readonly (readonly string[])[];
  /** Cells that are emphasized. */
  marks?: readonly string[];
}

/** A document that is one table of agreements, from which nothing is computed. */
export function Schedule({ sheet, notes, language, caption, columns, rows, marks = [] }: ScheduleRecord) {
  const [first, ...others] = columns.map((column, index) => ({
    ...column,
    value: (row: readonly string[]) => <Cell text={row[index] ?? ''} isMarked={marks.includes(row[index] ?? '')} />,
  }));
  return (
    <DocumentSheet sheet={sheet} notes={notes} language={language}>
      {first && <DocumentTable caption={caption} rows={rows} columns={[first, ...others]} />}
    </DocumentSheet>
  );
}

function Cell({ text, isMarked }: { text: string; isMarked: boolean }) {
  const [value, detail] = text.split('\n');
  return (
    <>
      {isMarked ? <span data-mark>{value}</span> : value}
      {detail && <small>{detail}</small>}
    </>
  );
}
