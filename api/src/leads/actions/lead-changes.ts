import type { LeadEventKind, LeadStatus } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import type { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import type { LockedLead } from '../lead-lock.ts';

type Value = LeadStatus | number | boolean | null;

/** A new value for a property of a lead. */
export interface Change {
  lead: LockedLead;
  to: Value;
}

/** Data of the events that staff actions record. */
export interface EventData {
  from?: LeadStatus | number | null;
  to?: LeadStatus | number | null;
  unread?: boolean;
  leadId?: number;
}

/** A property of leads that actions change, in bulk, and that undo restores. */
export interface LeadProperty {
  current(lead: LockedLead): Value;
  /** Returns the event that records a change. */
  event(change: Change): { kind: LeadEventKind; data: EventData };
  /** Returns the values before and after a recorded event. */
  parse(kind: LeadEventKind, data: EventData): { from: Value; to: Value };
  write(manager: EntityManager, changes: Change[]): Promise<unknown>;
}

const idsOf = (changes: Change[]) => changes.map(({ lead }) => lead.id);
const valuesOf = (changes: Change[]) => changes.map(({ to }) => to);

/** Returns the properties by the kind of their events. */
export function leadProperties(hours: BusinessHours): Partial<Record<LeadEventKind, LeadProperty>> {
  const spam = spamProperty(hours);
  return { status: statusProperty(hours), assigned: ownerProperty, read: unreadProperty, spam, released: spam };
}

/** The first change from `new` counts as the first response. */
const statusProperty = (hours: BusinessHours): LeadProperty => ({
  current: ({ status }) => status,
  event: ({ lead, to }) => ({ kind: 'status', data: { from: lead.status, to: to as LeadStatus } }),
  parse: (_, { from = null, to = null }) => ({ from, to }),
  write: (manager, changes) => {
    const seconds = changes.map(({ lead, to }) =>
      lead.status === 'new' && to !== 'new' && lead.first_responded_at === null
        ? hours.businessSecondsBetween(lead.created_at, new Date())
        : null,
    );
    return manager.query(
      `update leads set status = change.status,
         first_responded_at = coalesce(first_responded_at, case when change.seconds is not null then now() end),
         first_response_seconds = coalesce(first_response_seconds, change.seconds)
       from unnest($1::integer[], $2::text[], $3::integer[]) as change (id, status, seconds)
       where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes), seconds],
    );
  },
});

const ownerProperty: LeadProperty = {
  current: ({ owner_id }) => owner_id,
  event: ({ lead, to }) => ({ kind: 'assigned', data: { from: lead.owner_id, to: to as number | null } }),
  parse: (_, { from = null, to = null }) => ({ from, to }),
  write: (manager, changes) =>
    // The previous owner's account may have been deleted.
    manager.query(
      `update leads set owner_id = users.id
       from unnest($1::integer[], $2::integer[]) as change (id, owner_id) left join users on users.id = change.owner_id
       where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes)],
    ),
};

const unreadProperty: LeadProperty = {
  current: ({ is_unread }) => is_unread,
  event: ({ to }) => ({ kind: 'read', data: { unread: to === true } }),
  parse: (_, { unread = false }) => ({ from: !unread, to: unread }),
  write: (manager, changes) =>
    manager.query(
      `update leads set is_unread = change.is_unread
       from unnest($1::integer[], $2::boolean[]) as change (id, is_unread) where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes)],
    ),
};

/** The response time of a released lead starts at its release. */
const spamProperty = (hours: BusinessHours): LeadProperty => ({
  current: ({ is_spam }) => is_spam,
  event: ({ to }) => ({ kind: to === true ? 'spam' : 'released', data: {} }),
  parse: (kind) => ({ from: kind === 'released', to: kind === 'spam' }),
  write: (manager, changes) =>
    manager.query(
      `update leads set is_spam = change.is_spam,
         response_due_at = case when leads.is_spam and not change.is_spam then $3 else response_due_at end
       from unnest($1::integer[], $2::boolean[]) as change (id, is_spam) where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes), hours.responseDueAt(new Date())],
    ),
});
