-- Whatever stores an event of a lead puts it into the outbox of webhooks, in its own transaction: like staff, other programs are told of
-- what was committed, and nothing can forget it. The rows of imports are not told one by one.

create or replace function queue_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_outbox (event_id)
  select id from added
  where (data @? '$.changes[*]' or data @? '$.requests[*]' or data ? 'visit') and not data ? 'importId'
    and not exists (select from requests where id = added.request_id and kind = 'import' offset 0);
  return null;
end $$;

create or replace trigger queue_webhooks after insert on lead_events
referencing new table as added for each statement execute function queue_webhooks();
