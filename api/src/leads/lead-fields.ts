import { type FormFields, formColumns } from '../intake/storage/store-lead.ts';

/** The columns of a lead that actions change and undo restores. Everything else follows from them and from the submissions. */
export interface LeadFields extends FormFields {
  is_spam: boolean;
  merged_into_id: number | null;
}

export const leadColumns = [...formColumns, 'is_spam', 'merged_into_id'] as const satisfies (keyof LeadFields)[];

/** The values of the changed columns of one lead, before and after an action. Stored in the event of the action. */
export interface LeadChange {
  leadId: number;
  before: Partial<LeadFields>;
  after: Partial<LeadFields>;
}

/** Returns the change that gives a lead these values. Values that it has already are left out. */
export function changeOf(lead: LeadFields & { id: number }, values: Partial<LeadFields>): LeadChange {
  const changed = leadColumns.filter((column) => column in values && values[column] !== lead[column]);
  return { leadId: lead.id, before: pick(lead, changed), after: pick(values, changed) };
}

export const isEmpty = ({ after }: LeadChange): boolean => Object.keys(after).length === 0;

const pick = (fields: Partial<LeadFields>, columns: (keyof LeadFields)[]): Partial<LeadFields> =>
  Object.fromEntries(columns.map((column) => [column, fields[column]]));
