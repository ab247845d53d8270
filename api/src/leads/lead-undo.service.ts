import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../business-hours/business-hours.ts';
import type { StaffMember } from '../session/current-staff.decorator.ts';
import { type Change, type Changer, changersBy, type EventData } from './lead-changes.ts';
import { type Batch, note } from './lead-events.ts';
import { LeadFamiliesService } from './lead-families.service.ts';
import { lock } from './lead-lock.ts';

interface Done {
  lead_id: number;
  kind: LeadEventKind;
  data: EventData;
}

/** Takes back what was done in one go, all of it or nothing, and notes that as something done too. */
@Injectable()
export class LeadUndoService {
  private readonly changers: Partial<Record<LeadEventKind, Changer>>;

  constructor(
    private readonly database: DataSource,
    private readonly families: LeadFamiliesService,
    hours: BusinessHours,
  ) {
    this.changers = changersBy(hours);
  }

  undo({ userId }: StaffMember, batchId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const done: Done[] = await manager.query(
        'select lead_id, kind, data from lead_events where batch_id = $1 order by id',
        [batchId],
      );
      const [first] = done;
      if (!first) throw new NotFoundException('There is nothing to undo.');

      const batch = { actorId: userId, batchId: randomUUID() };
      const changer = this.changers[first.kind];
      if (changer) await this.changeBack(manager, changer, done, batchId, batch);
      else if (first.kind === 'merged') await this.separate(manager, first, batchId, batch);
      else throw new ConflictException('This cannot be undone.');
      return done.length;
    });
  }

  private async changeBack(manager: EntityManager, changer: Changer, done: Done[], undoes: string, batch: Batch) {
    const leads = new Map(
      (
        await lock(
          manager,
          done.map(({ lead_id }) => lead_id),
        )
      ).map((lead) => [lead.id, lead]),
    );
    await refuseUndone(manager, [...leads.keys()], undoes);

    const changes = done.flatMap(({ lead_id, kind, data }): Change[] => {
      const lead = leads.get(lead_id);
      const { from, to } = changer.read(kind, data);
      const isAsLeft = lead && lead.merged_into_id === null && changer.now(lead) === to;
      return isAsLeft ? [{ lead, to: from }] : [];
    });
    refuseChangedSince(done.length - changes.length, done.length);

    await changer.write(manager, changes);
    await this.takeAnswersBack(manager, undoes);
    await note(
      manager,
      batch,
      changes.map((change) => {
        const { kind, data } = changer.event(change);
        return { leadId: change.lead.id, kind, data: { ...data, undoes } };
      }),
    );
  }

  /** A status set by mistake was no answer: the visitor waits again. */
  private takeAnswersBack(manager: EntityManager, undoes: string): Promise<unknown> {
    return manager.query(
      `update leads set first_responded_at = null, first_response_seconds = null
       from lead_events event
       where event.batch_id = $1 and event.kind = 'status' and event.lead_id = leads.id
         and leads.status = 'new' and leads.first_responded_at = event.at`,
      [undoes],
    );
  }

  private async separate(manager: EntityManager, { lead_id, data }: Done, undoes: string, batch: Batch) {
    const childId = data.leadId ?? 0;
    if (!(await this.families.separate(manager, lead_id, childId)))
      throw new ConflictException('These leads have been separated already.');
    await note(manager, batch, [{ leadId: lead_id, kind: 'separated', data: { leadId: childId, undoes } }]);
  }
}

async function refuseUndone(manager: EntityManager, leadIds: number[], undoes: string): Promise<void> {
  const [already] = await manager.query(
    `select from lead_events where lead_id = any($1::integer[]) and data ->> 'undoes' = $2 limit 1`,
    [leadIds, undoes],
  );
  if (already) throw new ConflictException('This has been undone already.');
}

function refuseChangedSince(changed: number, all: number): void {
  if (changed === 0) return;
  throw new ConflictException(
    all === 1
      ? 'This lead has been changed since. Nothing was undone.'
      : `${changed} of these ${all} leads ${changed === 1 ? 'has' : 'have'} been changed since. Nothing was undone.`,
  );
}
