import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { isClosed } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { changesOf, type LeadFields } from '../../intake/storage/lead-fields.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { LeadBatchDto } from '../actions/lead-action.dto.ts';
import { LeadChanges, type RecordedChange } from '../actions/lead-changes.service.ts';
import { type LockedLead, lockRoots } from '../lead-lock.ts';
import type { NewNextStepDto } from './next-step.dto.ts';

const reminder = 'Follow up if there is no answer';

/** Sets, completes and removes the next step of a lead. */
@Injectable()
export class NextStepService {
  constructor(private readonly changes: LeadChanges) {}

  /** Sets the next step, or replaces the one that the lead has. Throws 409 if the lead is won, lost or spam. */
  set(staff: StaffMember, leadId: number, step: NewNextStepDto): Promise<LeadBatchDto> {
    return this.change(staff, leadId, async (manager, lead) =>
      changeOfStep(lead, await insertStep(manager, lead, step)),
    );
  }

  /** Plans a reminder that falls away when the customer writes, with other changes. Undefined for a lead that is won, lost or spam. */
  async planReminder(
    manager: EntityManager,
    lead: LockedLead,
    due: string,
    others: Partial<LeadFields>,
  ): Promise<RecordedChange | undefined> {
    if (lead.is_spam || isClosed(lead.status)) return undefined;
    const step = await insertStep(manager, lead, { text: reminder, due }, { waitsForAnswer: true });
    return { ...changeOfStep(lead, step), changes: changesOf(lead, { next_step_id: step, ...others }) };
  }

  /** Removes a next step, which may be done. Throws 409 if the lead has another one by now. */
  end(staff: StaffMember, leadId: number, stepId: number, isDone: boolean): Promise<LeadBatchDto> {
    return this.change(staff, leadId, async (_, lead) => {
      if (lead.shown_step_id !== stepId) throw new ConflictException(`${lead.name} has another next step by now.`);
      return changeOfStep(lead, null, isDone);
    });
  }

  private async change(
    staff: StaffMember,
    leadId: number,
    plan: (manager: EntityManager, lead: LockedLead) => Promise<RecordedChange>,
  ): Promise<LeadBatchDto> {
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      const [lead] = await lockRoots(manager, [leadId]);
      if (!lead) throw new NotFoundException(`There is no lead ${leadId}.`);
      return { leads: [lead], events: [await plan(manager, lead)] };
    });
    return { batchId, changed: 1, left: [] };
  }
}

/** Stores a next step of a lead, whose root is locked. Throws 409 if the lead is won, lost or spam. */
async function insertStep(
  manager: EntityManager,
  { id, name, status, is_spam }: LockedLead,
  { text, due }: NewNextStepDto,
  { waitsForAnswer } = { waitsForAnswer: false },
): Promise<number> {
  if (is_spam || isClosed(status))
    throw new ConflictException(`${name} is ${is_spam ? 'spam' : status}. Only open leads have a next step.`);
  const [step]: { id: number }[] = await manager.query(
    `insert into next_steps (lead_id, text, due, waits_after_request)
     values ($1, $2, $3, case when $4 then (select last_request_id from leads where id = $1) end) returning id`,
    [id, text, due, waitsForAnswer],
  );
  if (!step) throw new Error('The next step was not stored.');
  return step.id;
}

const changeOfStep = (lead: LockedLead, stepId: number | null, isDone = false): RecordedChange => ({
  leadId: lead.id,
  kind: 'next-step',
  data: { from: lead.next_step_id, to: stepId, ...(isDone && { isDone }) },
  changes: changesOf(lead, { next_step_id: stepId }),
});
