import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Thread } from '../rules/decide.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';
import type { ReplyAddresses } from './reply-address.ts';

type Threaded = Pick<
  ParsedMail,
  'from' | 'to' | 'cc' | 'deliveredTo' | 'inReplyTo' | 'references' | 'report' | 'calendarAnswer'
>;

/** The ids of the mails that a mail answers or is about, the most specific first. */
export const answeredIds = ({ inReplyTo, references, report }: Threaded): string[] => [
  ...new Set([
    ...(report?.originalMessageId ? [report.originalMessageId] : []),
    ...inReplyTo,
    ...references.toReversed(),
  ]),
];

/** The id of the visit whose invitation a calendar answers. */
export const visitUid = ({ calendarAnswer }: Pick<ParsedMail, 'calendarAnswer'>): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=@)/i.exec(calendarAnswer?.uid ?? '')?.[0] ?? null;

/**
 * Finds the lead of a mail: by the id of an invitation, by a signed address, by the ids of mails that are stored, by the address of the
 * sender, in this order. The subject is no evidence. A signed address of an erased lead finds nothing.
 */
export async function findThread(
  transaction: Transaction,
  mail: Threaded,
  replyAddresses: ReplyAddresses,
): Promise<Thread | undefined> {
  const recipients = [...mail.to, ...mail.cc].map(({ address }) => address);
  const signed = replyAddresses.leadsOf([...mail.deliveredTo, ...recipients]);
  const [found] = await transaction.query<Thread[]>(
    `select id as "leadId", evidence from (
       select lead_id as id, 'references' as evidence, -1 as place from site_visits where uid = $4
       union all
       select id, 'reply-address', array_position($1::integer[], id) from leads where id = any($1::integer[])
       union all
       select lead_id, 'references', 1000 + array_position($2::text[], message_id)
       from messages where message_id = any($2::text[])
       union all
       select lead_of_address($3), 'address', 2000) as found
     where id is not null order by place limit 1`,
    [signed, answeredIds(mail), mail.from && emailIdentity(mail.from.address), visitUid(mail)],
  );
  return found;
}
