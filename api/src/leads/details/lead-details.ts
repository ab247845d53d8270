import type { DetailAction, DetailField } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { emailIdentity, phoneIdentity } from '../../intake/submission/lead-identity.ts';
import { isoTime } from '../../platform/database/iso-time.ts';

/** What staff have said about one value. */
export interface DetailMarks {
  is_added: boolean;
  is_hidden: boolean;
  /** ISO 8601. */
  preferred_at: string | null;
}

/** A change of a row of `lead_details`: null before or after, there is none. Stored in the event of the action. */
export interface DetailChange {
  field: DetailField;
  value: string;
  identity: string;
  action: DetailAction;
  before: DetailMarks | null;
  after: DetailMarks | null;
}

export interface StoredDetail extends DetailMarks {
  lead_id: number;
  field: DetailField;
  value: string;
  identity: string;
}

/** Returns what makes two values of a field the same. */
export function detailIdentity(field: DetailField, value: string): string {
  if (field === 'email') return emailIdentity(value);
  return (field === 'phone' && phoneIdentity(value)) || value;
}

const columns = `lead_id, field, value, identity, is_added, is_hidden,
  ${isoTime('preferred_at')} as preferred_at`;

/** Returns the rows of leads. They change only while the roots are locked. */
export const storedDetails = (manager: EntityManager, leadIds: number[]): Promise<StoredDetail[]> =>
  manager.query(`select ${columns} from lead_details where lead_id = any($1::integer[])`, [leadIds]);

export async function writeDetails(manager: EntityManager, leadId: number, changes: DetailChange[]): Promise<void> {
  for (const { field, value, identity, after } of changes) {
    if (!after)
      await manager.query('delete from lead_details where lead_id = $1 and field = $2 and identity = $3', [
        leadId,
        field,
        identity,
      ]);
    else
      await manager.query(
        `insert into lead_details (lead_id, field, identity, value, is_added, is_hidden, preferred_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (lead_id, field, identity) do update
           set is_added = excluded.is_added, is_hidden = excluded.is_hidden, preferred_at = excluded.preferred_at`,
        [leadId, field, identity, value, after.is_added, after.is_hidden, after.preferred_at],
      );
  }
}
