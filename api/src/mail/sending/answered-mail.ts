import { ConflictException } from '@nestjs/common';
import type { Language } from '@portal/contracts/language';
import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { isNewsTo } from '../../leads/held-replies.ts';
import type { ReplyDto } from './outgoing-mail.dto.ts';

/** The language of a lead, and the mail that a reply answers, if any. */
interface Answered {
  language: Language;
  message_id: string | null;
  reference_ids: string[];
  subject: string | null;
}

/** Throws if the customer or a colleague has written since the sender has read the timeline. */
export async function assertNothingNew(
  manager: EntityManager,
  rootId: number,
  userId: number,
  { seenEntryId }: ReplyDto,
): Promise<void> {
  const entries: { id: string }[] = await manager.query(
    `select event.id from leads member
     join lead_events event on event.lead_id = member.id
     left join messages written on written.id = event.message_id
     where member.root_id = $1 and event.id > $3 and ${isNewsTo('$2')} order by 1`,
    [rootId, userId, seenEntryId],
  );
  if (entries.length === 0) return;
  const problem = new ConflictException('Somebody has written since you read this conversation. Please read it first.');
  throw Object.assign(problem, { newEntryIds: entries.map(({ id }) => Number(id)) });
}

/** The lead of the recipient within the tree, so that the message stays with its person after a separation. */
export const findPlace = (manager: EntityManager, rootId: number, address: string): Promise<{ lead_id: number }[]> =>
  manager.query(
    `(select lead_id from requests join leads member on member.id = lead_id
      where root_id = $1 and email_identity = $2 order by requests.id desc limit 1)
     union all
     (select lead_id from lead_details join leads member on member.id = lead_id
      where root_id = $1 and field = 'email' and identity = $2 order by lead_id limit 1)`,
    [rootId, emailIdentity(address)],
  );

/** The newest mail of the conversation of a lead. */
export async function findAnswered(manager: EntityManager, leadId: number): Promise<Answered | undefined> {
  const [answered]: Answered[] = await manager.query(
    `select language, message_id, reference_ids, subject from leads lead left join lateral (
       select message_id, reference_ids, subject from messages join leads member on member.id = lead_id
       where member.root_id = lead.root_id and kind = 'message' order by messages.id desc limit 1
     ) as last on true where lead.id = $1`,
    [leadId],
  );
  return answered;
}
