import { isClosed, type LeadStatus, type LostReason } from '@portal/contracts/lead';
import { isoTime } from '../../platform/database/iso-time.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** The columns of a lead that staff decide: actions change them and undo restores them. */
export interface LeadFields {
  status: LeadStatus;
  owner_id: number | null;
  merged_into_id: number | null;
  /** What an open lead is expected to be worth, and what a closed one was. */
  value_usd: number | null;
  /** When it is expected to be won, e.g. `2026-12`. */
  expected_month: string | null;
  /** This and the next two are null until the lead is won or lost. */
  lost_reason: LostReason | null;
  /** A day in the time zone of the business, e.g. `2026-11-26`. */
  closed_on: string | null;
  /** The stage that it was won or lost in. */
  closed_from: LeadStatus | null;
  next_step_id: number | null;
  /** In ISO 8601. */
  snoozed_until: string | null;
}

export const leadColumns = [
  'status',
  'owner_id',
  'merged_into_id',
  'value_usd',
  'expected_month',
  'lost_reason',
  'closed_on',
  'closed_from',
  'next_step_id',
  'snoozed_until',
] as const satisfies (keyof LeadFields)[];

/** SQL of the columns, with days and times as text: the driver would read them as dates. */
export const selectedColumns = leadColumns
  .map((column) => {
    if (column === 'closed_on') return 'closed_on::text';
    return column === 'snoozed_until' ? `${isoTime(column)} as ${column}` : column;
  })
  .join(', ');

/** The outcome of an open lead, apart from its value: what it was worth is expected again. */
export const noOutcome = { lost_reason: null, closed_on: null, closed_from: null } as const;

/** The changes of a lead whose customer waits for an answer: it is open and not snoozed. */
export const opened = ({ status }: Pick<LeadFields, 'status'>): Partial<LeadFields> => ({
  ...(isClosed(status) && { status: 'new', ...noOutcome }),
  snoozed_until: null,
});

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

/** What may have been deleted since: the account of an earlier owner, or the next step of an erased lead. */
const referenced: Partial<Record<keyof LeadFields, string>> = { owner_id: 'users', next_step_id: 'next_steps' };

/** Writes changes of leads, which are locked. */
export async function writeLeads(
  transaction: Transaction,
  leads: (LeadFields & { id: number })[],
  changes: LeadChange[],
): Promise<void> {
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const rows = changes.map(({ leadId, after }) => ({ ...byId.get(leadId), ...after }));
  if (rows.length === 0) return;
  const values = leadColumns.map((column) =>
    column in referenced ? `(select id from ${referenced[column]} where id = changed.${column})` : `changed.${column}`,
  );
  await transaction.query(
    `update leads set (${leadColumns.join(', ')}) = row (${values.join(', ')})
     from jsonb_populate_recordset(null::leads, $1) as changed
     where leads.id = changed.id and leads.id = any($2::integer[])`,
    [JSON.stringify(rows), rows.map(({ id }) => id)],
  );
}
