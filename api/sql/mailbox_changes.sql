-- Notifies the live streams when a mailbox is connected or not connected any more, so that open lead desks show it at once.

create or replace function notify_mailbox_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_events', 'mailbox');
  return null;
end
$$;

create or replace trigger notify_new_mailbox after insert on mailboxes
for each row execute function notify_mailbox_change();

create or replace trigger notify_mailbox_change after update on mailboxes
for each row when ((old.is_connected, old.problem) is distinct from (new.is_connected, new.problem))
execute function notify_mailbox_change();
