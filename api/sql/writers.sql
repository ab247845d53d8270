-- Who wrote a message is one thing, and whom its lead is about another (docs/decisions/0079-who-wrote.md).

-- Who wrote a message, for a lead or person with these addresses. A mail that started its lead is of the customer, also without an address.
create or replace function writer_of(message messages, addresses text[]) returns text
language sql stable as $$
  select case
    when message.direction = 'out' or message.sent_by is not null then 'colleague'
    when message.claimed_id is not null or message.kind in ('bounce', 'receipt', 'own') then 'unknown'
    when lower(message.from_address) = any(addresses) or message.evidence is null then 'customer'
    when message.from_address is null then 'unknown'
    else 'correspondent' end
$$;

-- Whether a message is not part of what is stored about the person with these addresses: somebody else wrote it, or it was sent to
-- others only. Reports about mails to the person are.
create or replace function is_of_others(message messages, addresses text[]) returns boolean
language sql stable as $$
  select case
    when message.direction = 'out' then not exists (
      select from jsonb_array_elements(message.recipients || message.copies) as mailbox
      where lower(mailbox ->> 'address') = any(addresses))
      and message.recipients || message.copies <> '[]'
    when message.kind in ('bounce', 'receipt') or message.evidence is null then false
    else writer_of(message, addresses) in ('correspondent', 'unknown') end
$$;
