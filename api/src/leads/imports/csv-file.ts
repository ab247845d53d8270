import { importLimits } from '@portal/contracts/import';
import { CsvError, parse } from 'csv-parse/sync';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';

/** A row with something in it. `row` is its number in a spreadsheet, which counts empty rows. */
export interface FileRow {
  row: number;
  cells: string[];
}

const separators = [',', ';', '\t', '|'];
const sampleRows = 20;

const reject = (message: string) => new ValidationFailedException({ file: message });

/** Reads a list as spreadsheets and exports of trade shows save it. Throws 422 with a sentence for the person who has chosen the file. */
export function readCsv(file: Buffer): FileRow[] {
  if (file.length > importLimits.bytes) throw reject('The file is larger than 5 MB. Split it, or remove columns');
  if (file.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    throw reject('This is a workbook. Save it as CSV first: in Excel, “CSV UTF-8”');
  const text = decode(file);
  if (text.includes('\0')) throw reject('This is not a text file. Choose a CSV file');

  // Excel reads the separator from such a line.
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const offset = line ? 1 : 0;
  const records = parseRecords(text.slice(line.length), named ?? separatorOf(text));
  const rows = records
    .map((cells, index) => ({ row: index + 1 + offset, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0) throw reject('The file is empty');
  if (rows.length > importLimits.rows + 1) throw reject('The file has more than 5,000 rows. Split it');
  if (rows.some(({ cells }) => cells.length > importLimits.columns))
    throw reject('The file has more than 100 columns. Remove those that are not needed');
  return rows;
}

/** Without a byte order mark it is UTF-16 if every second byte is zero, UTF-8 if it is valid, and otherwise what Excel saves on Windows. */
function decode(file: Buffer): string {
  const start = file.subarray(0, 200);
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [high, low] = [zeros(0), zeros(1)];
  const isUtf16 = high + low > start.length / 4;
  const mark = file.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || (isUtf16 && low > high)) return new TextDecoder('utf-16le').decode(file);
  if (mark === 'feff' || (isUtf16 && high > low)) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** Returns the separator that gives most of the first rows the same number of columns. */
function separatorOf(text: string): string {
  const score = (separator: string) => {
    try {
      const widths = parse(text, { ...options, delimiter: separator, to: sampleRows }).map(({ length }) => length);
      const [width = 1] = widths;
      return width === 1 ? 0 : widths.filter((one) => one === width).length * 1_000 + width;
    } catch {
      return 0;
    }
  };
  const scores = separators.map((separator) => ({ separator, score: score(separator) }));
  return scores.sort((one, other) => other.score - one.score)[0]?.separator ?? ',';
}

const options = { relax_column_count: true, skip_empty_lines: false, trim: true } as const;

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return parseLeniently(text, delimiter);
  }
}

/** Some exports do not double the quotation marks inside of cells. */
function parseLeniently(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw reject(
      `Line ${error.lines} has a quotation mark without its counterpart. Correct it and choose the file again`,
    );
  }
}
