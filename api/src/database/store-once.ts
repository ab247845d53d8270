import { createHash } from 'node:crypto';
import { type DataSource, QueryFailedError } from 'typeorm';

/** A table of what visitors send and, beside it, the one that knows which form has already been stored. */
export interface Intake {
  table: string;
  /** What is stored, in the order of the values. */
  columns: readonly string[];
  keys: { table: string; reference: string };
}

export interface Stored {
  id: number;
  createdAt: Date;
}

/**
 * Stores what a form has sent, once per key, and answers repetitions with the first row. A key counts only together with
 * the content it came with: a corrected form is never mistaken for a repetition, nor is another visitor's.
 */
export async function storeOnce(
  database: DataSource,
  intake: Intake,
  values: (string | null | undefined)[],
  key: string | null | undefined,
): Promise<Stored> {
  const content = values.map((value) => value ?? null);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  const store = async () => {
    const rows: { id: number; created_at: Date }[] = await database.query(statement(intake), [
      ...content,
      key ?? null,
      digest,
    ]);
    const [row] = rows;
    if (!row) throw new Error(`Storing into ${intake.table} returned no row.`);
    return { id: row.id, createdAt: row.created_at };
  };

  try {
    return await store();
  } catch (error) {
    // The same form arrived twice at the same moment and the other one was faster: now it is known.
    if (!isRepetition(error, intake)) throw error;
    return await store();
  }
}

/** One statement, hence one transaction and one round trip: either the known row, or a new one with its key. */
function statement({ table, columns, keys }: Intake): string {
  const values = columns.map((_, index) => `$${index + 1}`).join(', ');
  const key = `$${columns.length + 1}::uuid`;
  const digest = `$${columns.length + 2}::bytea`;

  return `
    with known as (
      select ${keys.reference} as id from ${keys.table} where key = ${key} and content_digest = ${digest}
    ), stored as (
      insert into ${table} (${columns.join(', ')}) select ${values} where not exists (select from known)
      returning id, created_at
    ), claimed as (
      insert into ${keys.table} (key, content_digest, ${keys.reference})
      select ${key}, ${digest}, id from stored where ${key} is not null
    )
    select id, created_at from stored
    union all
    select id, created_at from ${table} where id in (select id from known)`;
}

const isRepetition = (error: unknown, { keys }: Intake) =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === `${keys.table}_pkey`;
