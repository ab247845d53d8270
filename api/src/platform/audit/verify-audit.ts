import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

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
 */
export async function verifyAudit(database: DataSource, knownHead?: string): Promise<AuditVerification> {
  let previous: Buffer = Buffer.alloc(32);
  let id = 0;
  const [, knownId, knownDigest] = /^(\d+):([0-9a-f]{64})$/.exec(knownHead ?? '') ?? [];
  if (knownHead && !knownId) throw new Error(`"${knownHead}" is not a head: copy the text that "verify" printed.`);
  const result = (reason?: string): AuditVerification => ({
    intact: id,
    head: id > 0 ? `${id}:${previous.toString('hex')}` : undefined,
    broken: reason === undefined ? undefined : { id: id + 1, reason },
  });

  for (;;) {
    const rows: Row[] = await database.query(
      `select event.id, audit_content(event) as content, previous_digest, digest from audit_events event
       where event.id > $1 order by event.id limit ${batchSize}`,
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

const digestOf = (previous: Buffer, content: string) => createHash('sha256').update(previous).update(content).digest();
