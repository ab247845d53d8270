-- The mailbox that an address belongs to, for limits: plus tags and the case make no difference.
create or replace function mailbox_of(email text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(lower(email), '\+[^@]*@', '@')
$$;
