import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import type { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import type { Known } from '../rules/decide.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import type { Mailbox, ParsedMail } from '../rules/parsed-mail.ts';
import { findThread, leadOfDelivery } from './find-thread.ts';

/** Looks up what rules need to know of a mail. */
export async function findKnown(
  manager: EntityManager,
  mail: ParsedMail,
  sender: Mailbox | null,
  own: OwnAddresses,
  replyAddresses: ReplyAddresses,
): Promise<Known> {
  const [found]: [Omit<Known, 'thread'>] = await manager.query(
    `select
       exists (select from messages where direction = 'out' and message_id = $1)
         or exists (${leadOfDelivery('$1')}) as "isSentByUs",
       (select user_id from staff_accounts join users on users.id = user_id
        where lower(email) = $2 and disabled_at is null) as "colleagueId",
       lead_of_address($2) as "leadOfSender"`,
    [mail.messageId, sender && emailIdentity(sender.address)],
  );
  const { leadOfSender } = found;
  const ofAddress = leadOfSender === null ? undefined : { leadId: leadOfSender, evidence: 'address' as const };
  return {
    ...found,
    // Mails to staff are no messages of a lead.
    isSentByUs: found.isSentByUs || own.domains.some((domain) => isStaffMail(mail.messageId, domain)),
    thread: (await findThread(manager, mail, replyAddresses)) ?? ofAddress,
  };
}

const isStaffMail = (id: string | null, domain: string) =>
  /^staff(-mail)?\./.test(id ?? '') && id?.toLowerCase().endsWith(`@${domain}`);
