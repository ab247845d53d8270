import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { recordEvents } from '../lead-events.ts';
import { lockRoots, rootsOf } from '../lead-lock.ts';
import type { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import type { LeadActionDto, LeadBatchDto } from './lead-action.dto.ts';
import { type Change, type LeadProperty, leadProperties } from './lead-changes.ts';

@Injectable()
export class LeadActionsService {
  private readonly properties: Partial<Record<LeadEventKind, LeadProperty>>;

  constructor(
    private readonly database: DataSource,
    private readonly announcing: NotificationPlanner,
    private readonly jobs: JobQueue,
    private readonly timelines: TimelineService,
    hours: BusinessHours,
  ) {
    this.properties = leadProperties(hours);
  }

  /** Applies an action to all leads or none. Leads that already have the target value are skipped, so it is idempotent. */
  async apply({ userId }: StaffMember, leadIds: number[], action: LeadActionDto): Promise<LeadBatchDto> {
    const batchId = randomUUID();
    const changed = await this.database.transaction(async (manager) => {
      const { kind, to } = await this.resolveTarget(manager, action);
      const property = this.properties[kind];
      if (!property) throw new Error(`No lead property belongs to the event ${kind}.`);

      const leads = await lockRoots(manager, leadIds);
      const changes: Change[] = leads.filter((lead) => property.current(lead) !== to).map((lead) => ({ lead, to }));
      await property.write(manager, changes);
      await recordEvents(
        manager,
        { actorId: userId, batchId },
        changes.map((change) => ({ leadId: change.lead.id, ...property.event(change) })),
      );
      if (action.kind === 'release') await this.notifyReleased(manager, changes);
      return changes.length;
    });
    if (action.kind === 'release') this.jobs.notifyWorkers('announce');
    return { batchId, changed };
  }

  /** Adds a note to the timeline. */
  addNote({ userId }: StaffMember, leadId: number, text: string): Promise<TimelineEntryDto> {
    return this.database.transaction(async (manager) => {
      const [root = leadId] = await rootsOf(manager, [leadId]);
      const [event = ''] = await recordEvents(manager, { actorId: userId, batchId: null }, [
        { leadId: root, kind: 'note', data: { text } },
      ]);
      return this.timelines.entry(manager, root, event);
    });
  }

  /** Returns the kind of event that belongs to the action, and the target value. */
  private async resolveTarget(
    manager: EntityManager,
    { kind, status, ownerId = null }: LeadActionDto,
  ): Promise<{ kind: LeadEventKind; to: Change['to'] }> {
    switch (kind) {
      case 'status':
        return { kind: 'status', to: status ?? null };
      case 'assign':
        await assertAssignable(manager, ownerId);
        return { kind: 'assigned', to: ownerId };
      case 'read':
      case 'unread':
        return { kind: 'read', to: kind === 'unread' };
      case 'spam':
      case 'release':
        return { kind: 'spam', to: kind === 'spam' };
    }
  }

  /** Queues the notifications that were not sent while the submissions were held as spam. */
  private async notifyReleased(manager: EntityManager, released: Change[]): Promise<void> {
    const rows: { id: number }[] = await manager.query(
      `select submissions.id from submissions join leads on leads.id = lead_id
       where root_id = any($1::integer[]) order by submissions.id`,
      [released.map(({ lead }) => lead.id)],
    );
    await this.announcing.enqueue(
      manager,
      rows.map(({ id }) => id),
    );
  }
}

/** Throws if the owner is not an active staff member. */
async function assertAssignable(manager: EntityManager, ownerId: number | null): Promise<void> {
  if (ownerId === null) return;
  const [colleague] = await manager.query(
    'select from staff_accounts where user_id = $1 and disabled_at is null for share',
    [ownerId],
  );
  if (!colleague) throw new ValidationFailedException({ ownerId: 'There is no such staff member' });
}
