import type { EntityManager } from 'typeorm';
import { isOpenLead } from '../../staff/accounts/open-leads.ts';
import type { Assignee } from './assignment-rule.ts';

/** A lead that gets an owner by rule. `unanswered`: the one before has not answered in time. */
export interface Assignment {
  leadId: number;
  from: number | null;
  to: number;
  rule: 'new' | 'unanswered';
}

/** Returns who is in. Their accounts are locked until the transaction ends, like every account before a lead. */
export const lockAssignees = (manager: EntityManager): Promise<Assignee[]> =>
  manager.query(
    `select user_id as id, practices, max_open_leads as "maxOpenLeads",
            coalesce(extract(epoch from last_assigned_at), 0)::float as "lastAssigned",
            (select count(*)::integer from leads
             where owner_id = user_id and ${isOpenLead}) as "openLeads"
     from staff_accounts account
     where can_own_leads(user_id) and is_accepted(account) and not is_absent(account)
     order by user_id for no key update of account`,
  );

/**
 * Assigns leads, each in an action of its own that can be undone. Leads that someone has taken, answered, merged or marked as spam
 * meanwhile are left.
 */
export async function assignLeads(manager: EntityManager, assignments: Assignment[]): Promise<void> {
  if (assignments.length === 0) return;
  await manager.query(
    `with chosen as (
       select * from jsonb_to_recordset($1) as chosen (position integer, "leadId" integer, "from" integer, "to" integer, rule text)
     ), open as (
       select chosen.* from leads join chosen on id = "leadId"
       where owner_id is not distinct from "from" and merged_into_id is null and not is_spam and due_at < 'infinity'
       order by id for no key update of leads
     ), changed as (
       update leads set owner_id = "to" from open where id = "leadId" returning open.*
     ), counted as (
       update staff_accounts set last_assigned_at = statement_timestamp() + position * interval '1 microsecond'
       from (select "to", max(position) as position from changed group by "to") as latest where user_id = "to"
     )
     insert into lead_events (lead_id, kind, batch_id, data)
     select "leadId", 'assigned', gen_random_uuid(), jsonb_build_object(
       'from', "from", 'to', "to", 'rule', rule, 'changes', jsonb_build_array(jsonb_build_object(
         'leadId', "leadId", 'before', jsonb_build_object('owner_id', "from"), 'after', jsonb_build_object('owner_id', "to"))))
     from changed order by "leadId"`,
    [JSON.stringify(assignments.map((assignment, position) => ({ ...assignment, position })))],
  );
}
