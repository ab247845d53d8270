-- Whether an invitation was accepted. Until then, nobody knows who reads the mails of the address.
create or replace function is_accepted(account staff_accounts) returns boolean
language sql stable as $$
  select account.password_hash is not null
    or exists (select from staff_identities identity where identity.user_id = account.user_id)
$$;

-- Agents and managers whose account is enabled can own leads. Null: nobody.
create or replace function can_own_leads(owner integer) returns boolean
language sql stable as $$
  select exists (select from staff_accounts where user_id = owner and disabled_at is null and role in ('agent', 'manager'))
$$;
