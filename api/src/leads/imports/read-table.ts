import { type ImportEncoding, type ImportSeparator, importLimits, importSeparators } from '@portal/contracts/import';
import { CsvError, parse } from 'csv-parse/sync';
import { decode, encodingOf } from './decode-file.ts';

/** A row with something in it. `row` is its number in a spreadsheet, which counts empty rows. */
export interface FileRow {
  row: number;
  cells: string[];
}

/** How a file is read. By default guessed. */
export interface TableOptions {
  encoding?: ImportEncoding | null;
  separator?: ImportSeparator | null;
}

export interface Table {
  encoding: ImportEncoding;
  separator: string;
  rows: FileRow[];
}

/** A sentence for the person who has chosen the file. */
export class UnreadableFile extends Error {}

const { bytes, rows: maxRows, columns: maxColumns, rowLength } = importLimits;
const tooManyRows = 'The file has more than 5,000 rows. Split it';
const tooManyColumns = 'The file has more than 100 columns. Remove those that are not needed';

/** Line breaks in cells and empty rows count too. */
const maxLines = 20 * maxRows;
/** Rows above the headings. */
const maxOtherRows = 20;
const sampleRows = 50;

/**
 * Reads a list as spreadsheets and exports of trade shows save it. What would take the parser long is counted before.
 *
 * @param isKnown whether a cell is a heading, an address or a number: the right separator gives most of them
 * @throws {UnreadableFile}
 */
export function readTable(file: Uint8Array, options: TableOptions, isKnown: (cell: string) => boolean): Table {
  if (file.length > bytes) throw new UnreadableFile('The file is larger than 5 MB. Split it, or remove columns');
  if (Buffer.from(file.subarray(0, 4)).toString('latin1') === 'PK\x03\x04')
    throw new UnreadableFile('This is a workbook. Save it as CSV first: in Excel, “CSV UTF-8”');
  const encoding = options.encoding ?? encodingOf(file);
  const text = decode(file, encoding);
  if (text.includes('\0')) throw new UnreadableFile('This is not a text file. Choose a CSV file');
  checkSize(text);

  // Excel reads the separator from such a line.
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const separator = options.separator ?? named ?? separatorOf(body, isKnown);
  const offset = line ? 2 : 1;
  const rows = parseRecords(body, separator)
    .map((cells, index) => ({ row: index + offset, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0) throw new UnreadableFile('The file is empty');
  if (rows.length > maxRows + maxOtherRows) throw new UnreadableFile(tooManyRows);
  if (rows.some(({ cells }) => cells.length > maxColumns)) throw new UnreadableFile(tooManyColumns);
  return { encoding, separator, rows };
}

function checkSize(text: string): void {
  const counts = new Map<string, number>();
  for (const character of text) if (counted.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const count = (...characters: string[]) => characters.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  if (Math.max(count('\n'), count('\r')) > maxLines) throw new UnreadableFile(tooManyRows);
  if (importSeparators.some((separator) => count(separator) > maxRows * maxColumns))
    throw new UnreadableFile(tooManyColumns);
  if (count('"') > 2 * maxRows * maxColumns)
    throw new UnreadableFile('The file has too many quotation marks for a list. Choose a CSV file');
}

const counted = new Set([...importSeparators, '\n', '\r', '"']);

/**
 * The export of the desk, as others, puts an apostrophe before what a spreadsheet would take for a formula. Others write `="0512"`, so
 * that it takes no number for one.
 */
const cleanCell = (cell: string) =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
    .trim();

/** Returns the separator that gives most known cells and, of these, most rows with the number of columns of the first one. */
function separatorOf(text: string, isKnown: (cell: string) => boolean): string {
  const scores = importSeparators.map((separator) => {
    const rows = sampleOf(text, separator);
    const known = rows.flat().filter((cell) => isKnown(cell.trim())).length;
    const width = rows[0]?.length ?? 1;
    const even = width > 1 ? rows.filter(({ length }) => length === width).length : 0;
    return { separator, score: known * 1_000_000 + even * 1_000 + width };
  });
  return scores.sort((one, other) => other.score - one.score)[0]?.separator ?? ',';
}

function sampleOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter, to: sampleRows, relax_quotes: true });
  } catch {
    return [];
  }
}

const options = {
  relax_column_count: true,
  skip_empty_lines: false,
  trim: true,
  max_record_size: rowLength,
} as const;

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== 'CSV_MAX_RECORD_SIZE') return parseLeniently(text, delimiter);
    throw tooLong(error);
  }
}

/** Some exports do not double the quotation marks inside of cells. */
function parseLeniently(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw tooLong(error);
    throw new UnreadableFile(
      `Line ${error.lines} has a quotation mark without its counterpart. Correct it and choose the file again`,
    );
  }
}

const tooLong = ({ lines }: CsvError) =>
  new UnreadableFile(`Line ${lines} is longer than 100,000 characters. A quotation mark may have no counterpart`);
