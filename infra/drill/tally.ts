import pg from 'pg';
import type { SentForm } from './visitors.ts';

export interface Tally {
  sent: number;
  attempts: number;
  acknowledged: number;
  /** Acknowledged during an outage of the database. */
  journaled: number;
  /** Stored and marked as received during an outage. */
  replayed: number;
  stored: number;
  people: number;
  leads: number;
  /** Acknowledged and not stored. */
  missing: number;
  /** Stored more than once, or with more than one event. */
  duplicates: number;
  /** Stored with another message, address or reference than acknowledged. */
  altered: number;
}

interface Row {
  key: string;
  reference: string;
  message: string;
  email: string;
  stored_in_journal_first: boolean;
  events: number;
}

/** Compares acknowledgements with the database. */
export async function tally(sent: SentForm[], databaseUrl: string): Promise<Tally> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(`
    select key, reference, message, email, stored_in_journal_first,
           (select count(*)::integer from lead_events where submission_id = submissions.id and kind = 'submitted') as events
    from submissions join contact_submissions form on form.id = contact_submission_id`);
  const [counted] = (
    await client.query<{ forms: number; leads: number }>(`
      select (select count(*)::integer from contact_submissions) as forms, (select count(*)::integer from leads) as leads`)
  ).rows;
  await client.end();

  const stored = new Map(rows.map((row) => [row.key, row]));
  const acknowledged = sent.filter(({ receipts }) => receipts.length > 0);
  const isAltered = ({ key, message, email, receipts }: SentForm) => {
    const row = stored.get(key);
    return (
      row !== undefined &&
      (row.message !== message || row.email !== email || receipts.some(({ reference }) => reference !== row.reference))
    );
  };

  return {
    sent: sent.length,
    attempts: sent.reduce((sum, { attempts }) => sum + attempts, 0),
    acknowledged: acknowledged.length,
    journaled: acknowledged.filter(({ receipts }) => receipts.some(({ id }) => id === undefined)).length,
    replayed: rows.filter(({ stored_in_journal_first }) => stored_in_journal_first).length,
    stored: rows.length,
    people: new Set(sent.map(({ email }) => email)).size,
    leads: counted?.leads ?? 0,
    missing: acknowledged.filter(({ key }) => !stored.has(key)).length,
    duplicates:
      rows.length -
      stored.size +
      ((counted?.forms ?? 0) - rows.length) +
      rows.filter(({ events }) => events !== 1).length,
    altered: acknowledged.filter(isAltered).length,
  };
}
