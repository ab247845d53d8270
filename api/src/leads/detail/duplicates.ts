import type { EntityManager } from 'typeorm';
import type { PossibleDuplicateDto } from './lead.dto.ts';

const maxDuplicates = 5;

interface Alike {
  emails: string[];
  phones: string[];
  /** Both are compared: many people share a name. */
  name?: string | null;
  company?: string | null;
  /** A lead that is left out. */
  besides?: number;
}

/** SQL for whether one message names its sender, who is one of those that the other one is from or to. */
const isFromTo = (one: string, other: string) => `
  (select email_identity from requests where requests.id = ${one}.request_id) in (
    select lower(${other}.from_address) union all
    select lower(mailbox ->> 'address') from jsonb_array_elements(${other}.recipients || ${other}.copies) as mailbox)`;

/**
 * Returns leads in the inbox with one of the email or phone identities, with the same name and company, or with an e-mail of the same
 * subject that one of the addresses is part of: without References, such a mail only suggests that it belongs there.
 */
export const findDuplicates = (
  manager: EntityManager,
  { emails, phones, name = null, company = null, besides = 0 }: Alike,
): Promise<PossibleDuplicateDto[]> =>
  manager.query(
    `with alike as (
       select lead_id as id, 'email' as reason, 1 as rank from requests where email_identity = any($1::text[])
       union all
       select lead_id, field, case field when 'email' then 1 else 2 end from lead_details
       where field = 'email' and identity = any($1::text[]) or field = 'phone' and identity = any($2::text[])
       union all
       select lead_id, 'phone', 2 from requests where phone_identity = any($2::text[])
       union all
       (select id, 'name', 3 from leads
        where lower(name) = lower($3) and lower(company) = lower($4) and merged_into_id is null and not is_spam
        limit ${maxDuplicates + 1})
       union all
       select other.lead_id, 'subject', 4
       from leads member
       cross join lateral (select * from messages where lead_id = member.id and subject_key <> '' offset 0) as message
       cross join lateral (
         select * from messages
         where subject_key = message.subject_key and subject_key <> ''
           and received_at between message.received_at - interval '30 days' and message.received_at + interval '30 days' offset 0
       ) as other
       where member.root_id = $5 and (
         ${isFromTo('message', 'other')} or ${isFromTo('other', 'message')})
     ), others as (
       select distinct on (root.id) root.id, root.name, root.company, root.email, reason
       from alike join leads named on named.id = alike.id join leads root on root.id = named.root_id
       where root.id <> $5 and not root.is_spam order by root.id, rank
     )
     select * from others order by id limit ${maxDuplicates}`,
    [emails, phones, name, company, besides],
  );
