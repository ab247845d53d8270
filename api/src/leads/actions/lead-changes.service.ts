import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { type LeadChange, writeLeads } from '../../intake/storage/lead-fields.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import {
  createLeads,
  followRequests,
  type MessageChange,
  movedBetween,
  moveMessages,
  nameSenders,
} from '../correspondents/moved-requests.ts';
import { type DetailChange, writeDetails } from '../details/lead-details.ts';
import { type Batch, recordEvents } from '../lead-events.ts';
import type { LockedLead } from '../lead-lock.ts';
import { type LeadRequest, leadsOfRequests, type RequestChange, writeRequests } from '../requests.ts';

/** An event of an action, and what it changes: staff fields of its own lead and, for a merge, of the other one, requests, and details. */
export interface RecordedChange {
  leadId: number;
  kind: LeadEventKind;
  data?: object;
  /** The message that it is about. */
  messageId?: number;
  changes?: LeadChange[];
  requests?: RequestChange[];
  /** Rows of `lead_details` of this lead. */
  details?: DetailChange[];
  messages?: MessageChange[];
}

/** A `StaffMember`, or who one was when a job was queued. */
export type Actor = Pick<StaffMember, 'userId' | 'email'> & Partial<Pick<StaffMember, 'network'>>;

/** What an action has locked and wants to change. */
export interface Plan {
  leads: LockedLead[];
  /** The requests of the leads, if any of them changes. */
  requests?: LeadRequest[];
  events: RecordedChange[];
}

/** Writes changes of staff. Every change goes through here, so that each can be undone and each release is notified. */
@Injectable()
export class LeadChanges {
  constructor(
    private readonly database: DataSource,
    private readonly planner: NotificationPlanner,
  ) {}

  /**
   * Makes changes in one transaction: `plan` locks the leads and returns them with the changes; after a deadlock it is called again.
   * Records the events with the values before and after, and projects the leads. Returns the id of the action. Without
   * staff, it was the system's.
   */
  async apply(
    staff: Actor | null,
    plan: (manager: EntityManager) => Promise<Plan>,
  ): Promise<{ batchId: string; events: RecordedChange[] }> {
    const batchId = randomUUID();
    const events = await retryConflicts(() =>
      this.database.transaction(async (manager) => {
        const planned = await plan(manager);
        await this.make(manager, { actorId: staff?.userId ?? null, batchId }, planned, staff);
        return planned.events;
      }),
    );
    return { batchId, events };
  }

  /** Makes planned changes, in the transaction that has locked the leads. The audit log has merges and moves of `staff`. */
  async make(
    manager: EntityManager,
    batch: Batch,
    { leads, requests = [], events }: Plan,
    staff: Actor | null = null,
  ): Promise<void> {
    const changes = events.flatMap(({ changes = [] }) => changes);
    const requestChanges = events.flatMap(({ requests = [] }) => requests);
    await carryReads(manager, changes);
    await writeLeads(manager, leads, changes);
    await createLeads(manager, requestChanges);
    await writeRequests(manager, requests, requestChanges);
    await nameSenders(manager, requestChanges);
    await followRequests(manager, requestChanges);
    const messageChanges = events.flatMap(({ messages = [] }) => messages);
    await moveMessages(manager, messageChanges);
    for (const { leadId, details = [] } of events) await writeDetails(manager, leadId, details);
    await recordEvents(
      manager,
      batch,
      events.map(({ leadId, kind, data, messageId, changes = [], requests, details, messages }) => {
        const given = Object.entries({ requests, details, messages }).filter(([, changed]) => changed?.length);
        return { leadId, kind, messageId, data: { ...data, changes, ...Object.fromEntries(given) } };
      }),
    );
    await projectLeads(manager, [
      ...movedBetween([...requestChanges, ...messageChanges]),
      ...events.map(({ leadId }) => leadId),
      ...changes.flatMap(({ leadId, before, after }) =>
        [leadId, before.merged_into_id, after.merged_into_id].filter((id) => typeof id === 'number'),
      ),
      ...(await leadsOfRequests(
        manager,
        requestChanges.map(({ requestId }) => requestId),
      )),
    ]);
    await this.planner.plan(
      manager,
      requestChanges.filter(isAdmission).map(({ requestId }) => requestId),
    );
    for (const { leadId, before, after } of changes) {
      const intoId = after.merged_into_id ?? before.merged_into_id;
      const kind = after.merged_into_id ? 'leads-merged' : 'leads-separated';
      if (intoId && staff) await recordAudit(manager, { kind, actor: staff, data: { leadId, intoId } });
    }
    for (const { before, after, ...moved } of [...requestChanges, ...messageChanges])
      if (after.lead_id && staff)
        await recordAudit(manager, {
          kind: 'request-moved',
          actor: staff,
          data: { ...moved, leadId: before.lead_id, intoId: after.lead_id },
        });
  }
}

/** Requests that are in the inbox for the first time are notified like new ones. */
const isAdmission = ({ before, after }: RequestChange) => after.state === 'inbox' && before.response_due_at === null;

/** Merged and separated leads stay read for those who have read them. */
async function carryReads(manager: EntityManager, changes: LeadChange[]): Promise<void> {
  for (const { leadId, after } of changes) {
    if (after.merged_into_id === undefined) continue;
    if (after.merged_into_id === null) await manager.query('select separate_reads($1)', [leadId]);
    else
      await manager.query('select merge_reads($1, (select root_id from leads where id = $2))', [
        leadId,
        after.merged_into_id,
      ]);
  }
}
