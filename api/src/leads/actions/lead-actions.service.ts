import { Injectable } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { recordEvents } from '../lead-events.ts';
import { changeOf, isEmpty, type LeadFields } from '../lead-fields.ts';
import { type LockedLead, lockRoots, rootsOf } from '../lead-lock.ts';
import type { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import type { LeadActionDto, LeadBatchDto } from './lead-action.dto.ts';
import { LeadChanges } from './lead-changes.service.ts';

@Injectable()
export class LeadActionsService {
  constructor(
    private readonly database: DataSource,
    private readonly changes: LeadChanges,
    private readonly timelines: TimelineService,
    private readonly hours: BusinessHours,
  ) {}

  /** Applies an action to all leads or none. Leads that already have the target value are skipped, so it is idempotent. */
  async apply({ userId }: StaffMember, leadIds: number[], action: LeadActionDto): Promise<LeadBatchDto> {
    const { batchId, events } = await this.changes.apply(userId, async (manager) => {
      if (action.kind === 'assign') await assertAssignable(manager, action.ownerId ?? null);
      const leads = await lockRoots(manager, leadIds);
      const events = leads.flatMap((lead) => {
        const change = changeOf(lead, this.targetValues(lead, action));
        return isEmpty(change) ? [] : [{ leadId: lead.id, ...eventOf(action, lead), changes: [change] }];
      });
      return { leads, events };
    });
    return { batchId, changed: events.length };
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

  private targetValues(lead: LockedLead, { kind, status, ownerId = null }: LeadActionDto): Partial<LeadFields> {
    switch (kind) {
      case 'status':
        return { ...(status && { status }), ...(status !== 'new' && this.firstResponse(lead)) };
      case 'assign':
        return { owner_id: ownerId };
      case 'read':
      case 'unread':
        return { is_unread: kind === 'unread' };
      case 'spam':
      case 'release':
        return { is_spam: kind === 'spam' };
    }
  }

  /** The first change from `new` counts as the first response. */
  private firstResponse({ status, first_responded_at, created_at }: LockedLead): Partial<LeadFields> {
    if (status !== 'new' || first_responded_at !== null) return {};
    const now = new Date();
    return {
      first_responded_at: now.toISOString(),
      first_response_seconds: this.hours.businessSecondsBetween(created_at, now),
    };
  }
}

function eventOf(
  { kind, status, ownerId = null }: LeadActionDto,
  lead: LockedLead,
): { kind: LeadEventKind; data?: object } {
  switch (kind) {
    case 'status':
      return { kind, data: { from: lead.status, to: status } };
    case 'assign':
      return { kind: 'assigned', data: { from: lead.owner_id, to: ownerId } };
    case 'read':
    case 'unread':
      return { kind: 'read', data: { unread: kind === 'unread' } };
    case 'spam':
      return { kind };
    case 'release':
      return { kind: 'released' };
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
