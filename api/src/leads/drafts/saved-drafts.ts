import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { draftLocks, takeLock } from '../../platform/database/advisory-locks.ts';

/** What staff have entered. */
export interface SavedBody {
  text: string | null;
  channel: string | null;
  outcome: string | null;
  /** Of a quote. */
  value?: number | null;
}

interface SavedDraft {
  id: string;
  batchId: string | null;
  body: SavedBody;
}

/** A reply as it is sent. Without `fileIds` it has all files of its draft. */
interface SentDraft {
  draftId: string;
  /** The revision of the draft that the sender knows. */
  draftRevision?: number;
  text: string;
  to: string[];
  cc: string[];
  subject?: string | null;
  sendAt?: string | null;
  remindOn?: string | null;
  fileIds?: number[];
  quote?: number | null;
}

/**
 * Returns the event as which a draft has been saved on the merge tree of a lead, or undefined. Until the transaction ends, nothing else
 * can save the draft.
 */
export async function lockSavedDraft(
  manager: EntityManager,
  userId: number,
  leadId: number | null,
  draftId: string,
): Promise<SavedDraft | undefined> {
  await takeLock(manager, draftLocks, draftId);
  const [event]: SavedDraft[] = await manager.query(
    `select event.id, batch_id as "batchId", jsonb_build_object(
              'text', data -> 'text', 'channel', data -> 'channel', 'outcome', data -> 'outcome') ||
              case when event.kind = 'contact' then jsonb_build_object('value', data -> 'value') else '{}' end as body
     from leads member join lead_events event on event.lead_id = member.id
     where member.root_id = (select root_id from leads where id = $1) and actor_id = $2
       and data ->> 'draftId' = $3 and event.kind in ('note', 'contact')`,
    [leadId, userId, draftId],
  );
  return event;
}

export const deleteDraft = (manager: EntityManager, userId: number, draftId: string) =>
  manager.query('delete from lead_drafts where user_id = $1 and id = $2', [userId, draftId]);

/**
 * What another window has stored under an id since becomes a draft of its own. Of a note or contact, which has no files. The same text
 * under another revision is that of the sender, who got no response.
 */
export const keepOtherText = (
  manager: EntityManager,
  userId: number,
  { draftId, draftRevision, text }: Pick<SentDraft, 'draftId' | 'draftRevision' | 'text'>,
) =>
  manager.query(
    `update lead_drafts set id = gen_random_uuid()
     where user_id = $1 and id = $2 and revision <> $3::integer and ${differs('text', '$4')}`,
    [userId, draftId, draftRevision ?? null, text],
  );

/** SQL: texts that differ in more than blanks, which are removed where a text is sent. */
const differs = (text: string, other: string) =>
  `regexp_replace(${text}, '\\s+', '', 'g') <> regexp_replace(${other}, '\\s+', '', 'g')`;

/** Whether a draft has become a lead that was entered by hand. */
export async function isSavedLead(manager: EntityManager, draftId: string): Promise<boolean> {
  const [request] = await manager.query('select from requests where key = $1', [draftId]);
  return request !== undefined;
}

/** Whether a draft has become a message. */
export async function isQueued(manager: EntityManager, userId: number, draftId: string): Promise<boolean> {
  const [message] = await manager.query('select from messages where sent_by = $1 and draft_id = $2', [userId, draftId]);
  return message !== undefined;
}

/**
 * Stores what is sent as its draft, which stays until the message is sent: if it is taken back, nothing is lost. Throws 409 for a draft that
 * its author has deleted: the request is late, and something else may have been sent instead.
 */
export async function saveSentDraft(
  manager: EntityManager,
  userId: number,
  leadId: number,
  { draftId, draftRevision, text, to, cc, fileIds, ...others }: SentDraft,
): Promise<void> {
  if (draftRevision) {
    const [draft] = await manager.query('select from lead_drafts where user_id = $1 and id = $2 for update', [
      userId,
      draftId,
    ]);
    if (!draft) throw new ConflictException('This text was deleted in the meantime. Please check it.');
  }
  const { subject, sendAt, remindOn, quote } = others;
  const fields = JSON.stringify({
    ...{ to: to.join(', '), cc: cc.join(', '), subject: subject ?? '', quote: quote == null ? '' : String(quote) },
    ...(sendAt && { sendAt }),
    ...(remindOn && { remindOn }),
  });
  // What another window has stored under this id becomes a draft of its own.
  await manager.query(
    `with other as (
       insert into lead_drafts (user_id, id, lead_id, kind, text, fields)
       select user_id, gen_random_uuid(), lead_id, kind, text, fields from lead_drafts
       where user_id = $1 and id = $2 and (
         revision <> $3::integer and (
           ${differs('text', '$5')}
           or exists (select from jsonb_each_text(fields) where ${differs('value', "coalesce($6::jsonb ->> key, '')")}))
         or exists (select from draft_attachments where user_id = $1 and draft_id = $2 and id <> all($4::integer[])))
       returning id
     )
     insert into draft_attachments (user_id, draft_id, name, mime_type, size, raw_digest)
     select user_id, other.id, name, mime_type, size, raw_digest from other, draft_attachments
     where user_id = $1 and draft_id = $2 order by draft_attachments.id`,
    [userId, draftId, draftRevision ?? null, fileIds ?? null, text, fields],
  );
  await manager.query(
    `insert into lead_drafts as draft (user_id, id, lead_id, kind, text, fields) values ($1, $2, $3, 'reply', $4, $5)
     on conflict (user_id, id) do update set lead_id = excluded.lead_id, text = excluded.text, fields = excluded.fields, kind = 'reply',
       revision = draft.revision + 1, updated_at = now()`,
    [userId, draftId, leadId, text, fields],
  );
}
