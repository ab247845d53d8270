import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { RepeatedTasks } from '../../platform/database/repeated-tasks.service.ts';
import { Journal } from './journal.service.ts';

const intervalMilliseconds = 60_000;
const batchSize = 500;

/**
 * Removes the entries of erased people from the journal of this replica: those that wait, those that PostgreSQL has
 * rejected, and those of an older journal that was copied back. The receipts of erasures in PostgreSQL tell every replica.
 */
@Injectable()
export class JournalErasure implements OnApplicationBootstrap {
  constructor(
    private readonly journal: Journal,
    private readonly database: DataSource,
    private readonly connection: DatabaseConnection,
    private readonly tasks: RepeatedTasks,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.tasks.start('erased people in the journal', intervalMilliseconds, () => this.run());
  }

  /** Returns the number of removed entries. */
  async run(): Promise<number> {
    if (!this.connection.isReady) return 0;
    let removed = 0;
    for (let last = 0; ; ) {
      const people = this.journal.people(batchSize, last);
      last = people.at(-1)?.id ?? last;
      if (people.length === 0) return removed;
      const erased: { id: number }[] = await this.database.query(
        `select id from jsonb_to_recordset($1) as entry (id bigint, address text, "receivedAt" timestamptz)
         where exists (select from erased_addresses
                       where digest = address_digest(address)
                         -- How long ago, because the clocks can differ.
                         and erased_at >= statement_timestamp() - ($2::timestamptz - entry."receivedAt"))`,
        [JSON.stringify(people), new Date().toISOString()],
      );
      if (erased.length > 0) removed += this.journal.erase(erased.map(({ id }) => Number(id)));
    }
  }
}
