import type { LeadEventKind, LeadStatus } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import type { BusinessHours } from '../business-hours/business-hours.ts';
import type { LockedLead } from './lead-lock.ts';

type Value = LeadStatus | number | boolean | null;

/** A lead that is to become something it is not. */
export interface Change {
  lead: LockedLead;
  to: Value;
}

/** What an event of staff carries. */
export interface EventData {
  from?: LeadStatus | number | null;
  to?: LeadStatus | number | null;
  unread?: boolean;
  leadId?: number;
}

/** Something about leads that staff can change, many at once, and back. */
export interface Changer {
  now(lead: LockedLead): Value;
  /** What the event of a change is called and carries. */
  event(change: Change): { kind: LeadEventKind; data: EventData };
  /** What a past event made of a lead, and what it was before. */
  read(kind: LeadEventKind, data: EventData): { from: Value; to: Value };
  write(manager: EntityManager, changes: Change[]): Promise<unknown>;
}

const idsOf = (changes: Change[]) => changes.map(({ lead }) => lead.id);
const valuesOf = (changes: Change[]) => changes.map(({ to }) => to);

/** What can be changed, by the kind of its events. */
export function changersBy(hours: BusinessHours): Partial<Record<LeadEventKind, Changer>> {
  const spam = spamChanger(hours);
  return { status: statusChanger(hours), assigned: ownerChanger, read: unreadChanger, spam, released: spam };
}

/** The first step away from `new` is the answer the visitor waited for. */
const statusChanger = (hours: BusinessHours): Changer => ({
  now: ({ status }) => status,
  event: ({ lead, to }) => ({ kind: 'status', data: { from: lead.status, to: to as LeadStatus } }),
  read: (_, { from = null, to = null }) => ({ from, to }),
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

const ownerChanger: Changer = {
  now: ({ owner_id }) => owner_id,
  event: ({ lead, to }) => ({ kind: 'assigned', data: { from: lead.owner_id, to: to as number | null } }),
  read: (_, { from = null, to = null }) => ({ from, to }),
  write: (manager, changes) =>
    // Whoever a lead belonged to before may have left for good.
    manager.query(
      `update leads set owner_id = users.id
       from unnest($1::integer[], $2::integer[]) as change (id, owner_id) left join users on users.id = change.owner_id
       where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes)],
    ),
};

const unreadChanger: Changer = {
  now: ({ is_unread }) => is_unread,
  event: ({ to }) => ({ kind: 'read', data: { unread: to === true } }),
  read: (_, { unread = false }) => ({ from: !unread, to: unread }),
  write: (manager, changes) =>
    manager.query(
      `update leads set is_unread = change.is_unread
       from unnest($1::integer[], $2::boolean[]) as change (id, is_unread) where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes)],
    ),
};

/** Nobody could answer what lay in the spam: its clock starts when it comes out. */
const spamChanger = (hours: BusinessHours): Changer => ({
  now: ({ is_spam }) => is_spam,
  event: ({ to }) => ({ kind: to === true ? 'spam' : 'released', data: {} }),
  read: (kind) => ({ from: kind === 'released', to: kind === 'spam' }),
  write: (manager, changes) =>
    manager.query(
      `update leads set is_spam = change.is_spam,
         response_due_at = case when leads.is_spam and not change.is_spam then $3 else response_due_at end
       from unnest($1::integer[], $2::boolean[]) as change (id, is_spam) where leads.id = change.id`,
      [idsOf(changes), valuesOf(changes), hours.responseDueAt(new Date())],
    ),
});
