import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rootsOf } from '../lead-lock.ts';
import type { DraftDto, DraftRevisionDto, SaveDraftDto } from './draft.dto.ts';
import { deleteDraft, isQueued, lockSavedDraft } from './saved-drafts.ts';

const maxDrafts = 500;

export const attachmentAsJson = `jsonb_build_object('id', file.id, 'name', file.name, 'mimeType', file.mime_type, 'size', file.size)`;

/** The draft of a message stays until the message is sent, so that taking it back brings the draft back. */
const isNotQueued = 'not exists (select from messages where sent_by = draft.user_id and draft_id = draft.id)';

/** Keeps what staff members have typed and not saved, for each of them alone. */
@Injectable()
export class DraftsService {
  constructor(private readonly database: DataSource) {}

  /** Returns the drafts of a staff member about a lead and the leads merged into it, newest first. */
  async list(userId: number, leadId: number): Promise<DraftDto[]> {
    const [root] = await rootsOf(this.database.manager, [leadId]);
    const rows: (Omit<DraftDto, 'updatedAt'> & { updatedAt: Date })[] = await this.database.query(
      `select draft.id, draft.kind, text, reply, revision, updated_at as "updatedAt",
              (select coalesce(jsonb_agg(${attachmentAsJson} order by file.id), '[]')
               from draft_attachments file where user_id = $1 and draft_id = draft.id) as attachments
       from lead_drafts draft join leads on leads.id = lead_id
       where user_id = $1 and root_id = $2 and ${isNotQueued} order by updated_at desc, draft.id`,
      [userId, root],
    );
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  }

  /**
   * Stores a draft. Throws 409 if it was changed, deleted or saved elsewhere since `revision`: nothing is lost then, because the client stores
   * its text under another id.
   */
  save(
    userId: number,
    leadId: number,
    id: string,
    { kind, text, reply, revision }: SaveDraftDto,
  ): Promise<DraftRevisionDto> {
    return this.database.transaction(async (manager) => {
      await rootsOf(manager, [leadId]);
      if ((await lockSavedDraft(manager, userId, leadId, id)) || (await isQueued(manager, userId, id)))
        throw new ConflictException('This text has been saved in the meantime.');
      const [draft]: DraftRevisionDto[] =
        revision === 0
          ? await manager.query(
              `insert into lead_drafts (user_id, id, lead_id, kind, text, reply) values ($1, $2, $3, $4, $5, $6)
               on conflict (user_id, id) do nothing returning revision`,
              [userId, id, leadId, kind, text, reply && JSON.stringify(reply)],
            )
          : await manager.query(
              `with changed as (
                 update lead_drafts set text = $3, reply = coalesce($5, reply), revision = revision + 1, updated_at = now()
                 where user_id = $1 and id = $2 and revision = $4 returning revision
               )
               select * from changed`,
              [userId, id, text, revision, reply && JSON.stringify(reply)],
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
