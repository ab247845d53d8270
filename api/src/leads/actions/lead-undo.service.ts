import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { isClosed, type LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { type LeadChange, type LeadFields, leadColumns } from '../../intake/storage/lead-fields.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { findWorkedOn, leadsOfMessages, type MessageChange, movedBetween } from '../correspondents/moved-requests.ts';
import { type DetailChange, type StoredDetail, storedDetails } from '../details/lead-details.ts';
import { type LockedLead, lockLeads, lockMerges } from '../lead-lock.ts';
import { type LeadRequest, leadsOfRequests, type RequestChange, requestColumns, requestsOf } from '../requests.ts';
import type { NotUndoneDto, UndoneDto } from './lead-action.dto.ts';
import { LeadChanges, type RecordedChange } from './lead-changes.service.ts';

/** How many actions `undoLatest` tries. */
const maxActions = 50;

interface StoredEvent {
  lead_id: number;
  kind: LeadEventKind;
  is_undone: boolean;
  data: {
    from?: unknown;
    to?: unknown;
    undoneKind?: LeadEventKind;
    /** The lead that the action has started. */
    startedId?: number;
    /** Missing in events that were recorded before changes could be restored from them. */
    changes?: LeadChange[];
    requests?: RequestChange[];
    details?: DetailChange[];
    messages?: MessageChange[];
  };
}

const notUndoable = 'This change cannot be undone.';

/** 409 with what keeps each lead of an action from being undone. */
class NotUndoneException extends ConflictException {
  readonly skipped: NotUndoneDto[];

  constructor(skipped: NotUndoneDto[]) {
    const [first] = skipped;
    super(
      skipped.length === 1
        ? [first?.reason, first?.reason !== notUndoable && 'Nothing was undone.'].filter(Boolean).join(' ')
        : `${skipped.length} of these leads cannot be undone, so nothing was. ${first?.reason}`,
    );
    this.skipped = skipped;
  }
}

/** Undoes an action: restores the values before it. This is a new action, which can be undone as well. */
@Injectable()
export class LeadUndoService {
  constructor(
    private readonly database: DataSource,
    private readonly changes: LeadChanges,
  ) {}

  /** Restores the leads of an action. Throws 409 with the reasons if one of them has been changed since. */
  async undo(staff: StaffMember, batchId: string): Promise<UndoneDto> {
    let kind: LeadEventKind | undefined;
    let name: string | null = null;
    const { events } = await this.changes.apply(staff, async (manager) => {
      const stored = await eventsOf(manager, batchId);
      const [first] = stored;
      if (!first) throw new NotFoundException('There is nothing to undo.');
      kind = first.kind;

      const owners = await ownersOf(manager, stored);
      await lockMerges(manager);
      const requestIds = stored.flatMap(({ data }) => data.requests?.map(({ requestId }) => requestId) ?? []);
      const messages = stored.flatMap(({ data }) => data.messages ?? []);
      const moves = movedBetween([...stored.flatMap(({ data }) => data.requests ?? []), ...messages]);
      const changed = stored.flatMap(({ data }) => data.changes ?? []);
      const involved = await existing(manager, [
        ...stored.map(({ lead_id }) => lead_id),
        ...changed.flatMap(({ leadId, before }) => [leadId, before.merged_into_id ?? leadId]),
        ...(await leadsOfRequests(manager, requestIds)),
        ...moves,
      ]);
      const leads = await lockLeads(manager, involved);
      const roots = [...new Set(leads.map(({ root_id }) => root_id))];
      const requests = await requestsOf(manager, roots);
      const steps = await existingSteps(
        manager,
        changed.flatMap(({ before }) => before.next_step_id ?? []),
      );
      const details = await storedDetails(
        manager,
        stored.map(({ lead_id }) => lead_id),
      );
      const started = stored.flatMap(({ data }) => data.startedId ?? []);
      const workedOn = await findWorkedOn(manager, started, requestIds);
      const places = await leadsOfMessages(
        manager,
        messages.map(({ messageId }) => messageId),
      );
      // Again with the locks: a colleague may have undone it meanwhile.
      const open = (await eventsOf(manager, batchId)).filter(({ is_undone }) => !is_undone);
      if (open.length === 0) throw new ConflictException('This has been undone already.');
      const conflicts = open.flatMap((event) => {
        const reason = conflictOf(event, { leads, requests, details, owners, steps, workedOn, places });
        return reason ? [{ leadId: event.lead_id, reason }] : [];
      });
      if (conflicts.length > 0) throw new NotUndoneException(conflicts);
      const [only, second] = open;
      name = (only && !second && leads.find(({ id }) => id === only.lead_id)?.name) || null;
      return { leads, requests, events: open.map((event) => reverse(event, batchId)) };
    });
    const leadIds = events.map(({ leadId }) => leadId);
    return { batchId, kind: kind ?? 'status', restored: events.length, leadIds, name, skipped: [] };
  }

  /**
   * Undoes the last action of the staff member within the last hour that can be undone. What was passed over is in `skipped`. A message
   * that was sent cannot be taken back: that it counts as an answer is undone only when it is named.
   */
  async undoLatest(staff: StaffMember): Promise<UndoneDto> {
    const actions: { batch_id: string }[] = await this.database.query(
      `select batch_id from lead_events event
       where actor_id = $1 and kind <> 'undone' and data ? 'changes' and at > now() - interval '1 hour'
         and (kind <> 'contact' or not exists (
           select from messages where sent_by = $1 and draft_id = (event.data ->> 'draftId')::uuid offset 0))
         and not exists (select from lead_events later where later.lead_id = event.lead_id and later.id > event.id
                         and later.data ->> 'undoes' = event.batch_id::text)
       group by batch_id order by max(id) desc limit ${maxActions}`,
      [staff.userId],
    );
    const passedOver: NotUndoneDto[] = [];
    for (const { batch_id } of actions) {
      try {
        return { ...(await this.undo(staff, batch_id)), skipped: passedOver };
      } catch (error) {
        // Undone in another tab meanwhile.
        if (!(error instanceof ConflictException || error instanceof NotFoundException)) throw error;
        if (error instanceof NotUndoneException) passedOver.push(...error.skipped);
      }
    }
    if (passedOver.length > 0) throw new NotUndoneException(passedOver);
    throw new NotFoundException('There is nothing to undo.');
  }
}

const eventsOf = (manager: EntityManager, batchId: string): Promise<StoredEvent[]> =>
  manager.query(
    `select lead_id, kind, data, exists (
       select from lead_events later where later.lead_id = event.lead_id and later.id > event.id
         and later.data ->> 'undoes' = event.batch_id::text) as is_undone
     from lead_events event where batch_id = $1 order by id`,
    [batchId],
  );

/** Names of the owners before an action, if they cannot own leads any more. Keeps the others from losing that meanwhile. */
async function ownersOf(manager: EntityManager, events: StoredEvent[]): Promise<Map<number, string>> {
  const ids = events
    .flatMap(({ data }) => data.changes?.map(({ before }) => before.owner_id ?? 0) ?? [])
    .filter(Boolean);
  if (ids.length === 0) return new Map();
  await manager.query('select from staff_accounts where user_id = any($1::integer[]) order by user_id for share', [
    ids,
  ]);
  const rows: { id: number; name: string }[] = await manager.query(
    'select id, name from users where id = any($1::integer[]) and not can_own_leads(id)',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function existingSteps(manager: EntityManager, ids: number[]): Promise<Set<number>> {
  const rows: { id: number }[] = await manager.query('select id from next_steps where id = any($1::integer[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the leads that still exist, with the roots of their merge trees, which are locked too. */
async function existing(manager: EntityManager, ids: number[]): Promise<number[]> {
  const rows: { id: number }[] = await manager.query(
    'select id from leads where id = any($1::integer[]) union select root_id from leads where id = any($1::integer[])',
    [ids],
  );
  return rows.map(({ id }) => id);
}

function reverse({ lead_id, kind, data }: StoredEvent, batchId: string): RecordedChange {
  const { changes = [], requests = [], details = [], messages = [], from, to, ...rest } = data;
  const swap = <Change extends { before: unknown; after: unknown }>(change: Change): Change => ({
    ...change,
    before: change.after,
    after: change.before,
  });
  return {
    leadId: lead_id,
    kind: 'undone',
    data: {
      ...rest,
      ...('to' in data && { from: to, to: from }),
      undoes: batchId,
      undoneKind: data.undoneKind ?? kind,
    },
    changes: changes.map(swap),
    requests: requests.map(swap),
    details: details.map(swap),
    messages: messages.map(swap),
  };
}

const columnNames: Record<keyof LeadFields, string> = {
  status: 'status',
  owner_id: 'owner',
  merged_into_id: 'merge',
  value_usd: 'value',
  expected_month: 'expected month',
  lost_reason: 'lost reason',
  closed_on: 'close date',
  closed_from: 'stage',
  next_step_id: 'next step',
  snoozed_until: 'snooze',
};

interface Current {
  leads: LockedLead[];
  requests: LeadRequest[];
  details: StoredDetail[];
  /** Names of earlier owners who cannot own leads. */
  owners: Map<number, string>;
  /** Ids of the next steps before the action that still exist. */
  steps: Set<number>;
  /** Leads that an action has started, and that have more than what it has moved to them. */
  workedOn: Set<number>;
  /** The leads of messages without a request that an action has moved. */
  places: Map<number, number>;
}

/** Returns a sentence if something no longer has the values of the event, or if it cannot be restored. */
function conflictOf({ lead_id, data }: StoredEvent, current: Current): string | undefined {
  const { changes, requests = [], details = [], messages = [] } = data;
  if (!changes) return notUndoable;
  const lead = current.leads.find(({ id }) => id === lead_id);
  if (!lead) return 'One of these leads has just been deleted.';
  const reason = changes.map((change) => leadConflict(change, current, changes.some(isMerge))).find(Boolean);
  if (reason) return reason;
  const isStale = requests.some(({ requestId, after }) => {
    const request = current.requests.find(({ id }) => id === requestId);
    return requestColumns.some((column) => column in after && request?.[column] !== after[column]);
  });
  if (isStale)
    return requests.some(({ after }) => 'state' in after)
      ? `The spam state of ${lead.name} has been changed since.`
      : requests.some(({ after }) => 'lead_id' in after)
        ? 'The e-mail has been moved since.'
        : `The response to ${lead.name} has been changed since.`;
  if (messages.some(({ messageId, after }) => current.places.get(messageId) !== after.lead_id))
    return 'The e-mail has been moved since.';
  if (messages.some(({ before }) => !current.leads.some(({ id }) => id === before.lead_id)))
    return 'One of these leads has just been deleted.';
  const moved = requests.map((change) => moveConflict(change, data.startedId, current)).find(Boolean);
  if (moved) return moved;
  const stale = details.find(({ field, identity, after }) => {
    const detail = current.details.find(
      (one) => one.lead_id === lead_id && one.field === field && one.identity === identity,
    );
    return (['is_added', 'is_hidden', 'preferred_at'] as const).some(
      (column) => (detail?.[column] ?? null) !== (after?.[column] ?? null),
    );
  });
  return stale && `“${stale.value}” of ${lead.name} has been changed since.`;
}

/** Returns why a request cannot be moved back. The lead that was started for it is removed, or created again. */
function moveConflict(
  { requestId, before, after }: RequestChange,
  startedId: number | undefined,
  { leads, requests, workedOn }: Current,
): string | undefined {
  if (before.lead_id === undefined) return undefined;
  const target = leads.find(({ id }) => id === before.lead_id);
  if (!target && before.lead_id !== startedId) return 'One of these leads has just been deleted.';
  const root = leads.find(({ id }) => id === target?.root_id);
  if (root?.is_spam) return `${root.name} is in spam.`;
  if (requests.find(({ id }) => id === requestId)?.state !== 'inbox') return 'The e-mail is in spam.';
  return after.lead_id === startedId && workedOn.has(startedId ?? 0)
    ? 'The lead that was started has been worked on since.'
    : undefined;
}

const isMerge = ({ after }: LeadChange) => 'merged_into_id' in after;

function leadConflict(
  { leadId, before, after }: LeadChange,
  { leads, owners, steps }: Current,
  isOfMerge: boolean,
): string | undefined {
  const find = (id: number) => leads.find((lead) => lead.id === id);
  const lead = find(leadId);
  const changed = leadColumns.find((column) => column in after && lead?.[column] !== after[column]);
  if (!lead || changed)
    return `The ${columnNames[changed ?? 'status']} of ${lead?.name ?? 'a deleted lead'} has been changed since.`;
  if (before.merged_into_id) {
    const into = find(before.merged_into_id);
    if (!into) return 'One of these leads has just been deleted.';
    if (into.root_id === leadId) return `${into.name} has been merged into ${lead.name} since.`;
  }
  if (before.next_step_id && !steps.has(before.next_step_id))
    return `The next step of ${lead.name} has been erased since.`;
  // Won and lost leads keep the owner that they had.
  const isOpen = !isClosed(before.status ?? lead.status);
  const formerOwner = owners.get(before.owner_id ?? 0);
  return formerOwner && isOpen && !isOfMerge ? `${formerOwner} can no longer own ${lead.name}.` : undefined;
}
