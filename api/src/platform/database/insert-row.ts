import type { Transaction } from './transaction.ts';

/** Inserts a row, by column. Arrays for `jsonb` columns must be given as JSON. */
export async function insertRow(transaction: Transaction, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const parameters = columns.map((_, index) => `$${index + 1}`);
  await transaction.query(
    `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')})`,
    Object.values(row),
  );
}
