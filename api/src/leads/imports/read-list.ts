import { importLimits } from '@portal/contracts/import';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { type Columns, guessColumns, isKnownCell, tableStart } from './import-columns.ts';
import { type ImportedContent, readRow } from './import-row.ts';
import { type FileRow, readTable, type Table, type TableOptions, UnreadableFile } from './read-table.ts';

/** How a list is read. By default guessed. */
export interface ListOptions extends TableOptions {
  /** Number of the first row of the table in a spreadsheet: its headings, or the first person. */
  firstRow?: number | null;
  hasHeadings?: boolean | null;
  columns?: Columns | null;
}

export interface ReadRow extends FileRow {
  content?: ImportedContent;
  /** What of the row is kept as text only. */
  note?: string;
  problem?: string;
  /** An earlier row with the same address. */
  sameAs?: number;
}

export interface ReadList extends Pick<Table, 'encoding' | 'separator'> {
  firstRow: number;
  hasHeadings: boolean;
  headings: string[];
  columns: Columns;
  rows: ReadRow[];
}

/** Reads a file, or returns why it cannot be read. Runs in the process for files of strangers. */
export function readList(file: Uint8Array, options: ListOptions): ReadList | { problem: string } {
  try {
    return listOf(readTable(file, options, isKnownCell), options);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { problem: error.message };
  }
}

function listOf({ encoding, separator, rows: all }: Table, options: ListOptions): ReadList {
  const guessed = tableStart(all);
  const given = options.firstRow ? all.findIndex(({ row }) => row >= (options.firstRow ?? 0)) : -1;
  const table = all.slice(given < 0 ? guessed.start : given);
  const hasHeadings = options.hasHeadings ?? (given < 0 ? guessed : tableStart(table)).hasHeadings;
  const rows = hasHeadings ? table.slice(1) : table;
  if (rows.length > importLimits.rows) throw new UnreadableFile('The file has more than 5,000 rows. Split it');
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, index) => (hasHeadings && table[0]?.cells[index]) || '');
  const chosen = options.columns ?? guessColumns(headings, rows);
  const columns = headings.map((_, index) => chosen[index] ?? null);
  return {
    ...{ encoding, separator, hasHeadings, headings, columns, firstRow: table[0]?.row ?? 1 },
    rows: withEarlierRows(rows.map((row) => ({ ...row, ...readRow(row, columns, headings) }))),
  };
}

/** Rejects rows that say the same as an earlier one, and finds those of the same person. */
function withEarlierRows(rows: ReadRow[]): ReadRow[] {
  const contents = new Map<string, number>();
  const people = new Map<string, number>();
  return rows.map((one) => {
    const { row, cells, content } = one;
    if (!content) return one;
    const text = JSON.stringify(content);
    const same = contents.get(text);
    if (same) return { row, cells, problem: `Same as row ${same}` };
    contents.set(text, row);
    const person = content.email && emailIdentity(content.email);
    const sameAs = person ? people.get(person) : undefined;
    if (person && !sameAs) people.set(person, row);
    return { ...one, ...(sameAs && { sameAs }) };
  });
}
