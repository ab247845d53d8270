import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { type Batch, recordEvents } from '../lead-events.ts';
import { lockLeads } from '../lead-lock.ts';
import { LeadMergeService } from '../merge/lead-merge.service.ts';
import { type Change, type EventData, type LeadProperty, leadProperties } from './lead-changes.ts';

interface RecordedEvent {
  lead_id: number;
  kind: LeadEventKind;
  data: EventData;
}

/** Undoes an action as a whole, which is recorded as a new action. */
@Injectable()
export class LeadUndoService {
  private readonly properties: Partial<Record<LeadEventKind, LeadProperty>>;

  constructor(
    private readonly database: DataSource,
    private readonly merges: LeadMergeService,
    hours: BusinessHours,
  ) {
    this.properties = leadProperties(hours);
  }

  undo({ userId }: StaffMember, batchId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const events: RecordedEvent[] = await manager.query(
        'select lead_id, kind, data from lead_events where batch_id = $1 order by id',
        [batchId],
      );
      const [first] = events;
      if (!first) throw new NotFoundException('There is nothing to undo.');

      const batch = { actorId: userId, batchId: randomUUID() };
      const property = this.properties[first.kind];
      if (property) await this.revert(manager, property, events, batchId, batch);
      else if (first.kind === 'merged') await this.separate(manager, first, batchId, batch);
      else throw new ConflictException('This cannot be undone.');
      return events.length;
    });
  }

  private async revert(
    manager: EntityManager,
    property: LeadProperty,
    events: RecordedEvent[],
    undoneBatchId: string,
    batch: Batch,
  ) {
    const leads = new Map(
      (
        await lockLeads(
          manager,
          events.map(({ lead_id }) => lead_id),
        )
      ).map((lead) => [lead.id, lead]),
    );
    await assertNotUndone(manager, [...leads.keys()], undoneBatchId);

    const changes = events.flatMap(({ lead_id, kind, data }): Change[] => {
      const lead = leads.get(lead_id);
      const { from, to } = property.parse(kind, data);
      const isUnchanged = lead && lead.merged_into_id === null && property.current(lead) === to;
      return isUnchanged ? [{ lead, to: from }] : [];
    });
    assertUnchanged(events.length - changes.length, events.length);

    await property.write(manager, changes);
    await this.resetFirstResponse(manager, undoneBatchId);
    await recordEvents(
      manager,
      batch,
      changes.map((change) => {
        const { kind, data } = property.event(change);
        return { leadId: change.lead.id, kind, data: { ...data, undoes: undoneBatchId } };
      }),
    );
  }

  /** Undoing the first change from `new` also undoes the first response. */
  private resetFirstResponse(manager: EntityManager, undoneBatchId: string): Promise<unknown> {
    return manager.query(
      `update leads set first_responded_at = null, first_response_seconds = null
       from lead_events event
       where event.batch_id = $1 and event.kind = 'status' and event.lead_id = leads.id
         and leads.status = 'new' and leads.first_responded_at = event.at`,
      [undoneBatchId],
    );
  }

  private async separate(
    manager: EntityManager,
    { lead_id, data }: RecordedEvent,
    undoneBatchId: string,
    batch: Batch,
  ) {
    const childId = data.leadId ?? 0;
    if (!(await this.merges.separate(manager, lead_id, childId)))
      throw new ConflictException('These leads have been separated already.');
    await recordEvents(manager, batch, [
      { leadId: lead_id, kind: 'separated', data: { leadId: childId, undoes: undoneBatchId } },
    ]);
  }
}

async function assertNotUndone(manager: EntityManager, leadIds: number[], undoneBatchId: string): Promise<void> {
  const [already] = await manager.query(
    `select from lead_events where lead_id = any($1::integer[]) and data ->> 'undoes' = $2 limit 1`,
    [leadIds, undoneBatchId],
  );
  if (already) throw new ConflictException('This has been undone already.');
}

function assertUnchanged(changed: number, all: number): void {
  if (changed === 0) return;
  throw new ConflictException(
    all === 1
      ? 'This lead has been changed since. Nothing was undone.'
      : `${changed} of these ${all} leads ${changed === 1 ? 'has' : 'have'} been changed since. Nothing was undone.`,
  );
}
