/** SQL: `event`, with the message `written`, is news to the author of a reply: the customer or a colleague has written or was called. */
export const isNewsTo = (author: string) => `(
  event.kind = 'submitted' or event.actor_id <> ${author} and (event.kind = 'contact' or written.kind = 'message'))`;

/** SQL: `event` is the correction of an address to which a reply goes. */
const isWrongAddress = (reply: string) => `(event.kind = 'details' and exists (
  select from jsonb_array_elements(event.data -> 'details') as detail (change),
    jsonb_array_elements(${reply}.recipients || ${reply}.copies) as recipient (mailbox)
  where change ->> 'action' in ('hide', 'remove') and lower(change ->> 'value') = lower(mailbox ->> 'address')))`;

/** SQL for why a reply that waits for its time must not leave as it is, or null. */
export const holdReason = (reply: string) => `(
  select case
    when not can_own_leads(${reply}.sent_by) then 'its author cannot send e-mail any more'
    when root.is_spam then 'the lead is spam'
    else (
      select case when event.kind = 'details' then 'an address was corrected' else 'somebody has written since' end
      from leads member join lead_events event on event.lead_id = member.id
      left join messages written on written.id = event.message_id
      where member.root_id = root.id and event.id > ${reply}.seen_entry_id
        and (${isNewsTo(`${reply}.sent_by`)} or ${isWrongAddress(reply)}) order by event.id limit 1) end
  from leads own join leads root on root.id = own.root_id where own.id = ${reply}.lead_id)`;

/** Not after an attempt: then the mail server may have it. */
const waits = (reply: string) =>
  `${reply}.is_scheduled and ${reply}.delivery_state = 'waiting' and ${reply}.attempts = 0`;

/** SQL: a reply waits for its time, and will be held. */
export const isHeld = (reply: string) => `(${waits(reply)} and ${holdReason(reply)} is not null)`;

/** SQL: a reply waits for its time, and nothing speaks against it so far. */
export const isScheduled = (reply: string) => `(${waits(reply)} and ${holdReason(reply)} is null)`;
