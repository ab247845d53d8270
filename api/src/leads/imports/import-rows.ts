import type { EntityManager } from 'typeorm';

/** What a row of an import still has of a person: it waits, or was rejected. */
export interface KeptRow {
  importId: number;
  row: number;
  /** A request, or the cells of the file. */
  content: Record<string, string | null> | string[];
}

/** Returns rows of a person. One that waits belongs to the person of its address, whatever name it has. */
export async function importRowsOf(manager: EntityManager, matches: (text: string) => boolean): Promise<KeptRow[]> {
  const rows: KeptRow[] = await manager.query(
    'select import_id as "importId", row, content from import_rows where content is not null order by import_id, row',
  );
  return rows.filter(({ content }) => {
    const texts = !Array.isArray(content) && content.email ? [content.email] : Object.values(content);
    return texts.some((text) => text && matches(text));
  });
}

/** Erases rows of a person, and files that are not imported yet: whoever has uploaded one chooses it again. The caller has locked the person, so that none of them is stored meanwhile. */
export async function deleteImportRows(manager: EntityManager, matches: (text: string) => boolean): Promise<void> {
  await manager.query(`delete from imports where state = 'uploaded'`);
  const rows = await importRowsOf(manager, matches);
  await manager.query(
    `update import_rows set content = null, problem = null, state = case state when 'waiting' then 'erased' else state end
     from unnest($1::integer[], $2::integer[]) as erased (import_id, row)
     where import_rows.import_id = erased.import_id and import_rows.row = erased.row`,
    [rows.map(({ importId }) => importId), rows.map(({ row }) => row)],
  );
}
