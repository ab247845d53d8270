import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Only an email address identifies a lead (docs/decisions/0025). Submissions keep both canonical forms: the email address for a
 * later release from spam, the phone number for the suggestion of duplicates. These changes are instant.
 */
export class LeadIdentity1763701000000 implements MigrationInterface {
  name = 'LeadIdentity1763701000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- squawk-ignore renaming-column
      alter table submissions rename column received_while_away to stored_in_journal_first`);
    await runner.query(`
      alter table submissions
        add column email_identity text,
        add column phone_identity text,
        -- Likely spam that has never been in the inbox: no notifications, no response time.
        add column is_held boolean not null default false`);
    // The words of spam must not become suggestions for the spelling of a search.
    await runner.query('drop trigger note_words on leads');
    await runner.query(`
      create trigger note_words_of_new after insert on leads
      for each row when (not new.is_spam) execute function note_lead_words()`);
    await runner.query(`
      create trigger note_words_of_changed after update of name, company, is_spam on leads
      for each row when (not new.is_spam and (old.name, old.company, old.is_spam) is distinct from (new.name, new.company, new.is_spam))
      execute function note_lead_words()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_words_of_new on leads');
    await runner.query('drop trigger note_words_of_changed on leads');
    await runner.query(`
      create trigger note_words after insert or update of name, company on leads
      for each row execute function note_lead_words()`);
    await runner.query(
      'alter table submissions drop column email_identity, drop column phone_identity, drop column is_held',
    );
    await runner.query('alter table submissions rename column stored_in_journal_first to received_while_away');
  }
}

const indexes = ['email_identity', 'phone_identity'];

/** For possible duplicates and the later primary key of identities. Created before the columns are filled, and concurrently. */
export class LeadIdentityIndexes1763701005000 implements MigrationInterface {
  name = 'LeadIdentityIndexes1763701005000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const column of indexes) {
      await runner.query(`drop index concurrently if exists submissions_${column}`);
      await runner.query(
        `create index concurrently if not exists submissions_${column} on submissions (${column}) where ${column} is not null`,
      );
    }
    await runner.query('drop index concurrently if exists lead_identities_value');
    await runner.query(
      'create unique index concurrently if not exists lead_identities_value on lead_identities (value)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of indexes) await runner.query(`drop index submissions_${column}`);
  }
}

/** Fills the new columns in a transaction of its own, so that no table is locked meanwhile, and removes other identities. */
export class LeadIdentityData1763701010000 implements MigrationInterface {
  name = 'LeadIdentityData1763701010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(fillIdentities);
    // The version before inserts an identity in every transaction that stores a form. Those that it stored meanwhile follow.
    await runner.query('lock lead_identities in exclusive mode');
    await runner.query(fillIdentities);
    await runner.query(`
      delete from lead_identities using leads member join leads root on root.id = member.root_id
      where lead_id = member.id and (kind = 'phone' or root.is_spam)`);
    // Also drops the primary key, which contains the column.
    await runner.query(`
      -- squawk-ignore ban-drop-column
      alter table lead_identities drop column kind`);
    await runner.query(
      'alter table lead_identities add constraint lead_identities_pkey primary key using index lead_identities_value',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lead_identities drop constraint lead_identities_pkey');
    await runner.query(`
      alter table lead_identities add column kind text not null default 'email' check (kind in ('email', 'phone'))`);
    await runner.query('alter table lead_identities alter column kind drop default, add primary key (kind, value)');
    await runner.query(`
      insert into lead_identities (kind, value, lead_id)
      select distinct on (phone_identity) 'phone', phone_identity, lead_id from submissions
      where phone_identity is not null and not is_held order by phone_identity, id`);
  }
}

/** US numbers are converted here. Other numbers were identities of the lead if they were valid. */
const fillIdentities = `
  update submissions set
    email_identity = lower(trim(form.email)),
    phone_identity = case
      when form.phone is null then null
      when form.digits ~ '^1?[2-9]\\d{9}$' and form.phone !~* '[a-z#]' then '+1' || right(form.digits, 10)
      else (select value from lead_identities identity
            where kind = 'phone' and identity.lead_id = submissions.lead_id and right(value, 7) = right(form.digits, 7) limit 1) end,
    is_held = form.is_spam and not exists (select from deliveries where submission_id = submissions.id)
  from (
    select submission.id, root.is_spam, given.email, given.phone, regexp_replace(given.phone, '\\D', '', 'g') as digits
    from submissions submission
    join leads named on named.id = submission.lead_id
    join leads root on root.id = named.root_id
    left join contact_submissions contact on contact.id = contact_submission_id
    left join case_study_requests request on request.id = case_study_request_id
    cross join lateral (select coalesce(contact.email, request.email) as email, coalesce(contact.phone, request.phone) as phone) as given
    where submission.email_identity is null
  ) as form
  where submissions.id = form.id`;
