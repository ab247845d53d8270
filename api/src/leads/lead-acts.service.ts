import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../business-hours/business-hours.ts';
import { RefusedFieldsException } from '../common/refused-fields.exception.ts';
import type { StaffMember } from '../session/current-staff.decorator.ts';
import { Announcing } from '../telling/announcing.service.ts';
import { Jobs } from '../telling/jobs.service.ts';
import type { LeadActionDto, LeadBatchDto } from './lead-action.dto.ts';
import { type Change, type Changer, changersBy } from './lead-changes.ts';
import { note } from './lead-events.ts';
import { lockRoots, rootsOf } from './lead-lock.ts';
import type { TimelineEntryDto } from './timeline.dto.ts';
import { TimelineService } from './timeline.service.ts';

@Injectable()
export class LeadActsService {
  private readonly changers: Partial<Record<LeadEventKind, Changer>>;

  constructor(
    private readonly database: DataSource,
    private readonly announcing: Announcing,
    private readonly jobs: Jobs,
    private readonly timelines: TimelineService,
    hours: BusinessHours,
  ) {
    this.changers = changersBy(hours);
  }

  /** Changes all of the leads or none. Those that are as asked for already stay untouched, so asking twice does no harm. */
  async act({ userId }: StaffMember, leadIds: number[], action: LeadActionDto): Promise<LeadBatchDto> {
    const batchId = randomUUID();
    const changed = await this.database.transaction(async (manager) => {
      const { kind, to } = await this.aimOf(manager, action);
      const changer = this.changers[kind];
      if (!changer) throw new Error(`Nothing can be changed by ${kind}.`);

      const leads = await lockRoots(manager, leadIds);
      const changes: Change[] = leads.filter((lead) => changer.now(lead) !== to).map((lead) => ({ lead, to }));
      await changer.write(manager, changes);
      await note(
        manager,
        { actorId: userId, batchId },
        changes.map((change) => ({ leadId: change.lead.id, ...changer.event(change) })),
      );
      if (action.kind === 'release') await this.tellOf(manager, changes);
      return changes.length;
    });
    if (action.kind === 'release') this.jobs.wake('announce');
    return { batchId, changed };
  }

  /** Writes a note on the timeline. */
  note({ userId }: StaffMember, leadId: number, text: string): Promise<TimelineEntryDto> {
    return this.database.transaction(async (manager) => {
      const [root = leadId] = await rootsOf(manager, [leadId]);
      const [event = ''] = await note(manager, { actorId: userId, batchId: null }, [
        { leadId: root, kind: 'note', data: { text } },
      ]);
      return this.timelines.entry(manager, root, event);
    });
  }

  /** What is to be changed, named by its event, and what it is to become. */
  private async aimOf(
    manager: EntityManager,
    { kind, status, ownerId = null }: LeadActionDto,
  ): Promise<{ kind: LeadEventKind; to: Change['to'] }> {
    switch (kind) {
      case 'status':
        return { kind: 'status', to: status ?? null };
      case 'assign':
        await refuseStranger(manager, ownerId);
        return { kind: 'assigned', to: ownerId };
      case 'read':
      case 'unread':
        return { kind: 'read', to: kind === 'unread' };
      case 'spam':
      case 'release':
        return { kind: 'spam', to: kind === 'spam' };
    }
  }

  /** Nobody was told of what was held as spam. */
  private async tellOf(manager: EntityManager, released: Change[]): Promise<void> {
    const rows: { id: number }[] = await manager.query(
      `select submissions.id from submissions join leads on leads.id = lead_id
       where root_id = any($1::integer[]) order by submissions.id`,
      [released.map(({ lead }) => lead.id)],
    );
    await this.announcing.announce(
      manager,
      rows.map(({ id }) => id),
    );
  }
}

/** A lead belongs to nobody, or to somebody who can sign in. */
async function refuseStranger(manager: EntityManager, ownerId: number | null): Promise<void> {
  if (ownerId === null) return;
  const [colleague] = await manager.query(
    'select from staff_accounts where user_id = $1 and disabled_at is null for share',
    [ownerId],
  );
  if (!colleague) throw new RefusedFieldsException({ ownerId: 'There is no such colleague' });
}
