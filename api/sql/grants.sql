-- Everything that the role of the API may do. `migrate` applies this file in every run, after all other changes, so that what is
-- not in this file is not allowed. A new table, sequence or function needs a line here: src/platform/database/grants.test.ts.
--
-- The role owns nothing. infra/postgres/api-role.sql creates it. Without it, a database of one role for everything, nothing is
-- granted (docs/operations.md).

do $$
begin
  if to_regrole('portal_api') is null then
    raise notice 'The role portal_api does not exist.';
    return;
  end if;

  execute format('revoke all on database %I from public, portal_api', current_database());
  execute format('grant connect on database %I to portal_api', current_database());
  revoke all on schema public, pgboss from public, portal_api;
  grant usage on schema public, pgboss to portal_api;
  revoke all on all tables in schema public, pgboss from public, portal_api;
  revoke all on all sequences in schema public, pgboss from public, portal_api;
  -- Functions of extensions, such as unaccent, stay available.
  execute (
    select string_agg(format('revoke all on function %s from public, portal_api', oid::regprocedure), ';')
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'));

  -- Forms
  grant select, insert on contact_submissions, case_study_requests to portal_api;
  grant select, insert, update on requests to portal_api;
  grant select, insert, update, delete on proof_challenges, rate_limit_counters, failed_attempts to portal_api;

  -- Leads
  grant select, insert, update on leads, lead_events, deliveries to portal_api;
  grant select, insert, update, delete on lead_details to portal_api;
  grant select, insert on lead_words to portal_api;
  grant select, insert, update, delete on saved_views, lead_drafts, lead_reads to portal_api;
  grant execute on function
    mailbox_of(text), search_query(text[]),
    search_text_of(text, text, text, text), practice_words_of(text), search_words_of(text),
    reference_key(text), without_accents(text),
    literal_words_tsvector(text), words_of_lead(text, text),
    unread_leads(integer), mark_leads(integer, integer[], integer[], boolean), is_unread_for(integer, integer),
    merge_reads(integer, integer), separate_reads(integer),
    can_own_leads(integer), is_accepted(staff_accounts),
    members_of(leads), requests_of(leads), details_of(leads), details_in(requests), words_of_tree(leads), shown_step_of(leads),
    lead_of_address(text), writer_of(messages, text[]), is_of_others(messages, text[]),
    project_leads(integer[])
    to portal_api;

  -- Webhooks
  grant select, insert, update, delete on webhook_outbox to portal_api;

  -- Reports
  grant select, insert, update on report_targets to portal_api;

  -- Next steps
  grant select, insert on next_steps to portal_api;

  -- E-mail
  grant select, insert, update on mailboxes to portal_api;
  -- A table of earlier versions, which the version before may still use.
  grant select, update, delete on joined_people to portal_api;
  grant select on mail_folder to portal_api;
  -- A message can be taken back before it is sent.
  grant select, insert, update, delete on messages to portal_api;
  grant select, insert on message_attachments to portal_api;
  grant select, insert, delete on draft_attachments to portal_api;
  grant select, insert, update on received_mails to portal_api;
  grant select, delete on unused_mail_files to portal_api;
  grant select, insert, update, delete on mail_templates, mail_signatures to portal_api;

  -- Site visits
  grant select, insert, update on site_visits to portal_api;

  -- Assignment and notifications of staff
  grant select, update on desk_settings to portal_api;
  grant select, insert, update, delete on staff_notifications to portal_api;
  grant select, insert, update, delete on push_subscriptions to portal_api;
  grant select, insert, update on late_requests to portal_api;
  grant execute on function
    is_absent(staff_accounts), recipients_for(integer), is_assigned_by_rule(integer), notify_staff()
    to portal_api;

  -- Imports
  grant select, insert, update, delete on imports to portal_api;
  grant select, insert, update, delete on import_rows to portal_api;
  grant execute on function
    is_untouched(leads), removals_of_import(integer), remove_leads(integer[]), remove_import_requests(integer[])
    to portal_api;

  -- Field reports
  grant select, insert, delete on field_releases to portal_api;
  grant select, insert, update, delete on field_signatures to portal_api;
  grant select, insert, update, delete on field_counters, field_networks to portal_api;

  -- Events of the publisher
  grant select, insert on release_events to portal_api;

  -- Privacy
  grant select on lead_statistics to portal_api;
  grant select, insert on erased_addresses to portal_api;
  grant select, insert, update on erasures to portal_api;
  grant select on erasure_key to portal_api;
  grant execute on function
    erase_leads(integer[], text, text[]), leads_of_person(integer), addresses_of(integer[]), address_digest(text),
    remove_deliveries(integer[]), count_stored(integer[])
    to portal_api;

  -- Staff
  grant select, insert, update on users, staff_accounts to portal_api;
  grant select, insert, update, delete on sessions, staff_totp, staff_passkeys, device_cookies, oidc_sign_ins to portal_api;
  grant select, insert, delete on password_links, staff_recovery_codes, passkey_challenges to portal_api;
  grant select, insert on staff_identities to portal_api;
  grant select, insert, update on api_tokens to portal_api;

  -- The audit log is append-only. Addresses of clients are kept for a limited time.
  grant select, insert on audit_events to portal_api;
  grant select, insert, delete on audit_addresses to portal_api;

  -- Whether and when the migrations have been applied.
  grant select on migrations, repeatable_migrations to portal_api;

  -- Operation. The command that writes backups is the owner.
  grant select on backup_status to portal_api;
  grant select, insert, update on operation_problems to portal_api;

  -- Job queues. The owner creates the queues and updates pg-boss.
  grant select, insert, update, delete on pgboss.job, pgboss.job_common, pgboss.job_dependency to portal_api;
  grant select, update on pgboss.queue to portal_api;
  grant select, update (monitor_backoff_on, flow_on) on pgboss.version to portal_api;
  grant execute on function pgboss.job_now() to portal_api;

  -- Ids of new rows.
  grant usage on all sequences in schema public, pgboss to portal_api;
end $$;
