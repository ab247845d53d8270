import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { SeenLeadDto } from '../actions/lead-action.dto.ts';
import { LeadChanges } from '../actions/lead-changes.service.ts';
import { describeUnseen } from '../actions/overwritten.ts';
import { changeOf, isEmpty, type LeadChange, type LeadFields } from '../lead-fields.ts';
import { type LockedLead, lockLeads, lockMerges, readLeads, rootsOf } from '../lead-lock.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from '../list/lead-summary.dto.ts';
import type { MergePreviewDto } from './lead-merge.dto.ts';

/** Merges leads of the same person and separates them again. The merge tree is stored in `merged_into_id` and `root_id`. */
@Injectable()
export class LeadMergeService {
  constructor(
    private readonly changes: LeadChanges,
    private readonly database: DataSource,
  ) {}

  /** Returns both leads, and the lead that a merge would make of them. */
  async preview(intoId: number, leadId: number, readerId: number): Promise<MergePreviewDto> {
    const { manager } = this.database;
    const pair = await findPair(manager, intoId, leadId);
    const rows: LeadRow[] = await manager.query(leadRows, [pair, readerId]);
    const fields = await readLeads(manager, pair);
    const [into, merged] = pair.map((id) => fields.find((lead) => lead.id === id));
    const [intoRow, mergedRow] = rows;
    if (!into || !merged || !intoRow || !mergedRow) throw new NotFoundException('There is no such lead.');

    const { owner_id, is_spam: isSpam, ...taken } = mergedFields(into, merged);
    const [lastRow, otherRow] =
      intoRow.lastActivityAt < mergedRow.lastActivityAt ? [mergedRow, intoRow] : [intoRow, mergedRow];
    const result = {
      ...intoRow,
      ...taken,
      isSpam,
      owner: intoRow.owner ?? mergedRow.owner,
      lastActivityAt: lastRow.lastActivityAt,
      dueAt: earliest(intoRow.dueAt, mergedRow.dueAt),
      answeredAt: latest(intoRow.answeredAt, mergedRow.answeredAt),
      lastResponse: lastRow.lastResponse ?? otherRow.lastResponse,
      hasEarlier: intoRow.hasEarlier || mergedRow.hasEarlier,
      isUnread: intoRow.isUnread || mergedRow.isUnread,
    };
    return {
      into: LeadSummaryDto.of(intoRow),
      merged: LeadSummaryDto.of(mergedRow),
      result: LeadSummaryDto.of(result),
    };
  }

  /** Merges `leadId`, with all leads merged into it before, into `intoId`. Returns the id for undo. */
  async merge(staff: StaffMember, intoId: number, leadId: number, seen: SeenLeadDto[] = []): Promise<string> {
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      await lockMerges(manager);
      const [into, merged] = await findPair(manager, intoId, leadId);
      const leads = await lockLeads(manager, [into, merged]);
      const [target, source] = [into, merged].map((id) => leads.find((lead) => lead.id === id));
      if (!target || !source) throw new ConflictException('One of these leads has just been deleted.');
      await assertAsSeen(manager, leads, seen);
      const changes = [changeOf(source, { merged_into_id: into }), changeOf(target, mergedFields(target, source))];
      const data = { leadId: merged };
      return { leads, events: [{ leadId: into, kind: 'merged', data, changes: changes.filter(isChange) }] };
    });
    return batchId;
  }

  /**
   * Takes a merged lead out of its merge tree at any later time, with the leads merged into it. The lead it was merged into gets
   * back the values of the merge that were not changed since. Returns the id for undo.
   */
  async separate(staff: StaffMember, rootId: number, leadId: number): Promise<string> {
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      await lockMerges(manager);
      const [root] = await rootsOf(manager, [rootId]);
      const [treeOfLead] = await rootsOf(manager, [leadId]);
      const [pointer]: { merged_into_id: number | null }[] = await manager.query(
        'select merged_into_id from leads where id = $1',
        [leadId],
      );
      const parentId = pointer?.merged_into_id;
      if (!parentId || root !== treeOfLead) throw new ConflictException('These leads are separate already.');

      const leads = await lockLeads(manager, [leadId, parentId]);
      const changes = await separation(manager, leads, leadId, parentId);
      return { leads, events: [{ leadId: parentId, kind: 'separated', data: { leadId }, changes }] };
    });
    return batchId;
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

/**
 * Returns what a lead takes from the lead that is merged into it: the values it lacks, and the status if its own is still `new`.
 * The result is spam only if both were.
 */
const mergedFields = (into: LeadFields, merged: LeadFields) => ({
  status: into.status === 'new' ? merged.status : into.status,
  owner_id: into.owner_id ?? merged.owner_id,
  is_spam: into.is_spam && merged.is_spam,
  email: into.email ?? merged.email,
  company: into.company ?? merged.company,
  phone: into.phone ?? merged.phone,
  service: into.service ?? merged.service,
  city: into.city ?? merged.city,
  page: into.page ?? merged.page,
});

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

const earliest = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other);
const latest = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));

const isChange = (change: LeadChange) => !isEmpty(change);

/** Returns the changes that separate a lead from its parent. */
async function separation(
  manager: EntityManager,
  leads: LockedLead[],
  leadId: number,
  parentId: number,
): Promise<LeadChange[]> {
  const [merge]: { changes: LeadChange[] | null }[] = await manager.query(
    `select data -> 'changes' as changes from lead_events
     where lead_id = $1 and (kind = 'merged' or kind = 'undone') and (data ->> 'leadId')::integer = $2
     order by id desc limit 1`,
    [parentId, leadId],
  );
  const ofParent = merge?.changes?.find((change) => change.leadId === parentId);
  return leads
    .map((lead) => {
      if (lead.id === leadId) return changeOf(lead, { merged_into_id: null });
      const unchanged = Object.entries(ofParent?.after ?? {}).filter(
        ([column, value]) => lead[column as keyof LeadFields] === value,
      );
      return changeOf(
        lead,
        Object.fromEntries(unchanged.map(([column]) => [column, ofParent?.before[column as keyof LeadFields]])),
      );
    })
    .filter(isChange);
}
