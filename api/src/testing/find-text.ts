import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from './test-api.ts';

/** Returns the tables whose rows contain one of the texts in any column, without regard to case, and also in bytes. */
export async function findInDatabase(api: TestApi, texts: string[]): Promise<string[]> {
  const tables = await api.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const needles = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]).map((text) => text.toLowerCase());
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await api.sql(
        `select from ${name} as one, unnest($1::text[]) as needle where position(needle in lower(one::text)) > 0 limit 1`,
        [needles],
      );
      return row ? [name] : [];
    }),
  );
  return found.flat();
}

/** Returns the files in a folder, and in those inside it, that contain one of the texts. */
export const findInFolder = (folder: string, texts: string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (statSync(join(folder, name)).isDirectory()) return false;
    const content = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
    return texts.some((text) => content.includes(Buffer.from(text).toString('latin1').toLowerCase()));
  });
