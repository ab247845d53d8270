import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AssignmentMode } from '@portal/contracts/assignment';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { RepeatedTasks } from '../../platform/database/repeated-tasks.service.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { awakeTerm, stepDue, stepTerm } from '../list/lead-conditions.ts';
import { practiceOf } from '../practice-of-service.ts';
import { keptDays, StaffMailer } from '../staff-notifications/staff-mailer.service.ts';
import { type Assignment, assignLeads, lockAssignees } from './assign-leads.ts';
import { chooseAssignee } from './assignment-rule.ts';

/** Tests change it. */
export const deskClockTimes = { checkMilliseconds: 2_000 };
/** The rest follows at the next check. */
const maxLeads = 200;

interface Settings {
  mode: AssignmentMode;
  assignedFrom: Date;
  overdueTo: Date;
  now: Date;
}

interface WaitingLead {
  id: number;
  owner_id: number | null;
  service: string | null;
}

interface LateLead extends WaitingLead {
  request_id: number;
  is_by_rule: boolean;
}

/**
 * What happens because time passes: assigns leads by rule, hands on and reports what was not answered in time, and queues e-mail for
 * staff and webhooks. During business hours; what comes at night waits for the opening. Every instance checks, one at a time does it.
 */
@Injectable()
export class DeskClock implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly tasks: RepeatedTasks,
    private readonly hours: BusinessHours,
    private readonly mails: StaffMailer,
    private readonly planner: NotificationPlanner,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.tasks.start('desk clock', deskClockTimes.checkMilliseconds, () => this.check());
  }

  private async check(): Promise<void> {
    if (this.hours.isOpen(new Date()))
      await retryConflicts(() => this.database.transaction((manager) => this.advance(manager)));
    await this.mails.queue();
    await this.planner.planNews();
  }

  private async advance(manager: EntityManager): Promise<void> {
    const [lock]: { isMine: boolean }[] = await manager.query('select pg_try_advisory_xact_lock($1) as "isMine"', [
      advisoryLocks.deskClock,
    ]);
    if (!lock?.isMine) return;
    const [settings]: Settings[] = await manager.query(
      `select assignment_mode as mode, assigned_from as "assignedFrom", overdue_to as "overdueTo", now() from desk_settings`,
    );
    if (!settings) return;
    const late = await findLate(manager, settings);
    await assignNew(manager, settings);
    await this.reportSteps(manager);
    await this.reportLate(manager, settings, late);
    await notifyManagers(manager);
    if (late.length > 0) await manager.query('update desk_settings set overdue_to = $1', [settings.now]);
  }

  /** Notifies owners of overdue next steps, of each once: what is older than notifications are kept is left. */
  private async reportSteps(manager: EntityManager): Promise<void> {
    const values: string[] = [];
    const value = (one: string) => `$${values.push(one)}`;
    const overdue = stepTerm('overdue', this.hours.timeZone, value);
    const oldest = value(Temporal.Now.plainDateISO(this.hours.timeZone).subtract({ days: keptDays }).toString());
    await manager.query(
      `insert into staff_notifications (user_id, lead_id, kind, step_id)
       select recipients_for(owner_id), id, 'step-overdue', next_step_id from leads
       where merged_into_id is null and not is_spam and ${awakeTerm} and ${overdue} and ${stepDue} > ${oldest}
         and not exists (select from staff_notifications where step_id = next_step_id)
       on conflict do nothing`,
      values,
    );
  }

  /**
   * Notifies owners. By rule, the lead of an owner who was chosen by rule goes to the next person, and managers are notified after
   * another response time, or at once if nobody else is in.
   */
  private async reportLate(manager: EntityManager, { mode, now }: Settings, late: LateLead[]): Promise<void> {
    if (late.length === 0) return;
    await manager.query(
      `insert into staff_notifications (user_id, lead_id, kind, request_id)
       select recipients_for("owner_id"), id, 'overdue', "request_id"
       from jsonb_to_recordset($1) as late (id integer, "owner_id" integer, "request_id" integer)
       on conflict do nothing`,
      [JSON.stringify(late)],
    );
    if (mode === 'off') return;
    const people = await lockAssignees(manager);
    const next = late.map((lead) => ({
      ...lead,
      to: lead.is_by_rule
        ? chooseAssignee(people, { mode, practice: practiceOf(lead.service), besides: lead.owner_id })
        : undefined,
    }));
    await assignLeads(
      manager,
      next.flatMap(({ id, owner_id, to }): Assignment[] =>
        to ? [{ leadId: id, from: owner_id, to: to.id, rule: 'unanswered' }] : [],
      ),
    );
    await manager.query(
      `insert into late_requests (request_id, managers_at)
       select * from jsonb_to_recordset($1) as late ("requestId" integer, "managersAt" timestamptz) on conflict do nothing`,
      [
        JSON.stringify(
          next.map(({ request_id, to, owner_id, is_by_rule }) => {
            const hasOwner = owner_id !== null && (to !== undefined || !is_by_rule);
            return { requestId: request_id, managersAt: hasOwner ? this.hours.responseDueAt(now) : now };
          }),
        ),
      ],
    );
  }
}

