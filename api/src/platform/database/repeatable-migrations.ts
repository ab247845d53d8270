import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';

const folder = join(dirname(findPackageJSON('..', import.meta.url) ?? '.'), 'sql');
const grants = 'grants.sql';

export const sqlFile = (name: string): string => join(folder, name);

/**
 * Applies every file in `api/sql` that is new or has changed since it was last applied, and returns their names. The
 * files hold `create or replace` statements, so that the current text of a function is readable in one place.
 */
export async function applyRepeatableMigrations(database: DataSource): Promise<string[]> {
  const applied: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => name !== grants).sort()) {
    const sql = await readFile(sqlFile(file), 'utf8');
    const digest = createHash('sha256').update(sql).digest('hex');
    await database.transaction(async (manager) => {
      const changed: unknown[] = await manager.query(
        `insert into repeatable_migrations as known (file, digest) values ($1, $2)
         on conflict (file) do update set digest = excluded.digest, applied_at = now()
         where known.digest <> excluded.digest
         returning file`,
        [file, digest],
      );
      if (changed.length === 0) return;
      await manager.query(sql);
      applied.push(file);
    });
  }
  return applied;
}

/** Applies `grants.sql`, in every run: tables may be new, or restored from a dump of another server. */
export async function applyGrants(database: DataSource): Promise<void> {
  const sql = await readFile(sqlFile(grants), 'utf8');
  await database.transaction((manager) => manager.query(sql));
}
