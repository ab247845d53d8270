import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from '../test-api.ts';
import { tracesIn } from './traces.ts';

/** Returns the traces in every column of every table, also in bytes, and the tables that have them. */
export async function tracesInDatabase(api: TestApi): Promise<Map<string, Set<string>>> {
  const tables = await api.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const contents = await api.sql<{ name: string; content: string | null }>(
    tables
      .map(({ name }) => `select '${name}' as name, string_agg(one::text, ' ') as content from ${name} as one`)
      .join(' union all '),
  );
  const found = new Map<string, Set<string>>();
  for (const { name, content } of contents) addTraces(found, name, content ?? '');
  return found;
}

/** Returns the traces in every file of a folder, and of those inside it. */
export function tracesInFolder(folder: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      addTraces(found, entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('latin1'));
  return found;
}

function addTraces(found: Map<string, Set<string>>, place: string, content: string): void {
  const bytes = [...content.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  for (const trace of tracesIn([content, ...bytes].join(' ')))
    found.set(trace, (found.get(trace) ?? new Set()).add(place));
}
