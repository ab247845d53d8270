import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MailPlace } from './mail-receiver.ts';

export interface MailboxPosition {
  /** The last UID that is stored or skipped. */
  lastUid: number;
  /** Mails up to this UID are older than the last change of UIDVALIDITY. Of them, those of before `readFrom` are skipped. */
  rereadTo: number;
  readFrom: Date;
  /** Mails up to `lastUid` that could not be read or stored yet. */
  missedUids: number[];
}

/** What is known of mailboxes between connections and instances. */
@Injectable()
export class MailboxStates {
  constructor(private readonly database: DataSource) {}

  /**
   * Returns how far a mailbox is read. One that is read for the first time starts with the mails that come from now on. After a change of
   * UIDVALIDITY all its mails are read again, because their UIDs are new; those that are stored are known by their content.
   */
  async positionOf(address: string, uidValidity: bigint, uidNext: number): Promise<MailboxPosition> {
    const [position]: { last_uid: string; reread_to: string; read_from: Date; missed_uids: string[] }[] =
      await this.database.query(
        `insert into mailboxes as known (address, uid_validity, last_uid) values ($1, $2, $3)
       on conflict (address) do update set uid_validity = excluded.uid_validity,
         last_uid = case when known.uid_validity = excluded.uid_validity then known.last_uid else 0 end,
         missed_uids = case when known.uid_validity = excluded.uid_validity then known.missed_uids else '{}' end,
         reread_to = case when known.uid_validity = excluded.uid_validity then known.reread_to else excluded.last_uid end,
         -- Since the first try to connect, by the clock of the mail server.
         read_from = case when known.uid_validity = 0 then known.read_from - interval '5 minutes' else known.read_from end
       returning last_uid, reread_to, read_from, missed_uids`,
        [address, String(uidValidity), uidNext - 1],
      );
    if (!position) throw new Error('The statement has returned no row.');
    const { last_uid, reread_to, read_from, missed_uids } = position;
    return {
      lastUid: Number(last_uid),
      rereadTo: Number(reread_to),
      readFrom: read_from,
      missedUids: missed_uids.map(Number),
    };
  }

  /** Skips a mail that is not stored: it is known, or older than the first connection. */
  async advance({ mailbox, uidValidity, uid }: Omit<MailPlace, 'receivedAt'>): Promise<void> {
    await this.database.query(
      'update mailboxes set last_uid = greatest(last_uid, $3) where address = $1 and uid_validity = $2',
      [mailbox, String(uidValidity), uid],
    );
  }

  async setMissed(address: string, uids: number[]): Promise<void> {
    await this.database.query('update mailboxes set missed_uids = $2 where address = $1', [address, uids]);
  }

  async isKnown(digest: Buffer): Promise<boolean> {
    const [known] = await this.database.query('select from received_mails where digest = $1', [digest]);
    return known !== undefined;
  }

  async setConnected(address: string, usedRatio?: number): Promise<void> {
    await this.database.query(
      `update mailboxes set is_connected = true, problem = null, checked_at = now(), used_ratio = $2,
         since = case when is_connected then since else now() end
       where address = $1`,
      [address, usedRatio ?? null],
    );
  }

  async setDisconnected(address: string, problem: string): Promise<void> {
    await this.database.query(
      `insert into mailboxes as known (address, uid_validity, last_uid, problem) values ($1, 0, 0, $2)
       on conflict (address) do update set is_connected = false, problem = excluded.problem, checked_at = now(),
         since = case when known.is_connected then now() else known.since end`,
      [address, problem],
    );
  }
}
