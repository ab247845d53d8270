-- Stores a submission: the form, its lead, the submission and the event, in one statement and one transaction.
-- The argument is a `Submission` (src/intake/submission/submission.ts) as JSON, from a visitor or from the journal.
-- Returns what is stored; for a repeated submission (same key and digest) that is the first one, with is_new = false.
--
-- Only an email address identifies a person. Likely spam is held: it gets a lead of its own, without an identity, and changes
-- nothing else, whatever address or phone number it gives (docs/decisions/0025-email-identifies-a-person.md).
--
-- Two submissions of a new person at the same time conflict in lead_identities. One of the two fails as a whole; the API
-- retries it and then finds the lead of the other one.
--
-- A form that was received before its person was erased is not stored: from an older journal, or because it waited for the
-- erasure. Then `submission` is null (docs/decisions/0031-privacy.md).
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
  changed leads;
  score integer;
  reasons jsonb;
  was_journaled boolean;
  is_reopened boolean := false;
  others integer;
  received timestamptz;
  about text;
begin
  select * into form from jsonb_to_record(sent) as (
    kind text, key uuid, "earlierKey" uuid, digest text, reference text,
    "receivedAt" timestamptz, "sentAt" timestamptz, "responseDueAt" timestamptz, "storedInJournalFirst" boolean,
    name text, "firstName" text, "lastName" text, company text, email text, phone text, service text, message text,
    "emailIdentity" text, "phoneIdentity" text,
    page text, landing text, city text, "pageService" text, "referrerHost" text, utm jsonb, release text,
    "spamScore" integer, "spamReasons" jsonb, "holdFrom" integer, "sameText" jsonb, wording jsonb);
  -- The version before wrote another name into its journal.
  form."storedInJournalFirst" := coalesce(form."storedInJournalFirst", (sent ->> 'receivedWhileAway')::boolean, false);

  -- Each of the next statements sees what an erasure that was waited for here has committed.
  perform pg_advisory_xact_lock_shared(72635542, hashtext(form."emailIdentity"));

  select id, reference, received_at, coalesce(contact_submission_id, case_study_request_id), stored_in_journal_first, is_held
  into submission, reference, received_at, form_id, was_journaled, is_held
  from submissions
  where key in (form.key, form."earlierKey") and content_digest = decode(form.digest, 'hex')
  order by id limit 1;
  is_new := not found;
  if not is_new then
    -- PostgreSQL committed this submission although the API saw a timeout and wrote it to the journal.
    if form."storedInJournalFirst" and not was_journaled then
      update submissions set stored_in_journal_first = true where id = submission;
    end if;
    return next;
    return;
  end if;

  -- By the clock that has timed the erasure: the clock of the API, which may be fast or slow, only tells how long ago the form was received.
  received := coalesce(statement_timestamp() - (form."sentAt" - form."receivedAt"), form."receivedAt");
  if exists (select from erased_addresses
             where digest = address_digest(form."emailIdentity") and erased_at >= received) then
    is_new := false;
    is_held := false;
    reference := form.reference;
    received_at := form."receivedAt";
    return next;
    return;
  end if;

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
  is_held := score >= form."holdFrom";
  about := search_text_of_form(form.name, form.company, form.email, form.phone, form.reference,
                               coalesce(form.service, form."pageService"), form.city, form.page);

  if not is_held then
    select root.* into lead
    from lead_identities join leads named on named.id = lead_id join leads root on root.id = named.root_id
    where value = form."emailIdentity" and not root.is_spam
    for update of root;
    if lead.merged_into_id is not null then
      -- The lead was merged while this statement waited for its lock.
      select root.* into lead from leads root where root.id = (select root_id from leads where id = lead.id) for update;
    end if;
  end if;

  -- After the lock of the lead, so that the ids of its submissions have the order in which they were stored.
  submission := nextval('submissions_id_seq');
  if lead.id is not null then
    -- Who writes again expects an answer. An owner who cannot act on leads any more would not see it.
    is_reopened := lead.status in ('won', 'lost');
    update leads set
      status = case when is_reopened then 'new' else status end,
      owner_id = case when is_reopened and not can_own_leads(owner_id) then null else owner_id end,
      name = form.name, email = case when lower(email) = lower(form.email) then email else form.email end,
      company = coalesce(form.company, company),
      phone = coalesce(form.phone, phone), service = coalesce(form.service, service, form."pageService"),
      city = coalesce(city, form.city), page = coalesce(page, form.page), last_submission_id = submission,
      last_activity_at = greatest(last_activity_at, form."receivedAt"), due_at = least(due_at, form."responseDueAt"),
      search_text = case when length(search_text) > 20000 then search_text else search_text || ' ' || about end,
      -- PostgreSQL limits a tsvector to one megabyte.
      search_words = case
        when form.message is null or pg_column_size(search_words) > 200000 then search_words
        else search_words || search_words_of(form.message) end
    where id = lead.id returning * into changed;
  else
    lead.id := nextval('leads_id_seq');
    insert into leads (id, root_id, name, company, email, phone, source, service, city, page, is_spam, created_at,
                       last_activity_at, due_at, last_submission_id, search_text, search_words)
    values (lead.id, lead.id, form.name, form.company, form.email, form.phone, form.kind,
            coalesce(form.service, form."pageService"), form.city, form.page, is_held, form."receivedAt", form."receivedAt",
            case when is_held then 'infinity' else form."responseDueAt" end, submission,
            about, search_words_of(coalesce(form.message, '')));
    if not is_held then
      insert into lead_identities (value, lead_id) values (form."emailIdentity", lead.id);
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

  insert into submissions (id, key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference,
                           email_identity, phone_identity, is_held, received_at, response_due_at,
                           stored_in_journal_first, page, landing, city, service, referrer_host, utm, release, spam_score, spam_reasons,
                           wording_version, wording)
  values (submission, form.key, decode(form.digest, 'hex'), lead.id, case when form.kind = 'contact' then form_id end,
          case when form.kind = 'case-study' then form_id end, form.reference,
          form."emailIdentity", form."phoneIdentity", is_held, form."receivedAt",
          case when not is_held then form."responseDueAt" end, form."storedInJournalFirst", form.page, form.landing, form.city, coalesce(form.service, form."pageService"), form."referrerHost", form.utm,
          form.release, score, reasons, form.wording ->> 'version', form.wording ->> 'text');

  insert into lead_events (lead_id, submission_id, kind, at)
  values (lead.id, submission, 'submitted', form."receivedAt");

  -- A form never replaces contact details without an event that can be undone.
  if (lead.name, lead.email, lead.company, lead.phone) is distinct from
     (changed.name, changed.email, changed.company, changed.phone) and changed.id is not null then
    insert into lead_events (lead_id, submission_id, kind, at, batch_id, data)
    select lead.id, submission, 'details', form."receivedAt", gen_random_uuid(),
           jsonb_build_object('changes', jsonb_build_array(jsonb_build_object(
             'leadId', lead.id, 'before', jsonb_object_agg(field, earlier), 'after', jsonb_object_agg(field, later))))
    from (values ('name', lead.name, changed.name), ('email', lead.email, changed.email),
                 ('company', lead.company, changed.company), ('phone', lead.phone, changed.phone)) as details (field, earlier, later)
    where earlier is distinct from later;
  end if;

  -- Its undo makes the lead won or lost again and closes this request without an answer.
  if is_reopened then
    insert into lead_events (lead_id, submission_id, kind, at, batch_id, data)
    values (lead.id, submission, 'reopened', form."receivedAt", gen_random_uuid(), jsonb_build_object(
      'from', lead.status, 'to', changed.status,
      'changes', jsonb_build_array(jsonb_build_object(
        'leadId', lead.id,
        'before', jsonb_build_object('status', lead.status)
          || case when changed.owner_id is distinct from lead.owner_id then jsonb_build_object('owner_id', lead.owner_id) else '{}' end,
        'after', jsonb_build_object('status', changed.status)
          || case when changed.owner_id is distinct from lead.owner_id then jsonb_build_object('owner_id', changed.owner_id) else '{}' end)),
      'requests', jsonb_build_array(jsonb_build_object(
        'submissionId', submission,
        'before', jsonb_build_object('closed_at',
          to_char(form."receivedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
        'after', '{"closed_at": null}'::jsonb))));
  end if;

  reference := form.reference;
  received_at := form."receivedAt";
  return next;
end $$;
