import type { Writable } from 'node:stream';
import pg from 'pg';

const archiveContent = 'd'.charCodeAt(0);

/**
 * Writes a base backup of a running PostgreSQL as one tar archive, which also has the write-ahead log that it needs. Everything that was
 * committed when it ends is in it. It needs a role that may replicate, as the owner of the embedded PostgreSQL.
 */
export async function writeBaseBackup(url: string, archive: Writable): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}&replication=true` });
  await client.connect();
  try {
    // Keeps the write-ahead log until the connection ends. Commands of replication are in capitals.
    await client.query(`CREATE_REPLICATION_SLOT "backup_${process.pid}" TEMPORARY PHYSICAL RESERVE_WAL`);
    await new Promise<void>((resolve, reject) => {
      client.query(new BaseBackup(archive, resolve, reject));
    });
  } finally {
    await client.end();
  }
}

interface CopyConnection extends pg.Connection {
  query(text: string): void;
}

/** The command BASE_BACKUP, whose messages are explained in "Streaming Replication Protocol" of the PostgreSQL documentation. */
class BaseBackup {
  private readonly archive: Writable;
  private readonly resolve: () => void;
  private readonly reject: (error: Error) => void;

  constructor(archive: Writable, resolve: () => void, reject: (error: Error) => void) {
    this.archive = archive;
    this.resolve = resolve;
    this.reject = reject;
    archive.on('error', (error) => reject(error));
  }

  submit(connection: pg.Connection): void {
    this.archive.on('drain', () => (connection.stream as NodeJS.ReadWriteStream).resume());
    (connection as CopyConnection).query("BASE_BACKUP (LABEL 'portal', CHECKPOINT 'fast', WAL true, MANIFEST 'no')");
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    // A copy, because the driver uses its buffer again.
    if (chunk[0] !== archiveContent || this.archive.write(Buffer.from(chunk.subarray(1)))) return;
    (stream as NodeJS.ReadWriteStream).pause();
  }

  /** The driver calls nothing else after an error. */
  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve();
  }

  // Positions in the write-ahead log and the list of tablespaces.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
