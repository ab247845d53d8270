-- Notifies the streams of open lead desks (src/leads/live) in the transaction of the change: each event of a lead, ended sessions, and a
-- mailbox that is connected or not connected any more.

create or replace function notify_desks() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_events', tg_argv[0]);
  return null;
end $$;

create or replace trigger notify_session_end after delete on sessions
for each row execute function notify_desks('session-ended');

create or replace trigger notify_new_mailbox after insert on mailboxes
for each row execute function notify_desks('mailbox');

create or replace trigger notify_mailbox_change after update on mailboxes
for each row when ((old.is_connected, old.problem) is distinct from (new.is_connected, new.problem))
execute function notify_desks('mailbox');

create or replace function notify_desks_of_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_events', jsonb_build_object('leadId', lead_id, 'kind', kind)::text)
  from (select * from added order by id) as event;
  return null;
end $$;

create or replace trigger notify_desks_of_events after insert on lead_events
referencing new table as added for each statement execute function notify_desks_of_events();

-- Functions of earlier versions.
drop function if exists notify_session_end(), notify_mailbox_change();
