import type { LeadStatus } from '@portal/contracts/lead';

/** The columns of a lead that staff decide: actions change them and undo restores them. */
export interface LeadFields {
  status: LeadStatus;
  owner_id: number | null;
  merged_into_id: number | null;
}

export const leadColumns = ['status', 'owner_id', 'merged_into_id'] as const satisfies (keyof LeadFields)[];

/** The values of the changed columns of one lead, before and after an action. Stored in the event of the action. */
export interface LeadChange {
  leadId: number;
  before: Partial<LeadFields>;
  after: Partial<LeadFields>;
}

/** Returns the changes that give a lead these values: one, or none if it has them already. */
export function changesOf(lead: LeadFields & { id: number }, values: Partial<LeadFields>): LeadChange[] {
  const changed = leadColumns.filter((column) => column in values && values[column] !== lead[column]);
  return changed.length === 0 ? [] : [{ leadId: lead.id, before: pick(lead, changed), after: pick(values, changed) }];
}

const pick = (fields: Partial<LeadFields>, columns: (keyof LeadFields)[]): Partial<LeadFields> =>
  Object.fromEntries(columns.map((column) => [column, fields[column]]));
