-- Notifies the live streams when a session ends, so that an open lead desk is covered at once.

create or replace function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_events', 'session-ended');
  return null;
end
$$;

create or replace trigger notify_session_end after delete on sessions
for each row execute function notify_session_end();
