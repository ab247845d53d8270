import pg from 'pg';
import { color, print } from '../cli/terminal.ts';
import type { SentForm } from './visitors.ts';

export interface Figure {
  label: string;
  value: number;
  /** What it has to be. */
  expected?: number;
}

export const isWrong = ({ value, expected }: Figure) => expected !== undefined && value !== expected;

export function printFigures(figures: Figure[]) {
  for (const figure of figures) {
    const note = isWrong(figure) ? color('red', `  expected ${figure.expected}`) : '';
    print(figure.label.padEnd(46) + String(figure.value).padStart(8) + note);
  }
}

interface Row {
  key: string;
  reference: string;
  message: string;
  email: string;
  events: number;
}

/** Compares acknowledgements with the database. */
export async function tally(sent: SentForm[], databaseUrl: string): Promise<{ figures: Figure[]; journaled: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(`
    select key, reference, form.message, form.email,
           (select count(*)::integer from lead_events where request_id = requests.id and kind = 'submitted') as events
    from requests join contact_submissions form on form.id = contact_submission_id`);
  const counts = await client.query<{ forms: number; leads: number }>(`
    select (select count(*)::integer from contact_submissions) as forms, (select count(*)::integer from leads) as leads`);
  await client.end();
  const { forms = 0, leads = 0 } = counts.rows[0] ?? {};

  const stored = new Map(rows.map((row) => [row.key, row]));
  const acknowledged = sent.filter(({ receipts }) => receipts.length > 0);
  const journaled = acknowledged.filter(({ receipts }) => receipts.some(({ id }) => id === undefined)).length;
  const isAltered = ({ key, message, email, receipts }: SentForm) => {
    const row = stored.get(key);
    return (
      row !== undefined &&
      (row.message !== message || row.email !== email || receipts.some(({ reference }) => reference !== row.reference))
    );
  };
  const duplicates = forms - stored.size + rows.filter(({ events }) => events !== 1).length;
  const figures = [
    { label: 'forms sent', value: sent.length },
    { label: 'acknowledged', value: acknowledged.length, expected: sent.length },
    { label: '  of these during an outage of the database', value: journaled },
    { label: 'stored', value: rows.length, expected: acknowledged.length },
    { label: 'leads, one per person', value: leads, expected: new Set(sent.map(({ email }) => email)).size },
    { label: 'missing', value: acknowledged.filter(({ key }) => !stored.has(key)).length, expected: 0 },
    { label: 'duplicates', value: duplicates, expected: 0 },
    { label: 'altered', value: acknowledged.filter(isAltered).length, expected: 0 },
  ];
  return { figures, journaled };
}
