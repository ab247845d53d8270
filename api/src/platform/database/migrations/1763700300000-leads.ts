import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leads and their events. A lead is one person. `submissions` extends the tables of the forms by the lead, the
 * attribution, the idempotency key and the spam score.
 */
export class Leads1763700300000 implements MigrationInterface {
  name = 'Leads1763700300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    await runner.query(`
      create table leads (
        id serial primary key,
        -- Root of the merge tree; the lead itself if it is not merged.
        root_id integer not null references leads deferrable initially deferred,
        merged_into_id integer references leads,
        name text not null,
        company text,
        email text,
        phone text,
        source text not null check (source in ('contact', 'case-study')),
        service text,
        city text,
        page text,
        status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'won', 'lost')),
        owner_id integer references users on delete set null,
        is_unread boolean not null default true,
        is_spam boolean not null default false,
        has_failed_delivery boolean not null default false,
        created_at timestamptz not null,
        last_activity_at timestamptz not null,
        response_due_at timestamptz not null,
        first_responded_at timestamptz,
        -- Business hours only.
        first_response_seconds integer,
        search_text text not null,
        search_words tsvector not null
      )`);
    await runner.query(`
      create table lead_identities (
        kind text not null check (kind in ('email', 'phone')),
        value text not null,
        lead_id integer not null references leads on delete cascade,
        primary key (kind, value)
      )`);
    await runner.query('create index lead_identities_lead on lead_identities (lead_id)');
    await runner.query(`
      create table submissions (
        id serial primary key,
        key uuid not null,
        content_digest bytea not null,
        lead_id integer not null references leads,
        contact_submission_id integer unique references contact_submissions on delete cascade,
        case_study_request_id integer unique references case_study_requests on delete cascade,
        reference text not null,
        received_at timestamptz not null,
        received_while_away boolean not null default false,
        page text,
        city text,
        service text,
        referrer_host text,
        utm jsonb not null default '{}',
        release text,
        spam_score smallint not null default 0,
        spam_reasons jsonb not null default '[]',
        unique (key, content_digest),
        check (num_nonnulls(contact_submission_id, case_study_request_id) = 1)
      )`);
    await runner.query('create index submissions_lead on submissions (lead_id, received_at)');
    await runner.query(`
      create table lead_events (
        id bigserial primary key,
        -- Ids are assigned before the commit; the transaction id orders events safely for readers.
        transaction_id xid8 not null default pg_current_xact_id(),
        lead_id integer not null references leads on delete cascade,
        submission_id integer references submissions on delete cascade,
        kind text not null,
        at timestamptz not null default now(),
        actor_id integer references users on delete set null,
        -- Identifies an action for undo.
        batch_id uuid,
        data jsonb not null default '{}'
      )`);
    await runner.query('create index lead_events_lead on lead_events (lead_id, id)');
    await runner.query('create index lead_events_order on lead_events (transaction_id, id)');
    await runner.query('create index lead_events_batch on lead_events (batch_id) where batch_id is not null');
    await runner.query(`
      create table deliveries (
        id serial primary key,
        submission_id integer not null references submissions on delete cascade,
        lead_id integer not null references leads on delete cascade,
        channel text not null check (channel in ('sales-email', 'acknowledgement', 'webhook')),
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
        recipient text not null,
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz not null default now(),
        settled_at timestamptz,
        unique (submission_id, channel)
      )`);
    await runner.query('create index deliveries_lead on deliveries (lead_id)');
    await runner.query(`create index deliveries_failed on deliveries (id) where state = 'failed'`);
    await runner.query(`
      create table saved_views (
        id serial primary key,
        user_id integer not null references users on delete cascade,
        name text not null,
        query text not null,
        created_at timestamptz not null default now(),
        unique (user_id, name)
      )`);
    await this.adopt(runner);
    await runner.query('drop table submission_keys, case_study_keys');
  }

  /** Creates leads for existing submissions: one per email address. */
  private async adopt(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create temporary table earlier on commit drop as
      select 'contact' as source, id, name, company, email, phone, service, message, created_at,
             lower(trim(email)) as address
      from contact_submissions
      union all
      select 'case-study', id, first_name || ' ' || last_name, company, email, phone, null, null, created_at,
             lower(trim(email))
      from case_study_requests`);
    await runner.query(`
      with person as (
        select address, min(created_at) as first_at, max(created_at) as last_at,
               (array_agg(source order by created_at, id))[1] as first_source,
               string_agg(coalesce(message, ''), ' ') as words
        from earlier group by address
      ), latest as (
        select distinct on (address) * from earlier order by address, created_at desc, id desc
      ), numbered as (
        select nextval('leads_id_seq')::integer as lead_id, person.*, latest.name, latest.company, latest.email,
               latest.phone, latest.service
        from person join latest using (address)
      ), made as (
        insert into leads (id, root_id, name, company, email, phone, source, service, created_at, last_activity_at,
                           response_due_at, search_text, search_words)
        select lead_id, lead_id, name, company, email, phone, first_source, service, first_at, last_at,
               first_at + interval '1 day',
               lower(concat_ws(' ', name, company, email, phone, regexp_replace(phone, '\\D', '', 'g'))),
               to_tsvector('english', words)
        from numbered
      )
      insert into lead_identities (kind, value, lead_id) select 'email', address, lead_id from numbered`);
    await runner.query(`
      insert into submissions (key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference, received_at, service)
      select coalesce(contact_key.key, case_key.key, gen_random_uuid()),
             coalesce(contact_key.content_digest, case_key.content_digest, ''),
             lead_id,
             case when source = 'contact' then earlier.id end,
             case when source = 'case-study' then earlier.id end,
             upper(left(md5(source || earlier.id), 8)),
             created_at, service
      from earlier
      join lead_identities on kind = 'email' and value = address
      left join submission_keys contact_key on source = 'contact' and contact_submission_id = earlier.id
      left join case_study_keys case_key on source = 'case-study' and case_study_request_id = earlier.id`);
    await runner.query(`
      insert into lead_events (lead_id, submission_id, kind, at)
      select lead_id, id, 'submitted', received_at from submissions order by received_at, id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, form] of [
      ['submission_keys', 'contact_submission'],
      ['case_study_keys', 'case_study_request'],
    ] as const) {
      await runner.query(`
        create table ${table} (
          key uuid not null,
          content_digest bytea not null,
          ${form}_id integer not null references ${form}s on delete cascade,
          primary key (key, content_digest)
        )`);
      await runner.query(`create index on ${table} (${form}_id)`);
      await runner.query(`
        insert into ${table} (key, content_digest, ${form}_id)
        select key, content_digest, ${form}_id from submissions where ${form}_id is not null`);
    }
    await runner.query('drop table saved_views, deliveries, lead_events, submissions, lead_identities, leads');
    await runner.query('drop extension pg_trgm');
  }
}