/** Returns the leads of which a request has become overdue since the last check. */
const findLate = (manager: EntityManager, { overdueTo, now }: Settings): Promise<LateLead[]> =>
  manager.query(
    `select lead.id, owner_id, service, waiting.id as request_id, is_assigned_by_rule(lead.id) as is_by_rule
     from leads lead cross join lateral (
       select requests.id from leads member join requests on lead_id = member.id
       where member.root_id = lead.id and state = 'inbox' and answered_at is null and closed_at is null
         and response_due_at = lead.due_at
       order by id limit 1) as waiting
     where merged_into_id is null and not is_spam and due_at > $1 and due_at <= $2
     order by due_at, lead.id`,
    [overdueTo, now],
  );

/**
 * Assigns leads that wait for an answer and have never had an owner since: what a person has unassigned, or undone, stays with nobody.
 */
async function assignNew(manager: EntityManager, { mode, assignedFrom }: Settings): Promise<void> {
  if (mode === 'off') return;
  const waiting: WaitingLead[] = await manager.query(
    `select id, owner_id, service from leads lead
     where merged_into_id is null and not is_spam and owner_id is null and due_at >= $1 and due_at < 'infinity'
       and not exists (
         select from lead_events event
         where event.lead_id = lead.id and event.kind <> 'reopened' and data @? '$.changes[*].after.owner_id'
           and event.at >= (
             select min(received_at) from leads member join requests on requests.lead_id = member.id
             where member.root_id = lead.id and state = 'inbox' and answered_at is null and closed_at is null))
     order by due_at, id limit ${maxLeads}`,
    [assignedFrom],
  );
  if (waiting.length === 0) return;
  const people = await lockAssignees(manager);
  const assignments = waiting.flatMap(({ id, service }): Assignment[] => {
    const to = chooseAssignee(people, { mode, practice: practiceOf(service), besides: null });
    return to ? [{ leadId: id, from: null, to: to.id, rule: 'new' }] : [];
  });
  await assignLeads(manager, assignments);
}

/** Notifies managers of what still waits. Each request once. */
const notifyManagers = (manager: EntityManager) =>
  manager.query(
    `with due as (
       update late_requests set managers_at = null where managers_at <= now() returning request_id
     )
     insert into staff_notifications (user_id, lead_id, kind, request_id)
     select account.user_id, request.lead_id, 'unanswered', due.request_id
     from due cross join lateral (select * from requests where id = due.request_id offset 0) as request
     cross join staff_accounts account
     where state = 'inbox' and answered_at is null and closed_at is null
       and role = 'manager' and disabled_at is null and not is_absent(account)
     on conflict do nothing`,
  );
