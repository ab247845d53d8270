import { Body, ConflictException, Get, NotFoundException, Post, Query as QueryString } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { isClosed } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { changesOf, type LeadChange, type LeadFields } from '../../intake/storage/lead-fields.ts';
import { idOf } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { SeenLeadDto } from '../actions/lead-action.dto.ts';
import { LeadChanges, type Plan } from '../actions/lead-changes.service.ts';
import { describeUnseen } from '../actions/overwritten.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { type LockedLead, lockLeads, lockMerges, rootsOf } from '../lead-lock.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from '../list/lead-summary.dto.ts';
import { MergeDto, MergedDto, MergePreviewDto, SeparateDto } from './lead-merge.dto.ts';

/** Merges leads of the same person and separates them again. The merge tree is stored in `merged_into_id` and `root_id`. */
@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/leads', 'Leads', 'agent')
export class LeadMergeController {
  constructor(
    private readonly changes: LeadChanges,
    private readonly database: DataSource,
  ) {}

  @Returns(
    MergedDto,
    'Merge another lead into this one',
    'For two leads of the same person. A merge can be undone. With `seen`, as the preview showed them, leads that a colleague has changed since are not merged.',
  )
  @Post(':id/merge')
  async merge(
    @LeadId intoId: number,
    @Body() { leadId, seen = [] }: MergeDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      await lockMerges(manager);
      const [into, merged] = await findPair(manager, intoId, leadId);
      const leads = await lockPair(manager, into, merged);
      await assertAsSeen(manager, leads, seen);
      return mergeOf(...leads);
    });
    return { batchId };
  }

  @ApiQuery({ name: 'leadId', schema: { type: 'integer' }, example: 43 })
  @Returns(MergePreviewDto, 'Show what a merge would result in')
  @Get(':id/merge-preview')
  async preview(
    @LeadId intoId: number,
    @QueryString('leadId') other = '',
    @CurrentStaff() { userId: readerId }: StaffMember,
  ): Promise<MergePreviewDto> {
    const leadId = idOf(other, 'There is no such lead.');
    const runner = this.database.createQueryRunner();
    await runner.startTransaction();
    try {
      const { manager } = runner;
      await lockMerges(manager);
      const [into, merged] = await findPair(manager, intoId, leadId);
      const [target, source] = await lockPair(manager, into, merged);
      const show = async (id: number): Promise<LeadSummaryDto> => {
        const [row]: LeadRow[] = await manager.query(leadRows, [[id], readerId]);
        if (!row) throw new NotFoundException('There is no such lead.');
        return LeadSummaryDto.of(row);
      };
      const before = { into: await show(into), merged: await show(merged) };
      await this.changes.make(manager, { actorId: null, batchId: null }, mergeOf(target, source));
      return { ...before, result: await show(into) };
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /**
   * Takes a merged lead out of its merge tree at any later time, with the leads merged into it, their requests and corrections. Its
   * status and owner are those it had, and so are those of the other lead if nobody has changed them since.
   */
  @Returns(
    MergedDto,
    'Separate a merged lead',
    'Possible at any time after a merge. Its requests and the corrections of what they say go with it; its status and owner are those it had.',
  )
  @Post(':id/separate')
  async separate(
    @LeadId rootId: number,
    @Body() { leadId }: SeparateDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      await lockMerges(manager);
      const [root = rootId] = await rootsOf(manager, [rootId]);
      const [{ parent_id: parentId = null } = {}]: { parent_id?: number | null }[] = await manager.query(
        'select merged_into_id as parent_id from leads where id = $1',
        [leadId],
      );
      const leads = await lockLeads(manager, [leadId, root, ...(parentId === null ? [] : [parentId])]);
      const [lead, parent] = [leadId, parentId].map((id) => leads.find((one) => one.id === id));
      if (!lead) throw new NotFoundException(`There is no lead ${leadId}.`);
      if (!parent || lead.root_id !== root) throw new ConflictException('These leads are separate already.');
      const changes = [
        ...changesOf(lead, { merged_into_id: null }),
        ...changesOf(parent, await fieldsBeforeMerge(manager, parent, leadId)),
      ];
      return { leads, events: [{ leadId: root, kind: 'separated', data: { leadId }, changes }] };
    });
    return { batchId };
  }
}

