import type { MigrationInterface, QueryRunner } from 'typeorm';

const statuses = ['new', 'contacted', 'qualified', 'won', 'lost'];
const openBefore = 'status=new,contacted,qualified';
const open = 'status=new,contacted,qualified,quoted';

/** Open leads can be quoted, and have an expected value and month. Views are shared, and templates are for a practice. */
export class Pipeline1765710000000 implements MigrationInterface {
  name = 'Pipeline1765710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table leads
        add column expected_month text collate "C",
        -- The stage in which a lead was won or lost.
        add column closed_from text,
        add constraint leads_expected_month_check check (expected_month ~ '^\\d{4}-(0[1-9]|1[0-2])$') not valid`);
    await allow(runner, [...statuses, 'quoted']);
    await runner.query(`
      update leads set closed_from = (
        select change -> 'before' ->> 'status'
        from lead_events cross join lateral jsonb_array_elements(data -> 'changes') as change
        where lead_id = leads.id and kind = 'status' and change -> 'after' ->> 'status' = leads.status
        order by lead_events.id desc limit 1)
      where status in ('won', 'lost')`);
    await closedIndex(runner, ', closed_from');
    // In the order of a stage of the board, and with all that the sums read, so that they read no rows.
    await runner.query(`
      -- squawk-ignore require-concurrent-index-creation
      create index leads_open on leads (status, coalesce(value_usd, 0), id)
        include (value_usd, expected_month, owner_id, service, snoozed_until)
        where merged_into_id is null and not is_spam and status not in ('won', 'lost')`);
    await runner.query(`
      -- squawk-ignore require-concurrent-index-creation
      create index leads_value on leads (is_spam, coalesce(value_usd, 0), id) where merged_into_id is null`);
    await runner.query(`
      -- squawk-ignore require-concurrent-index-creation
      create index leads_expected on leads (is_spam, coalesce(expected_month, 'none'), id)
        include (expected_month, status, owner_id, value_usd, last_activity_at, snoozed_until)
        where merged_into_id is null`);
    // The filter “Open” of saved views.
    await replaceInViews(runner, openBefore, open);
    await runner.query('alter table saved_views add column is_shared boolean not null default false');
    await runner.query('alter table mail_templates add column practice text');
    // What a message offers, if it is a quote.
    await runner.query('alter table messages add column quote_usd integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages drop column quote_usd');
    await runner.query('alter table mail_templates drop column practice');
    await runner.query('alter table saved_views drop column is_shared');
    await replaceInViews(runner, open, openBefore);
    await runner.query('drop index leads_open, leads_value, leads_expected');
    await closedIndex(runner, '');
    await runner.query(`update leads set status = 'qualified' where status = 'quoted'`);
    await allow(runner, statuses);
    await runner.query(`update leads set value_usd = null where closed_on is null`);
    await runner.query('alter table leads drop column expected_month, drop column closed_from');
  }
}

/** Rows of before have allowed statuses, so nothing is to be validated. */
async function allow(runner: QueryRunner, allowed: string[]): Promise<void> {
  const list = allowed.map((status) => `'${status}'`).join(', ');
  await runner.query(`
    alter table leads drop constraint leads_status_check,
      add constraint leads_status_check check (status in (${list})) not valid`);
}

async function closedIndex(runner: QueryRunner, more: string): Promise<void> {
  await runner.query(`
    -- squawk-ignore require-concurrent-index-deletion
    drop index leads_closed`);
  await runner.query(`
    -- squawk-ignore require-concurrent-index-creation
    create index leads_closed on leads (closed_on, id)
      include (status, value_usd, owner_id, source, service, city, page, campaign${more})
      where merged_into_id is null and not is_spam`);
}

const replaceInViews = (runner: QueryRunner, from: string, to: string) =>
  runner.query(
    `update saved_views set query = regexp_replace(query, $1 || '(?=&|$)', $2) where query like '%' || $1 || '%'`,
    [from, to],
  );
