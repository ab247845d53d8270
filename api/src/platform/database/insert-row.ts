import type { EntityManager } from 'typeorm';

/** Inserts a row and returns its id. Columns that are undefined get their default. Arrays of `jsonb` columns are given as JSON. */
export async function insertRow(
  manager: EntityManager,
  table: string,
  columns: Record<string, unknown>,
): Promise<number> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const { raw } = await manager.createQueryBuilder().insert().into(table).values(given).returning('id').execute();
  return raw[0].id;
}
