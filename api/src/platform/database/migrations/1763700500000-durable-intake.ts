import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores submissions in one function. `take_in` stays for the version before; the current function is
 * `ingest_submission` in api/sql.
 */
export class DurableIntake1763700500000 implements MigrationInterface {
  name = 'DurableIntake1763700500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submissions add column landing text');
    // Finds the same message from other addresses. A hash, because messages are too long for an index.
    await runner.query(`
      create index contact_submissions_same_message on contact_submissions (hashtextextended(message, 0), created_at)
      where message is not null`);
    await runner.query(`
      create table proof_challenges (
        submission_id integer primary key references submissions on delete cascade,
        secret text not null,
        expires_at timestamptz not null
      )`);
    await runner.query(describeLead);
    await runner.query(takeIn);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function take_in(jsonb)');
    await runner.query('drop function search_text_of(text, text, text, text)');
    await runner.query('drop table proof_challenges');
    await runner.query('drop index contact_submissions_same_message');
    await runner.query('alter table submissions drop column landing');
  }
}

/** The searchable text of a lead besides its messages. */
const describeLead = `
  create function search_text_of(name text, company text, email text, phone text) returns text
  language sql immutable parallel safe
  return lower(concat_ws(' ', name, company, email, phone, regexp_replace(phone, '\\D', '', 'g')))`;

const takeIn = `
  create function take_in(sent jsonb)
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
    was_away boolean;
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
    into submission, reference, received_at, form_id, was_away, is_held
    from submissions s join leads on leads.id = lead_id
    where key in (form.key, form."earlierKey") and content_digest = decode(form.digest, 'hex')
    order by s.id limit 1;
    if found then
      -- PostgreSQL committed this submission although the API saw a timeout and wrote it to the journal.
      if form."receivedWhileAway" and not was_away then
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
  end $$`;
