import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import type { Mailbox } from '../../mail/rules/parsed-mail.ts';
import { failedAddresses } from '../message.dto.ts';
import type { AnswerDto } from './lead.dto.ts';

/** What was written last in a conversation, by the person or by us. A form has an address alone. */
interface Last {
  id: number | null;
  direction: 'in' | 'out';
  from_address: string | null;
  reply_to: Mailbox[];
  recipients: Mailbox[];
  copies: Mailbox[];
  /** Recipients whose server has refused or returned it. */
  not_reached: string[];
  subject: string | null;
}

interface Answering {
  /** Addresses at which this portal receives mail. */
  own: readonly string[];
  /** The addresses of the lead that mail reaches, the preferred one first. */
  reachable: string[];
  /** Addresses from which mail came back. */
  bounced: string[];
  firstSubject: string;
}

/** Returns the subject of an answer to a mail, or `first` without one. */
export const answerSubject = (subject: string | null | undefined, first: string): string =>
  subject ? (/^re:/i.test(subject) ? subject : `Re: ${subject}`) : first;

const addressesOf = (mailboxes: Mailbox[]) => mailboxes.map(({ address }) => address);

/**
 * Returns whom an answer goes to: the last writer, at the address that they ask for, with a copy for all who were on that mail. A first
 * mail goes to the preferred address of the lead.
 */
export async function suggestAnswer(
  manager: EntityManager,
  rootId: number,
  { own, reachable, bounced, firstSubject }: Answering,
): Promise<AnswerDto> {
  const [last]: Last[] = await manager.query(
    `select id, direction, from_address, reply_to, recipients, copies, not_reached, subject from (
       select message.id, direction, from_address, reply_to, recipients, copies, ${failedAddresses('message')} as not_reached, subject,
         received_at
       from leads member join messages message on message.lead_id = member.id
       where root_id = $1 and message.kind in ('message', 'bulk') and delivery_state is distinct from 'failed' and goes_with_id is null
         -- What a colleague writes or forwards is answered to the customer.
         and (direction = 'out' or (sent_by is null and claimed_id is null))
       union all
       select null, 'in', requests.email, '[]', '[]', '[]', '[]', null, received_at
       from leads member join requests on requests.lead_id = member.id
       where root_id = $1 and requests.kind <> 'email' and requests.email is not null and requests.state = 'inbox'
     ) as written order by received_at desc, id desc nulls last limit 1`,
    [rootId],
  );
  const isOurs = (address: string) => own.includes(emailIdentity(address).replace(/\+[^@]*@/, '@'));
  const failed = new Set([...bounced, ...(last?.not_reached ?? [])].map(emailIdentity));
  const usable = (addresses: string[], besides: string[] = []) => {
    const seen = new Set(besides.map(emailIdentity));
    return addresses.filter((address) => {
      const identity = emailIdentity(address);
      const isUsable = address !== '' && !isOurs(address) && !failed.has(identity) && !seen.has(identity);
      seen.add(identity);
      return isUsable;
    });
  };
  const { direction = 'in', from_address = null, reply_to = [], recipients = [], copies = [] } = last ?? {};
  const asked = usable(addressesOf(reply_to));
  const writer =
    direction === 'out' ? usable(addressesOf(recipients)) : asked.length > 0 ? asked : usable([from_address ?? '']);
  const to = writer.length > 0 ? writer : reachable.slice(0, 1);
  const cc = usable([...(direction === 'in' ? addressesOf(recipients) : []), ...addressesOf(copies)], to);
  return {
    to,
    cc,
    subject: answerSubject(last?.subject, firstSubject),
    answersMessageId: last?.id ?? null,
  };
}
