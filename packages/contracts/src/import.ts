/**
 * What a column of an imported list can be. Several columns can be the same: first and last names are joined, of others the first filled one
 * counts, and the rest are lines of the message. `extra` is a line of the message with the heading.
 */
export const importFields = [
  'name',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'service',
  'city',
  'message',
  'extra',
] as const;
export type ImportField = (typeof importFields)[number];

export const importLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 5_000,
  columns: 100,
  rowLength: 100_000,
  name: 80,
} as const;

export const importSeparators = [',', ';', '\t', '|'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/** Names of the Encoding Standard. `windows-1252` is what Excel saves on Windows, `macintosh` on a Mac. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** `taken-back`: what it had stored is removed. A file that was uploaded and is not imported yet is no import. */
export const importStates = ['running', 'done', 'taking-back', 'taken-back'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row: a new lead, a request of a lead with its address, or nothing. */
export const rowOutcomes = ['new', 'added', 'rejected'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
