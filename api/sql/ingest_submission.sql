-- Stores a submission: the form, its lead, the submission and the event, in one statement and one transaction.
-- The argument is a `Submission` (src/intake/submission/submission.ts) as JSON, from a visitor or from the journal.
-- Returns what is stored; for a repeated submission (same key and digest) that is the first one, with is_new = false.
--
-- Two submissions of a new person at the same time conflict in a unique constraint. One of the two fails as a whole; the
-- API retries it and then finds the lead of the other one.
--
-- This file is applied by `migrate` whenever it has changed (src/platform/database/repeatable-migrations.ts). During a
-- rolling update the version before calls this function too: keep the argument and the result compatible.

create or replace function ingest_submission(sent jsonb)
returns table (form_id integer, submission integer, reference text, received_at timestamptz, is_held boolean,
               is_new boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  form record;
  lead leads;
  score integer;
  reasons jsonb;
  is_known boolean;
  was_journaled boolean;
  others integer;
begin
  select * into form from jsonb_to_record(sent) as (
    kind text, key uuid, "earlierKey" uuid, digest text, reference text,
    "receivedAt" timestamptz, "responseDueAt" timestamptz, "receivedWhileAway" boolean,
    name text, "firstName" text, "lastName" text, company text, email text, phone text, service text, message text,
    "emailIdentity" text, "phoneIdentity" text,
    page text, landing text, city text, "pageService" text, "referrerHost" text, utm jsonb, release text,
    "spamScore" integer, "spamReasons" jsonb, "holdFrom" integer, "sameText" jsonb);

  select s.id, s.reference, s.received_at, coalesce(contact_submission_id, case_study_request_id), received_while_away,
         spam_score >= form."holdFrom" and is_spam
  into submission, reference, received_at, form_id, was_journaled, is_held
  from submissions s join leads on leads.id = lead_id
  where key in (form.key, form."earlierKey") and content_digest = decode(form.digest, 'hex')
  order by s.id limit 1;
  if found then
    -- PostgreSQL committed this submission although the API saw a timeout and wrote it to the journal.
    if form."receivedWhileAway" and not was_journaled then
      update submissions set received_while_away = true where id = submission;
    end if;
    is_new := false;
    return next;
    return;
  end if;
  is_new := true;

  score := form."spamScore";
  reasons := form."spamReasons";
  if form."sameText" is not null then
    select count(distinct lower(email)) into others from (
      select email from contact_submissions
      where hashtextextended(message, 0) = hashtextextended(form.message, 0) and message = form.message
        and created_at > form."receivedAt" - interval '1 day' and lower(email) <> form."emailIdentity"
      order by created_at desc limit 20) as latest;
    if others >= 2 then
      others := least(others, 4) * (form."sameText" ->> 'points')::integer;
      score := score + others;
      reasons := reasons || jsonb_set(form."sameText", '{points}', to_jsonb(others));
    end if;
  end if;

  -- An email address identifies a person better than a phone number; 'email' also sorts before 'phone'.
  select root.* into lead
  from lead_identities join leads named on named.id = lead_id join leads root on root.id = named.root_id
  where (lead_identities.kind, value) in (('email', form."emailIdentity"), ('phone', form."phoneIdentity"))
  order by lead_identities.kind limit 1
  for update of root;
  is_known := found;
  if lead.merged_into_id is not null then
    -- The lead was merged while this statement waited for its lock.
    select root.* into lead from leads root where root.id = (select root_id from leads where id = lead.id) for update;
  end if;
  is_held := score >= form."holdFrom" and (not is_known or lead.is_spam);

  if is_known then
    insert into lead_identities (kind, value, lead_id)
    select kind, value, lead.id
    from (values ('email', form."emailIdentity"), ('phone', form."phoneIdentity")) as given (kind, value)
    where value is not null
    on conflict do nothing;

    update leads set
      last_activity_at = greatest(last_activity_at, form."receivedAt"),
      is_unread = true,
      search_text = case
        when position(search_text_of(form.name, form.company, form.email, form.phone) in search_text) > 0
          or length(search_text) > 2000 then search_text
        else search_text || ' ' || search_text_of(form.name, form.company, form.email, form.phone) end,
      -- PostgreSQL limits a tsvector to one megabyte.
      search_words = case
        when form.message is null or pg_column_size(search_words) > 200000 then search_words
        else search_words || to_tsvector('english', form.message) end
    where id = lead.id;

    -- Likely spam does not change the name and contact details of the lead.
    if score < form."holdFrom" then
      update leads set
        name = form.name, email = form.email, company = coalesce(form.company, company),
        phone = coalesce(form.phone, phone), service = coalesce(form.service, service, form."pageService"),
        city = coalesce(city, form.city), page = coalesce(page, form.page)
      where id = lead.id;
    end if;
  else
    lead.id := nextval('leads_id_seq');
    insert into leads (id, root_id, name, company, email, phone, source, service, city, page, is_spam, created_at,
                       last_activity_at, response_due_at, search_text, search_words)
    values (lead.id, lead.id, form.name, form.company, form.email, form.phone, form.kind,
            coalesce(form.service, form."pageService"), form.city, form.page, is_held, form."receivedAt", form."receivedAt", form."responseDueAt",
            search_text_of(form.name, form.company, form.email, form.phone),
            to_tsvector('english', coalesce(form.message, '')));
    insert into lead_identities (kind, value, lead_id) values ('email', form."emailIdentity", lead.id);
    if form."phoneIdentity" is not null then
      insert into lead_identities (kind, value, lead_id) values ('phone', form."phoneIdentity", lead.id);
    end if;
  end if;

  if form.kind = 'contact' then
    insert into contact_submissions (name, company, email, phone, service, message, created_at)
    values (form.name, form.company, form.email, form.phone, form.service, form.message, form."receivedAt")
    returning id into form_id;
  else
    insert into case_study_requests (first_name, last_name, email, company, phone, created_at)
    values (form."firstName", form."lastName", form.email, form.company, form.phone, form."receivedAt")
    returning id into form_id;
  end if;

  insert into submissions (key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference,
                           received_at, received_while_away, page, landing, city, service, referrer_host, utm,
                           release, spam_score, spam_reasons)
  values (form.key, decode(form.digest, 'hex'), lead.id, case when form.kind = 'contact' then form_id end,
          case when form.kind = 'case-study' then form_id end, form.reference, form."receivedAt",
          form."receivedWhileAway", form.page, form.landing, form.city,
          coalesce(form.service, form."pageService"), form."referrerHost", form.utm, form.release, score, reasons)
  returning id into submission;

  insert into lead_events (lead_id, submission_id, kind, at)
  values (lead.id, submission, 'submitted', form."receivedAt");

  if is_known and lead.is_spam and not is_held then
    update leads set is_spam = false, response_due_at = form."responseDueAt" where id = lead.id;
    insert into lead_events (lead_id, submission_id, kind) values (lead.id, submission, 'released');
  end if;

  reference := form.reference;
  received_at := form."receivedAt";
  return next;
end $$;
