import type { Transaction } from '../../platform/database/transaction.ts';
import { recordLeadWords } from './lead-words.ts';

/**
 * Recomputes what follows from the merge tree, the spam flag and the submissions of leads, after `merged_into_id` or `is_spam` of
 * the given leads has changed: `root_id`, identities, and the columns of the roots that summarize their trees.
 *
 * A held submission that enters the inbox for the first time gets its response deadline, and the caller plans its notifications.
 * Resolves to the ids of these submissions.
 */
export async function refreshLeads(transaction: Transaction, changed: number[], responseDueAt: Date) {
  const roots = await refreshRoots(transaction, changed);
  const admitted = await transaction.query<{ id: number }[]>(
    `with admitted as (
       update submissions set is_held = false, response_due_at = $2
       from leads member join leads root on root.id = member.root_id
       where root.id = any($1::integer[]) and not root.is_spam and lead_id = member.id and is_held
       returning submissions.id
     )
     select id from admitted order by id`,
    [roots, responseDueAt],
  );
  await refreshIdentities(transaction, roots);
  await transaction.query(
    `update leads set
       last_activity_at = summary.last_at,
       last_submission_id = summary.last_id,
       has_failed_delivery = exists (
         select from leads member join deliveries on deliveries.lead_id = member.id
         where member.root_id = leads.id and deliveries.state = 'failed')
     from (
       select member.root_id, max(received_at) as last_at, max(submissions.id) as last_id
       from leads member join submissions on lead_id = member.id
       where member.root_id = any($1::integer[])
       group by member.root_id
     ) as summary
     where leads.id = summary.root_id`,
    [roots],
  );
  await transaction.query('select refresh_search($1::integer[])', [roots]);
  await refreshDue(transaction, roots);
  await recordLeadWords(transaction, roots);
  return admitted.map(({ id }) => id);
}

/** Recomputes the due time of root leads: the earliest of their submissions that wait for an answer. */
export async function refreshDue(transaction: Transaction, roots: number[]): Promise<void> {
  await transaction.query(
    `update leads set due_at = coalesce((
       select min(response_due_at) from leads member join submissions on lead_id = member.id
       where member.root_id = leads.id and answered_at is null and closed_at is null and not leads.is_spam), 'infinity')
     where id = any($1::integer[])`,
    [roots],
  );
}

/** Recomputes `root_id` in the merge trees of leads, and resolves to the roots. */
async function refreshRoots(transaction: Transaction, changed: number[]): Promise<number[]> {
  const rows = await transaction.query<{ id: number }[]>(
    `with recursive above as (
       select id, merged_into_id from leads where id = any($1::integer[])
       union
       select parent.id, parent.merged_into_id from above join leads parent on parent.id = above.merged_into_id
     )
     select id from above where merged_into_id is null`,
    [changed],
  );
  const roots = rows.map(({ id }) => id);
  await transaction.query(
    `with recursive tree as (
       select id, id as root_id from unnest($1::integer[]) as id
       union all
       select child.id, tree.root_id from tree join leads child on child.merged_into_id = tree.id
     )
     update leads set root_id = tree.root_id from tree where leads.id = tree.id and leads.root_id <> tree.root_id`,
    [roots],
  );
  return roots;
}

/**
 * A lead in spam has no identity: a later form of that address goes to another lead with the address that is in the inbox, or
 * starts a new one.
 */
async function refreshIdentities(transaction: Transaction, roots: number[]): Promise<void> {
  await transaction.query(
    `delete from lead_identities using leads member join leads root on root.id = member.root_id
     where lead_id = member.id and root.id = any($1::integer[]) and root.is_spam`,
    [roots],
  );
  await transaction.query(
    `insert into lead_identities (value, lead_id)
     select distinct on (email_identity) email_identity, lead_id
     from submissions join leads member on member.id = lead_id join leads root on root.id = member.root_id
     where not root.is_spam and email_identity in (
       select email_identity from leads changed join submissions on lead_id = changed.id
       where changed.root_id = any($1::integer[]))
     order by email_identity, submissions.id
     on conflict do nothing`,
    [roots],
  );
}
