-- The audit log is append-only and hash-chained: the digest of each row covers its content and the digest of the row
-- before, so a changed, removed or inserted row is found by `npm run audit -- verify`.
--
-- This file is applied by `migrate` whenever it has changed (src/platform/database/repeatable-migrations.ts). A change of
-- `audit_content` would make all stored digests wrong: add a new function for new rows instead.

-- The text that a digest covers. jsonb sorts its keys, and epochs do not depend on the time zone of the session.
create or replace function audit_content(event audit_events) returns text
language sql stable as $$
  select jsonb_build_object(
    'id', event.id, 'at', extract(epoch from event.at), 'kind', event.kind,
    'actor_id', event.actor_id, 'actor', event.actor, 'subject_id', event.subject_id, 'subject', event.subject,
    'network', event.network, 'data', event.data)::text
$$;

-- Numbers and chains each new row. The lock makes concurrent transactions wait for each other until their commit.
create or replace function chain_audit_event() returns trigger
language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7263554205);
  select id, digest into last from audit_events order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.at := clock_timestamp();
  new.previous_digest := coalesce(last.digest, decode(repeat('00', 32), 'hex'));
  new.digest := sha256(new.previous_digest || convert_to(audit_content(new), 'UTF8'));
  return new;
end
$$;

create or replace function reject_audit_change() returns trigger
language plpgsql as $$
begin
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;

create or replace trigger chain_audit_event before insert on audit_events
  for each row execute function chain_audit_event();
create or replace trigger reject_audit_change before update or delete or truncate on audit_events
  for each statement execute function reject_audit_change();