/** Returns the roots of both leads. Throws if a merge is impossible. */
async function findPair(manager: EntityManager, intoId: number, leadId: number): Promise<[number, number]> {
  const [into = intoId] = await rootsOf(manager, [intoId]);
  const [merged = leadId] = await rootsOf(manager, [leadId]);
  if (intoId === leadId) throw new ConflictException('A lead cannot be merged with itself.');
  if (into === merged) throw new ConflictException('These two have been merged already.');
  return [into, merged];
}

/** Locks both leads. Throws 409 if one has just been deleted. */
async function lockPair(manager: EntityManager, intoId: number, leadId: number): Promise<[LockedLead, LockedLead]> {
  const leads = await lockLeads(manager, [intoId, leadId]);
  const [into, merged] = [intoId, leadId].map((id) => leads.find((lead) => lead.id === id));
  if (!into || !merged) throw new ConflictException('One of these leads has just been deleted.');
  return [into, merged];
}

function mergeOf(target: LockedLead, source: LockedLead): Plan {
  const changes = [
    ...changesOf(source, { merged_into_id: target.id }),
    ...changesOf(target, mergedFields(target, source)),
  ];
  return {
    leads: [target, source],
    events: [{ leadId: target.id, kind: 'merged', data: { leadId: source.id }, changes }],
  };
}

/**
 * Returns the staff fields of the result: a lead takes the owner and the next step that it lacks, and the status with its outcome if
 * its own is still `new`. An open one takes the expected value and month that it lacks. It stays snoozed only if both are, until the
 * earlier time.
 */
function mergedFields(into: LockedLead, merged: LockedLead): Omit<LeadFields, 'merged_into_id'> {
  const [chosen, other] = into.status === 'new' ? [merged, into] : [into, merged];
  const { status, lost_reason, closed_on, closed_from } = chosen;
  const lacking = isClosed(status) ? chosen : other;
  return {
    status,
    value_usd: chosen.value_usd ?? lacking.value_usd,
    expected_month: chosen.expected_month ?? lacking.expected_month,
    lost_reason,
    closed_on,
    closed_from,
    owner_id: into.owner_id ?? merged.owner_id,
    next_step_id: into.shown_step_id ?? merged.shown_step_id,
    snoozed_until: earlierOf(into.snoozed_until, merged.snoozed_until),
  };
}

const earlierOf = (one: string | null, other: string | null) => one && other && (one < other ? one : other);

/** Groups of fields that a lead had before a merge and gets back, unless one of the group has been changed since. */
const separatedFields = [
  ['owner_id'],
  ['status', 'value_usd', 'expected_month', 'lost_reason', 'closed_on', 'closed_from'],
] as const satisfies (keyof LeadFields)[][];

/** Returns the owner, and the status with its value and outcome, that a lead had before a merge. */
async function fieldsBeforeMerge(
  manager: EntityManager,
  into: LockedLead,
  mergedId: number,
): Promise<Partial<LeadFields>> {
  const merge = JSON.stringify([{ leadId: mergedId, after: { merged_into_id: into.id } }]);
  const rows: { changes: LeadChange[] }[] = await manager.query(
    `select data -> 'changes' as changes from lead_events
     where lead_id = $1 and data -> 'changes' @> $2 order by id desc limit 1`,
    [into.id, merge],
  );
  const { before = {}, after = {} } = rows[0]?.changes.find(({ leadId }) => leadId === into.id) ?? {};
  // An outcome is taken as a whole, so what the merge did not change of it was not known.
  const isAsMerged = (column: keyof LeadFields) =>
    (!(column in after) && !isClosed(after.status)) || into[column] === (after[column] ?? null);
  const restored = separatedFields.flatMap((group) => {
    const taken = group.filter((column) => column in after);
    return taken.length > 0 && group.every(isAsMerged) ? taken : [];
  });
  return Object.fromEntries(restored.map((column) => [column, before[column] ?? null]));
}

/** Throws 409 if the preview showed other owners or statuses. */
async function assertAsSeen(manager: EntityManager, leads: LockedLead[], seen: SeenLeadDto[]): Promise<void> {
  for (const lead of leads) {
    const change = await describeUnseen(
      manager,
      lead,
      seen.find(({ leadId }) => leadId === lead.id),
    );
    if (change) throw new ConflictException(`${lead.name}: ${change}`);
  }
}
