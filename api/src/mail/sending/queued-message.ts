import { createHash } from 'node:crypto';
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../../platform/database/iso-time.ts';
import type { EarlierMessageDto } from '../../platform/http/problem.dto.ts';
import type { QueuedMessageDto } from './outgoing-mail.dto.ts';

/** Returns a digest of what staff have entered: recipients, subject and text, or a visit. The files of a queued draft do not change. */
export const bodyDigest = (body: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest();

/**
 * Returns the message of a draft if it was sent with the same body: the response of that request was lost. Throws 409 with the message if
 * it had another body.
 */
export async function findQueued(
  manager: EntityManager,
  userId: number,
  draftId: string,
  digest: Buffer,
): Promise<QueuedMessageDto | undefined> {
  const [message]: (EarlierMessageDto & { isSame: boolean })[] = await manager.query(
    `select id, jsonb_path_query_array(recipients, '$[*].address') as to, jsonb_path_query_array(copies, '$[*].address') as cc, subject,
            ${isoTime('send_at')} as "sendAt", delivery_state as state, body_digest is not distinct from $3 as "isSame"
     from messages where sent_by = $1 and draft_id = $2`,
    [userId, draftId, digest],
  );
  if (!message) return undefined;
  const { isSame, ...earlierMessage } = message;
  if (!isSame)
    throw Object.assign(new ConflictException('An earlier version of this message has been sent.'), { earlierMessage });
  return { id: message.id, sendAt: message.sendAt };
}
