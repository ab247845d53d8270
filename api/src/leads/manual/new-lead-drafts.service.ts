import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { draftLocks } from '../../platform/database/advisory-locks.ts';
import type { NewLeadDraftDto } from './new-lead-draft.dto.ts';

const maxDrafts = 20;

/** Keeps what staff members have typed of new leads and not saved, for each of them alone. */
@Injectable()
export class NewLeadDrafts {
  constructor(private readonly database: DataSource) {}

  list(userId: number): Promise<NewLeadDraftDto[]> {
    return this.database.query('select id, text from new_lead_drafts where user_id = $1 order by updated_at desc, id', [
      userId,
    ]);
  }

  /** Stores a draft, unless it has become a lead meanwhile. */
  async save(userId: number, id: string, text: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [draftLocks, id]);
      await manager.query(
        `insert into new_lead_drafts (user_id, id, text)
         select $1, $2, $3 where not exists (select from requests where key = $2)
         on conflict (user_id, id) do update set text = excluded.text, updated_at = now()`,
        [userId, id, text],
      );
      await manager.query(
        `delete from new_lead_drafts where user_id = $1 and id in (
           select id from new_lead_drafts where user_id = $1 order by updated_at desc, id offset ${maxDrafts})`,
        [userId],
      );
    });
  }

  async delete(userId: number, id: string): Promise<void> {
    await this.database.query('delete from new_lead_drafts where user_id = $1 and id = $2', [userId, id]);
  }
}

/** Returns the drafts that are about a person. */
export async function newLeadDraftsOf(
  manager: EntityManager,
  matches: (text: string) => boolean,
): Promise<NewLeadDraftDto[]> {
  const drafts: NewLeadDraftDto[] = await manager.query('select id, text from new_lead_drafts order by updated_at, id');
  return drafts.filter(({ text }) => matches(text));
}

export async function deleteNewLeadDrafts(manager: EntityManager, matches: (text: string) => boolean): Promise<void> {
  const drafts = await newLeadDraftsOf(manager, matches);
  await manager.query('delete from new_lead_drafts where id = any($1::uuid[])', [drafts.map(({ id }) => id)]);
}
