import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { deliveryMessageId } from '../../notifications/deliveries/delivery-details.ts';
import type { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import type { Mailbox, ParsedMail } from '../rules/parsed-mail.ts';
import type { Known, Thread } from '../rules/rule.ts';

type Threaded = Pick<
  ParsedMail,
  'to' | 'cc' | 'deliveredTo' | 'inReplyTo' | 'references' | 'report' | 'calendarAnswer'
>;

/** The ids of the mail that a mail answers or is about. */
const directIds = ({ inReplyTo, report }: Pick<Threaded, 'inReplyTo' | 'report'>): string[] => [
  ...new Set([...(report?.originalMessageId ? [report.originalMessageId] : []), ...inReplyTo]),
];

/** The same with those of the older mails of the conversation, the most specific first. */
const answeredIds = (mail: Threaded): string[] => [...new Set([...directIds(mail), ...mail.references.toReversed()])];

/** The id of the visit whose invitation a calendar answers. */
export const visitUid = ({ calendarAnswer }: Pick<ParsedMail, 'calendarAnswer'>): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=@)/i.exec(calendarAnswer?.uid ?? '')?.[0] ?? null;

/** SQL for the lead of the acknowledgement or notice with a message id. */
const leadOfDelivery = (messageId: string) => `
  select delivery.lead_id from deliveries delivery join requests request on request.id = request_id
  where delivery.id = substring(${messageId} from '^delivery\\.(\\d{1,9})\\.')::integer
    and split_part(${messageId}, '@', 1) = ${deliveryMessageId}`;

/**
 * Finds the lead of a conversation: by the id of an invitation, by the mail that is answered, by a signed address, by older mails of the
 * conversation, in this order. So what answers a mail that staff have moved follows it. The subject is no evidence. A signed address of
 * an erased lead finds nothing. The ids of acknowledgements and notices have the key of their request, which cannot be guessed.
 */
async function findThread(
  transaction: Transaction,
  mail: Threaded,
  replyAddresses: ReplyAddresses,
): Promise<Thread | undefined> {
  const recipients = [...mail.to, ...mail.cc].map(({ address }) => address);
  const signed = replyAddresses.leadsOf([...mail.deliveredTo, ...recipients]);
  const [found] = await transaction.query<Thread[]>(
    `select id as "leadId", evidence from (
       select lead_id as id, 'references' as evidence, -1 as place from site_visits where uid = $3
       union all
       select id, 'reply-address', $4 + array_position($1::integer[], id) from leads where id = any($1::integer[])
       union all
       select lead_id, 'references', place
       from unnest($2::text[]) with ordinality as mail (message_id, number)
       cross join lateral (
         select lead_id from messages where messages.message_id = mail.message_id
         union all
         ${leadOfDelivery('mail.message_id')}
       ) as known
       cross join lateral (select case when number <= $4 then number - 1 else 1000 + number end as place) as ranked
     ) as found order by place limit 1`,
    [signed, answeredIds(mail), visitUid(mail), directIds(mail).length],
  );
  return found;
}

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
    isSentByUs: found.isSentByUs || own.domains.some((domain) => isStaffMail(mail.messageId ?? '', domain)),
    thread: (await findThread(manager, mail, replyAddresses)) ?? ofAddress,
  };
}

const isStaffMail = (id: string, domain: string) => id.startsWith('staff.') && id.toLowerCase().endsWith(`@${domain}`);
