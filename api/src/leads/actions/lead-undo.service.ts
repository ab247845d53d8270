import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { LeadChange, LeadFields } from '../lead-fields.ts';
import { type LockedLead, lockLeads, lockMerges } from '../lead-lock.ts';
import { type LeadRequest, type RequestChange, type RequestFields, requestsOf, rootsOfRequests } from '../requests.ts';
import type { UndoneDto } from './lead-action.dto.ts';
import { LeadChanges, type RecordedChange } from './lead-changes.service.ts';

interface StoredEvent {
  lead_id: number;
  kind: LeadEventKind;
  data: {
    from?: unknown;
    to?: unknown;
    undoneKind?: LeadEventKind;
    /** Missing in events that were recorded before changes could be restored from them. */
    changes?: LeadChange[];
    requests?: RequestChange[];
  };
}

/** Undoes an action as a whole: restores the values before it. This is a new action, which can be undone as well. */
@Injectable()
export class LeadUndoService {
  constructor(
    private readonly database: DataSource,
    private readonly changes: LeadChanges,
  ) {}

  /** Throws 409 with the reason, and changes nothing, if any of the values has changed since. */
  async undo(staff: StaffMember, batchId: string): Promise<UndoneDto> {
    const { events } = await this.changes.apply(staff, async (manager) => {
      const stored: StoredEvent[] = await manager.query(
        'select lead_id, kind, data from lead_events where batch_id = $1 order by id',
        [batchId],
      );
      if (stored.length === 0) throw new NotFoundException('There is nothing to undo.');
      const undone = stored.flatMap(({ data }) => data.changes ?? []);
      if (stored.some(({ data }) => !data.changes)) throw new ConflictException('This change cannot be undone.');

      await lockMerges(manager);
      const submissionIds = stored.flatMap(({ data }) => data.requests?.map(({ submissionId }) => submissionId) ?? []);
      const leads = await lockLeads(manager, [
        ...stored.map(({ lead_id }) => lead_id),
        ...undone.map(({ leadId }) => leadId),
        ...(await rootsOfRequests(manager, submissionIds)),
      ]);
      if (stored.some(({ lead_id }) => !leads.some(({ id }) => id === lead_id)))
        throw new ConflictException('One of these leads has just been deleted.');
      const requests = await requestsOf(
        manager,
        leads.map(({ id }) => id),
      );
      await assertNotUndone(manager, stored, batchId);
      assertUnchanged(stored, leads, requests);
      return { leads, requests, events: stored.map((event) => reverse(event, batchId)) };
    });
    return { restored: events.length, leadIds: events.map(({ leadId }) => leadId) };
  }

  /** Undoes the last change of the staff member that is not undone yet, within the last hour. */
  async undoLatest(staff: StaffMember): Promise<UndoneDto> {
    const [latest]: { batch_id: string }[] = await this.database.query(
      `select batch_id from lead_events event
       where actor_id = $1 and kind not in ('read', 'undone') and data ? 'changes' and at > now() - interval '1 hour'
         and not exists (select from lead_events later where later.lead_id = event.lead_id and later.id > event.id
                         and later.data ->> 'undoes' = event.batch_id::text)
       order by id desc limit 1`,
      [staff.userId],
    );
    if (!latest) throw new NotFoundException('There is nothing to undo.');
    return this.undo(staff, latest.batch_id);
  }
}

function reverse({ lead_id, kind, data }: StoredEvent, batchId: string): RecordedChange {
  const { changes = [], requests = [], from, to, ...rest } = data;
  return {
    leadId: lead_id,
    kind: 'undone',
    data: {
      ...rest,
      ...('to' in data && { from: to, to: from }),
      undoes: batchId,
      undoneKind: data.undoneKind ?? kind,
    },
    changes: changes.map(({ leadId, before, after }) => ({ leadId, before: after, after: before })),
    requests: requests.map(({ submissionId, before, after }) => ({ submissionId, before: after, after: before })),
  };
}

async function assertNotUndone(manager: EntityManager, events: StoredEvent[], batchId: string): Promise<void> {
  const [already] = await manager.query(
    `select from lead_events where lead_id = any($1::integer[]) and data ->> 'undoes' = $2 limit 1`,
    [events.map(({ lead_id }) => lead_id), batchId],
  );
  if (already) throw new ConflictException('This has been undone already.');
}

const columnNames: Record<keyof LeadFields, string> = {
  status: 'status',
  owner_id: 'owner',
  is_unread: 'read state',
  is_spam: 'spam state',
  merged_into_id: 'merge',
  name: 'name',
  email: 'email address',
  company: 'company',
  phone: 'phone number',
  service: 'service',
  city: 'city',
  page: 'page',
};

function assertUnchanged(events: StoredEvent[], leads: LockedLead[], requests: LeadRequest[]): void {
  const conflicts = events.flatMap((event) => conflictOf(event, leads, requests) ?? []);
  const [first] = conflicts;
  if (!first) return;
  throw new ConflictException(
    events.length === 1
      ? `${first} Nothing was undone.`
      : `${conflicts.length} of these ${events.length} leads ${conflicts.length === 1 ? 'has' : 'have'} been changed since. Nothing was undone.`,
  );
}

const isMerge = ({ after }: LeadChange) => 'merged_into_id' in after;

/** Returns a sentence if something no longer has the values of the event. */
function conflictOf({ lead_id, data }: StoredEvent, leads: LockedLead[], requests: LeadRequest[]): string | undefined {
  const { changes = [], requests: requestChanges = [] } = data;
  const find = (id: number) => leads.find((lead) => lead.id === id);
  const moved = [lead_id, ...changes.filter((change) => !isMerge(change)).map(({ leadId }) => leadId)]
    .map(find)
    .find(
      (lead) =>
        lead && lead.merged_into_id !== null && !changes.some((change) => isMerge(change) && change.leadId === lead.id),
    );
  if (moved) return `${moved.name} has been merged into another lead since.`;
  for (const { leadId, after } of changes) {
    const lead = find(leadId);
    const columns = Object.keys(after) as (keyof LeadFields)[];
    const changed = columns.find((column) => lead?.[column] !== after[column]);
    if (changed) return `The ${columnNames[changed]} of ${lead?.name ?? 'a deleted lead'} has been changed since.`;
  }
  const isStale = requestChanges.some(({ submissionId, after }) => {
    const request = requests.find(({ id }) => id === submissionId);
    return (Object.keys(after) as (keyof RequestFields)[]).some((column) => request?.[column] !== after[column]);
  });
  return isStale ? `The response to ${find(lead_id)?.name ?? 'a deleted lead'} has been changed since.` : undefined;
}
