/** What a column of an imported list can be. Several columns can be `message` or `extra`: a line of the message with the heading. */
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

export const importLimits = { bytes: 5 * 1024 * 1024, rows: 5_000, columns: 100, name: 80 } as const;

/** `taken-back`: what it had stored is removed. */
export const importStates = ['running', 'done', 'taking-back', 'taken-back'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row: a new lead, a request of a lead with its address, or nothing. */
export const rowOutcomes = ['new', 'added', 'rejected'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
