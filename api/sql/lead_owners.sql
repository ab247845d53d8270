-- Agents and managers whose account is enabled can own leads. Null: nobody.
create or replace function can_own_leads(owner integer) returns boolean
language sql stable as $$
  select exists (select from staff_accounts where user_id = owner and disabled_at is null and role in ('agent', 'manager'))
$$;
