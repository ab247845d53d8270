import { ConflictException, Injectable } from '@nestjs/common';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../../platform/database/iso-time.ts';
import { rootsOf } from '../lead-lock.ts';
import type { DraftAttachmentDto, DraftDto, DraftVersionDto, SaveDraftDto, StoredDraftDto } from './draft.dto.ts';
import { deleteDraft, isQueued, isSavedLead, lockSavedDraft } from './saved-drafts.ts';

const maxDrafts = 500;

export const attachmentAsJson = `jsonb_build_object('id', file.id, 'name', file.name, 'mimeType', file.mime_type, 'size', file.size)`;

/** The draft of a message stays until the message is sent, so that taking it back brings the draft back. */
const isNotQueued = 'not exists (select from messages where sent_by = draft.user_id and draft_id = draft.id)';

/** Keeps what staff members have typed and not saved, for each of them alone: about a lead, or in a form without one (`leadId` null). */
@Injectable()
export class DraftsService {
  constructor(private readonly database: DataSource) {}

  /** Returns the drafts of a staff member about a lead and the leads merged into it, newest first. */
  async list(userId: number, leadId: number | null): Promise<DraftDto[]> {
    const [root = null] = leadId === null ? [] : await rootsOf(this.database.manager, [leadId]);
    return this.database.query(
      `select draft.id, draft.kind, text, fields, revision, ${isoTime('updated_at')} as "updatedAt",
              (select coalesce(jsonb_agg(${attachmentAsJson} order by file.id), '[]')
               from draft_attachments file where user_id = $1 and draft_id = draft.id) as attachments
       from lead_drafts draft left join leads on leads.id = lead_id
       where user_id = $1 and root_id is not distinct from $2 and ${isNotQueued} order by updated_at desc, draft.id`,
      [userId, root],
    );
  }

  /**
   * Stores a draft. Throws 409 if it was changed, deleted or saved elsewhere since `revision`: nothing is lost then, because the client stores
   * its text under another id.
   */
  save(userId: number, leadId: number | null, id: string, draft: SaveDraftDto): Promise<StoredDraftDto> {
    return this.database.transaction(async (manager) => {
      if (leadId !== null) await rootsOf(manager, [leadId]);
      if (
        (await lockSavedDraft(manager, userId, leadId, id)) ||
        (await isQueued(manager, userId, id)) ||
        (await isSavedLead(manager, id))
      )
        throw new ConflictException('This text has been saved in the meantime.');
      const values = [userId, id, draft.text, JSON.stringify(draft.fields)];
      const [stored]: { revision: number }[] =
        draft.revision === 0
          ? await manager.query(
              `insert into lead_drafts (user_id, id, text, fields, lead_id, kind) values ($1, $2, $3, $4, $5, $6)
               on conflict (user_id, id) do nothing returning revision`,
              [...values, leadId, draft.kind],
            )
          : await manager.query(
              `with changed as (
                 update lead_drafts set text = $3, fields = $4, revision = revision + 1, updated_at = now()
                 where user_id = $1 and id = $2 and revision = $5 returning revision
               )
               select * from changed`,
              [...values, draft.revision],
            );
      if (!stored) throw new ConflictException('This text was changed in another window.');
      if (draft.revision === 0) await assertWithinLimit(manager, userId);
      return { ...stored, attachments: await copyFiles(manager, userId, id, draft.copiedFiles) };
    });
  }

  /** Deletes a draft, unless it was changed, or a file was attached, since the version that the client knows. */
  async delete(userId: number, id: string, { revision, lastFileId }: DraftVersionDto): Promise<void> {
    await this.database.query(
      `delete from lead_drafts draft
       where user_id = $1 and id = $2 and ${isNotQueued} and revision = coalesce($3, revision) and not exists (
         select from draft_attachments file where user_id = $1 and draft_id = $2 and file.id > $4)`,
      [userId, id, revision ?? null, lastFileId ?? null],
    );
  }
}

async function assertWithinLimit(manager: EntityManager, userId: number): Promise<void> {
  const [{ count }]: [{ count: number }] = await manager.query(
    'select count(*)::integer as count from lead_drafts where user_id = $1',
    [userId],
  );
  if (count > maxDrafts)
    throw new ConflictException(`You have ${maxDrafts} unsaved texts. Please save or delete some first.`);
}

/** Attaches files of other drafts to a draft, and returns all files that it has. */
async function copyFiles(
  manager: EntityManager,
  userId: number,
  id: string,
  copied: readonly number[],
): Promise<DraftAttachmentDto[]> {
  if (copied.length > 0)
    await manager.query(
      `insert into draft_attachments (user_id, draft_id, name, mime_type, size, raw_digest)
       select user_id, $2, name, mime_type, size, raw_digest from draft_attachments
       where user_id = $1 and draft_id <> $2 and id = any($3::integer[]) order by id`,
      [userId, id, copied],
    );
  const [{ attachments, bytes }]: [{ attachments: DraftAttachmentDto[]; bytes: number }] = await manager.query(
    `select coalesce(jsonb_agg(${attachmentAsJson} order by id), '[]') as attachments, coalesce(sum(size), 0)::integer as bytes
     from draft_attachments file where user_id = $1 and draft_id = $2`,
    [userId, id],
  );
  if (copied.length > 0 && (attachments.length > outgoingMailLimits.files || bytes > outgoingMailLimits.fileBytes))
    throw new ConflictException('Together, the files are too many or too large. Please remove some first.');
  return attachments;
}

/** Returns the drafts without a lead that say something about a person. */
export async function formDraftsOf(
  manager: EntityManager,
  matches: (text: string) => boolean,
): Promise<{ userId: number; id: string; text: string }[]> {
  const drafts: { userId: number; id: string; text: string }[] = await manager.query(
    `select user_id as "userId", id, concat_ws(' ', nullif(text, ''), fields) as text from lead_drafts
     where lead_id is null order by updated_at, id`,
  );
  return drafts.filter(({ text }) => matches(text));
}

export async function deleteFormDrafts(manager: EntityManager, matches: (text: string) => boolean): Promise<void> {
  for (const { userId, id } of await formDraftsOf(manager, matches)) await deleteDraft(manager, userId, id);
}
