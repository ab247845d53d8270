import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { type LeadChange, type LeadFields, leadColumns } from '../lead-fields.ts';
import { type LockedLead, lockLeads, lockMerges } from '../lead-lock.ts';
import { type LeadRequest, type RequestChange, type RequestFields, requestsOf, rootsOfRequests } from '../requests.ts';
import type { NotUndoneDto, UndoneDto } from './lead-action.dto.ts';
import { LeadChanges, type RecordedChange } from './lead-changes.service.ts';

/** Events that one request undoes. Actions on more leads are undone in several requests. */
const partSize = 200;
/** How many actions `undoLatest` tries. */
const maxActions = 50;

interface StoredEvent {
  id: number;
  lead_id: number;
  kind: LeadEventKind;
  is_undone: boolean;
  data: {
    from?: unknown;
    to?: unknown;
    undoneKind?: LeadEventKind;
    /** Missing in events that were recorded before changes could be restored from them. */
    changes?: LeadChange[];
    requests?: RequestChange[];
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
        : `None of these ${skipped.length} leads can be undone. ${first?.reason}`,
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

  /**
   * Restores the leads of an action that have not been changed since, and returns which have. Throws 409 with the reason if there are
   * none to restore. Undoes a part of an action on many leads: the events after `after`.
   */
  async undo(staff: StaffMember, batchId: string, after = 0): Promise<UndoneDto> {
    const skipped: NotUndoneDto[] = [];
    let kind: LeadEventKind | undefined;
    let next: number | null = null;
    let name: string | null = null;
    const { events } = await this.changes.apply(staff, async (manager) => {
      skipped.length = 0;
      const found = await eventsOf(manager, batchId, after);
      const stored = found.slice(0, partSize);
      const [first] = stored;
      if (!first) throw new NotFoundException('There is nothing to undo.');
      kind = first.kind;
      next = found.length > partSize ? (stored.at(-1)?.id ?? null) : null;

      const owners = await ownersOf(manager, stored);
      await lockMerges(manager);
      const submissionIds = stored.flatMap(({ data }) => data.requests?.map(({ submissionId }) => submissionId) ?? []);
      const leads = await lockLeads(manager, [
        ...stored.map(({ lead_id }) => lead_id),
        ...stored.flatMap(({ data }) => data.changes?.map(({ leadId }) => leadId) ?? []),
        ...(await rootsOfRequests(manager, submissionIds)),
      ]);
      const requests = await requestsOf(
        manager,
        leads.map(({ id }) => id),
      );
      // Again with the locks: a colleague may have undone it meanwhile.
      const open = (await eventsOf(manager, batchId, after)).slice(0, partSize).filter(({ is_undone }) => !is_undone);
      if (open.length === 0 && after === 0 && next === null)
        throw new ConflictException('This has been undone already.');
      const restored = open.filter((event) => {
        const reason = conflictOf(event, { leads, requests, owners });
        if (reason) skipped.push({ leadId: event.lead_id, reason });
        return !reason;
      });
      if (restored.length === 0 && after === 0 && next === null) throw new NotUndoneException(skipped);
      const [only, second] = restored;
      name = (only && !second && leads.find(({ id }) => id === only.lead_id)?.name) || null;
      return { leads, requests, events: restored.map((event) => reverse(event, batchId)) };
    });
    const leadIds = events.map(({ leadId }) => leadId);
    return { batchId, kind: kind ?? 'status', restored: events.length, leadIds, name, skipped, next };
  }

  /**
   * Undoes the last action of the staff member within the last hour of which something can be undone. What was passed over is in
   * `skipped`.
   */
  async undoLatest(staff: StaffMember): Promise<UndoneDto> {
    const actions: { batch_id: string }[] = await this.database.query(
      `select batch_id from lead_events event
       where actor_id = $1 and kind <> 'undone' and data ? 'changes' and at > now() - interval '1 hour'
         and not exists (select from lead_events later where later.lead_id = event.lead_id and later.id > event.id
                         and later.data ->> 'undoes' = event.batch_id::text)
       group by batch_id order by max(id) desc limit ${maxActions}`,
      [staff.userId],
    );
    const passedOver: NotUndoneDto[] = [];
    for (const { batch_id } of actions) {
      try {
        const undone = await this.undo(staff, batch_id);
        return { ...undone, skipped: [...passedOver, ...undone.skipped] };
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

const eventsOf = async (manager: EntityManager, batchId: string, after: number): Promise<StoredEvent[]> => {
  const rows: (Omit<StoredEvent, 'id'> & { id: string })[] = await manager.query(
    `select id, lead_id, kind, data, exists (
       select from lead_events later where later.lead_id = event.lead_id and later.id > event.id
         and later.data ->> 'undoes' = event.batch_id::text) as is_undone
     from lead_events event where batch_id = $1 and id > $2 order by id limit ${partSize + 1}`,
    [batchId, after],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
};

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
    changes: changes.map(({ leadId, before, after }) => ({ leadId, before: known(after), after: known(before) })),
    requests: requests.map(({ submissionId, before, after }) => ({ submissionId, before: after, after: before })),
  };
}

const columnNames: Record<keyof LeadFields, string> = {
  status: 'status',
  owner_id: 'owner',
  is_spam: 'spam state',
  merged_into_id: 'merge',
  name: 'name',
  email: 'email address',
  company: 'company',
  phone: 'phone number',
  service: 'service',
  city: 'city',
  page: 'page',
  language: 'language',
};

/** Columns of earlier versions are not restored. */
const knownColumns = (values: Partial<LeadFields>) => leadColumns.filter((column) => column in values);
const known = (values: Partial<LeadFields>): Partial<LeadFields> =>
  Object.fromEntries(knownColumns(values).map((column) => [column, values[column]]));

const isMerge = ({ after }: LeadChange) => 'merged_into_id' in after;

interface Current {
  leads: LockedLead[];
  requests: LeadRequest[];
  /** Names of earlier owners who cannot own leads. */
  owners: Map<number, string>;
}

/** Returns a sentence if something no longer has the values of the event, or if it cannot be restored. */
function conflictOf({ lead_id, data }: StoredEvent, { leads, requests, owners }: Current): string | undefined {
  const { changes, requests: requestChanges = [] } = data;
  if (!changes) return notUndoable;
  const find = (id: number) => leads.find((lead) => lead.id === id);
  if (!find(lead_id)) return 'One of these leads has just been deleted.';
  const moved = [lead_id, ...changes.filter((change) => !isMerge(change)).map(({ leadId }) => leadId)]
    .map(find)
    .find(
      (lead) =>
        lead && lead.merged_into_id !== null && !changes.some((change) => isMerge(change) && change.leadId === lead.id),
    );
  if (moved) return `${moved.name} has been merged into another lead since.`;
  for (const { leadId, before, after } of changes) {
    const lead = find(leadId);
    const changed = knownColumns(after).find((column) => lead?.[column] !== after[column]);
    if (changed) return `The ${columnNames[changed]} of ${lead?.name ?? 'a deleted lead'} has been changed since.`;
    // Won and lost leads keep the owner that they had.
    const isOpen = !['won', 'lost'].includes(before.status ?? lead?.status ?? '');
    const formerOwner = owners.get(before.owner_id ?? 0);
    if (formerOwner && isOpen && !changes.some(isMerge))
      return `${formerOwner} can no longer own ${lead?.name ?? 'this lead'}.`;
  }
  const isStale = requestChanges.some(({ submissionId, after }) => {
    const request = requests.find(({ id }) => id === submissionId);
    return (Object.keys(after) as (keyof RequestFields)[]).some((column) => request?.[column] !== after[column]);
  });
  return isStale ? `The response to ${find(lead_id)?.name ?? 'a deleted lead'} has been changed since.` : undefined;
}
