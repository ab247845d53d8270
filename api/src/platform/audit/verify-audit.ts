import { createHash } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';

const batchSize = 1_000;

interface Row {
  id: string;
  content: string;
  previous_digest: Buffer;
  digest: Buffer;
}

export interface AuditVerification {
  /** Number of intact rows, up to the first broken one. */
  intact: number;
  /** Id and digest of the last intact row, e.g. `12:8f3c…`. Undefined for an empty log. */
  head: string | undefined;
  /** The first row that is wrong, and why. */
  broken: { id: number; reason: string } | undefined;
}

/**
 * Verifies the chain of digests. Rows removed at the end leave an intact chain: pass an earlier `head` to find that too.
 *
 * Trusts nothing that an owner of the database can change: neither its functions nor views, rules, row security or a search path
 * that let a query see something else than the stored rows.
 */
export async function verifyAudit(database: DataSource, knownHead?: string): Promise<AuditVerification> {
  const [, knownId, knownDigest] = /^(\d+):([0-9a-f]{64})$/.exec(knownHead ?? '') ?? [];
  if (knownHead && !knownId) throw new Error(`"${knownHead}" is not a head: copy the text that "verify" printed.`);
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    // Only built-in functions and operators; row security raises an error instead of hiding rows.
    await runner.query('set local search_path = pg_catalog, pg_temp');
    await runner.query('set local row_security = off');
    await assertPlainTable(runner);
    return await verifyChain(runner, knownId, knownDigest);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const columns = {
  id: 'bigint',
  at: 'timestamp with time zone',
  kind: 'text',
  actor_id: 'integer',
  actor: 'text',
  subject_id: 'integer',
  subject: 'text',
  network: 'text',
  data: 'jsonb',
  previous_digest: 'bytea',
  digest: 'bytea',
};

/** Throws if the log is not a table that shows its own rows as they are stored. */
async function assertPlainTable(runner: QueryRunner): Promise<void> {
  const [table]: { oid: number; is_plain: boolean }[] = await runner.query(
    `select c.oid, c.relkind = 'r' and not c.relhasrules and not c.relrowsecurity and not exists (
       select from pg_catalog.pg_inherits i where i.inhrelid = c.oid or i.inhparent = c.oid) as is_plain
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relname = 'audit_events'`,
  );
  const attributes: { name: string; type: string }[] = await runner.query(
    `select attname::pg_catalog.text as name, pg_catalog.format_type(atttypid, atttypmod) as type
     from pg_catalog.pg_attribute
     where attrelid = $1 and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table?.oid ?? 0],
  );
  const types = Object.fromEntries(attributes.map(({ name, type }) => [name, type]));
  const isAsCreated = Object.entries(columns).every(([name, type]) => types[name] === type);
  if (!table?.is_plain || !isAsCreated)
    throw new Error(
      'The audit log is broken: audit_events is not the table that was created. It may be a view, or have rules, policies or other columns.',
    );
}

async function verifyChain(runner: QueryRunner, knownId?: string, knownDigest?: string): Promise<AuditVerification> {
  let previous: Buffer = Buffer.alloc(32);
  let id = 0;
  const result = (reason?: string): AuditVerification => ({
    intact: id,
    head: id > 0 ? `${id}:${previous.toString('hex')}` : undefined,
    broken: reason === undefined ? undefined : { id: id + 1, reason },
  });

  for (;;) {
    const rows: Row[] = await runner.query(
      `select event.id, ${content} as content, event.previous_digest, event.digest from only public.audit_events event
       where event.id operator(pg_catalog.>) $1::pg_catalog.int8 order by event.id limit ${batchSize}`,
      [id],
    );
    for (const row of rows) {
      if (Number(row.id) !== id + 1) return result('it is missing');
      if (!row.previous_digest.equals(previous)) return result('it does not continue the row before');
      if (!digestOf(previous, row.content).equals(row.digest)) return result('its content was changed');
      if (row.id === knownId && row.digest.toString('hex') !== knownDigest) return result('it was replaced');
      id += 1;
      previous = row.digest;
    }
    if (rows.length < batchSize) return result(id < Number(knownId ?? 0) ? 'it is missing' : undefined);
  }
}

/** The same text as `audit_content` (sql/audit_events.sql) gives to new rows, without calling a function of the database. */
const content = `pg_catalog.jsonb_build_object(
  'id', event.id, 'at', pg_catalog.extract('epoch', event.at), 'kind', event.kind,
  'actor_id', event.actor_id, 'actor', event.actor, 'subject_id', event.subject_id, 'subject', event.subject,
  'network', event.network, 'data', event.data)::pg_catalog.text`;

const digestOf = (previous: Buffer, text: string) => createHash('sha256').update(previous).update(text).digest();
