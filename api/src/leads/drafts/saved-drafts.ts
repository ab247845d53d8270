import type { EntityManager } from 'typeorm';
import { draftLocks } from '../../platform/database/advisory-locks.ts';

/** What staff have entered. */
export interface SavedBody {
  text: string | null;
  channel: string | null;
  outcome: string | null;
}

interface SavedDraft {
  id: string;
  batchId: string | null;
  body: SavedBody;
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
  await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [draftLocks, draftId]);
  const [event]: SavedDraft[] = await manager.query(
    `select event.id, batch_id as "batchId", jsonb_build_object(
              'text', data -> 'text', 'channel', data -> 'channel', 'outcome', data -> 'outcome') as body
     from leads member join lead_events event on event.lead_id = member.id
     where member.root_id = (select root_id from leads where id = $1) and actor_id = $2
       and data ->> 'draftId' = $3 and event.kind in ('note', 'contact')`,
    [leadId, userId, draftId],
  );
  return event;
}

export const deleteDraft = (manager: EntityManager, userId: number, draftId: string) =>
  manager.query('delete from lead_drafts where user_id = $1 and id = $2', [userId, draftId]);

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
