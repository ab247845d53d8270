import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rootsOf } from '../lead-lock.ts';
import type { DraftDto, DraftRevisionDto, SaveDraftDto } from './draft.dto.ts';
import { deleteDraft, lockSavedDraft } from './saved-drafts.ts';

const maxDrafts = 500;

/** Keeps what staff members have typed and not saved, for each of them alone. */
@Injectable()
export class DraftsService {
  constructor(private readonly database: DataSource) {}

  /** Returns the drafts of a staff member about a lead and the leads merged into it, newest first. */
  async list(userId: number, leadId: number): Promise<DraftDto[]> {
    const [root] = await rootsOf(this.database.manager, [leadId]);
    const rows: (Omit<DraftDto, 'updatedAt'> & { updatedAt: Date })[] = await this.database.query(
      `select draft.id, draft.kind, text, revision, updated_at as "updatedAt"
       from lead_drafts draft join leads on leads.id = lead_id
       where user_id = $1 and root_id = $2 order by updated_at desc, draft.id`,
      [userId, root],
    );
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  }

  /**
   * Stores a draft. Throws 409 if it was changed, deleted or saved elsewhere since `revision`: nothing is lost then, because the client stores
   * its text under another id.
   */
  save(userId: number, leadId: number, id: string, { kind, text, revision }: SaveDraftDto): Promise<DraftRevisionDto> {
    return this.database.transaction(async (manager) => {
      await rootsOf(manager, [leadId]);
      if (await lockSavedDraft(manager, userId, leadId, id))
        throw new ConflictException('This text has been saved in the meantime.');
      const [draft]: DraftRevisionDto[] =
        revision === 0
          ? await manager.query(
              `insert into lead_drafts (user_id, id, lead_id, kind, text) values ($1, $2, $3, $4, $5)
               on conflict (user_id, id) do nothing returning revision`,
              [userId, id, leadId, kind, text],
            )
          : await manager.query(
              `with changed as (
                 update lead_drafts set text = $3, revision = revision + 1, updated_at = now()
                 where user_id = $1 and id = $2 and revision = $4 returning revision
               )
               select * from changed`,
              [userId, id, text, revision],
            );
      if (!draft) throw new ConflictException('This text was changed in another window.');
      if (revision === 0) {
        const [{ count }]: [{ count: number }] = await manager.query(
          'select count(*)::integer as count from lead_drafts where user_id = $1',
          [userId],
        );
        if (count > maxDrafts)
          throw new ConflictException(`You have ${maxDrafts} unsaved texts. Please save or delete some first.`);
      }
      return draft;
    });
  }

  async delete(userId: number, id: string): Promise<void> {
    await deleteDraft(this.database.manager, userId, id);
  }
}
