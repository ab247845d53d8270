-- The audit log is append-only: the role of the API may insert and read (grants.sql), and this trigger stops mistakes of its owner.

create or replace function reject_audit_change() returns trigger
language plpgsql as $$
begin
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;

create or replace trigger reject_audit_change before update or delete or truncate on audit_events
  for each statement execute function reject_audit_change();
