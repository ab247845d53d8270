import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { isClosed } from '@portal/contracts/lead';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import { changesOf } from '../../intake/storage/lead-fields.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { deleteDraft, keepOtherText, lockSavedDraft, type SavedBody } from '../drafts/saved-drafts.ts';
import { recordEvents } from '../lead-events.ts';
import { lockAvailable, lockLeads, lockRoots, rootsOf } from '../lead-lock.ts';
import { unassignedTerm } from '../list/lead-conditions.ts';
import { LeadReads } from '../reads/lead-reads.service.ts';
import { requestChange, requestsOf } from '../requests.ts';
import { storeMentions } from '../staff-notifications/mentions.ts';
import type { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import {
  eventOf,
  isOpen,
  requestChangesOf,
  targetValues,
  withOutcome,
  withoutOutcome,
  withoutRequests,
} from './action-changes.ts';
import { assertAssignable } from './assignable.ts';
import type {
  ContactDto,
  LeadActionsDto,
  LeadBatchDto,
  LeftLeadDto,
  NoteDto,
  QuoteFileDto,
} from './lead-action.dto.ts';
import { type Actor, LeadChanges } from './lead-changes.service.ts';
import { findOverwritten } from './overwritten.ts';

const maxClockDifference = 60_000;
const maxContactAge = 30 * 86_400_000;

@Injectable()
export class LeadActionsService {
  constructor(
    private readonly database: DataSource,
    private readonly changes: LeadChanges,
    private readonly timelines: TimelineService,
    private readonly hours: BusinessHours,
    private readonly reads: LeadReads,
  ) {}

  /**
   * Applies an action to the leads that it can be applied to, and returns which ones it has left and why. Leads that already have the
   * target value are skipped, so it is idempotent. Throws if the action is for one lead only and has left it.
   */
  async apply(staff: StaffMember, { leadIds, action, seen = [] }: LeadActionsDto): Promise<LeadBatchDto> {
    if (action.kind === 'read' || action.kind === 'unread')
      return { batchId: randomUUID(), ...(await this.reads.markAll(staff.userId, leadIds, action.kind === 'read')) };

    // Before any row is locked, because business time takes processor time.
    const now = new Date();
    const moments = { now: now.toISOString(), dueAt: this.hours.responseDueAt(now).toISOString() };
    const today = Temporal.Now.plainDateISO(this.hours.timeZone).toString();
    const snoozedUntil = action.kind === 'snooze' && action.until ? this.startOfDay(action.until) : null;
    const left: LeftLeadDto[] = [];
    const applied = await this.changes.apply(staff, async (manager) => {
      left.length = 0;
      if (action.kind === 'assign') await assertAssignable(manager, action.ownerId ?? null);
      // A single merged lead is replaced by its root, unless the client says what it has seen.
      const ids = leadIds.length === 1 && seen.length === 0 ? await rootsOf(manager, leadIds) : leadIds;
      const available = await lockAvailable(manager, ids);
      const overwritten =
        action.kind === 'outcome'
          ? available.leads.filter(({ status }) => !isClosed(status)).map(withoutOutcome)
          : action.kind === 'expected'
            ? available.leads.filter(({ status }) => isClosed(status)).map(withOutcome)
            : await findOverwritten(manager, { leads: available.leads, action, seen, staff });
      left.push(...available.unavailable, ...overwritten);
      const [only] = left;
      if (only && leadIds.length === 1) {
        if (only.reason === 'missing') throw new NotFoundException(only.message);
        throw new ConflictException(only.message);
      }
      const leads = available.leads.filter(({ id }) => !overwritten.some(({ leadId }) => leadId === id));
      const requests = withoutRequests.has(action.kind)
        ? []
        : await requestsOf(
            manager,
            leads.map(({ id }) => id),
          );
      const events = leads.flatMap((lead) => {
        const changes = changesOf(lead, targetValues(action, lead, { today, snoozedUntil }));
        const ofLead = requests.filter(({ root_id }) => root_id === lead.id);
        const requestChanges = requestChangesOf(action, lead.status, ofLead, moments);
        if (changes.length + requestChanges.length === 0) return [];
        return [{ leadId: lead.id, ...eventOf(action, lead, snoozedUntil), changes, requests: requestChanges }];
      });
      return { leads, requests, events };
    });
    return { batchId: applied.batchId, changed: applied.events.length, left };
  }

  /** Returns when a day begins at the business. Throws if it has begun. */
  private startOfDay(day: string): string {
    const start = Temporal.PlainDate.from(day).toZonedDateTime(this.hours.timeZone);
    if (start.epochMilliseconds <= Date.now())
      throw new ValidationFailedException({ until: 'until must be a day after today' });
    return new Date(start.epochMilliseconds).toISOString();
  }

  /**
   * Assigns the new lead without an owner whose answer is due first. Leads that colleagues take at the same moment are passed over.
   * Throws 404 without any.
   */
  async takeNext(staff: StaffMember): Promise<LeadBatchDto & { leadId: number }> {
    let leadId = 0;
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      await assertAssignable(manager, staff.userId);
      const next = (await nextUnassigned(manager, 'skip locked')) ?? (await nextUnassigned(manager, ''));
      if (!next) throw new NotFoundException('No new leads wait for somebody.');
      leadId = next.id;
      const leads = await lockLeads(manager, [next.id]);
      return {
        leads,
        events: leads.map((lead) => ({
          leadId: lead.id,
          kind: 'assigned' as const,
          data: { from: null, to: staff.userId },
          changes: changesOf(lead, { owner_id: staff.userId }),
        })),
      };
    });
    return { batchId, changed: 1, left: [], leadId };
  }

  /** Adds a note to the timeline, once for each draft. */
  async addNote({ userId }: StaffMember, leadId: number, draft: NoteDto): Promise<TimelineEntryDto> {
    return this.database.transaction(async (manager) => {
      const note = await storeMentions(manager, draft.text);
      const root = await lockRoot(manager, leadId);
      const { draftId } = draft;
      const saved = await saveDraft(manager, userId, root, draft, { text: note.text, channel: null, outcome: null });
      if (saved) return this.timelines.entry(manager, root, saved.id);
      const [event = ''] = await recordEvents(manager, { actorId: userId, batchId: null }, [
        { leadId: root, kind: 'note', data: { ...note, ...(draftId && { draftId }) } },
      ]);
      await projectLeads(manager, [root]);
      return this.timelines.entry(manager, root, event);
    });
  }

  /**
   * Logs a contact with a lead. It answers all requests so far, claims a lead without an owner, and makes a new lead a contacted
   * one; a quote makes an open lead a quoted one of its value. A contact of an earlier time answers the requests before it. A message that was sent answers the requests that its writer had seen.
   */
  async logContact(
    staff: Actor,
    leadId: number,
    contact: ContactDto,
    { at: now, seenEntryId = null }: { at: Date; seenEntryId?: string | null } = { at: timeOf(contact) },
  ): Promise<LeadBatchDto> {
    const { userId } = staff;
    const { channel, outcome = null, note = null, draftId, value = null } = contact;
    // Before any row is locked, because business time takes processor time. A request that arrives now is not answered.
    const earlier = await requestsOf(
      this.database.manager,
      await rootsOf(this.database.manager, [leadId]),
      seenEntryId,
    );
    const seconds = new Map(
      earlier.map(({ id, received_at }) => [id, this.hours.businessSecondsBetween(received_at, now)]),
    );
    let savedBatch: string | null = null;
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      // It may become the owner. Before the lead is locked, like every lock of an account.
      await assertAssignable(manager, userId);
      const [lead] = await lockRoots(manager, [leadId]);
      if (!lead) throw new NotFoundException(`There is no lead ${leadId}.`);
      const stored = note ? await storeMentions(manager, note) : undefined;
      const saved = await saveDraft(
        manager,
        userId,
        lead.id,
        { ...contact, text: note ?? '' },
        {
          text: stored?.text ?? null,
          channel,
          outcome,
          value,
        },
      );
      savedBatch = saved ? saved.batchId : null;
      if (saved) return { leads: [], events: [] };
      const file = contact.file && (await fileOf(manager, lead.id, contact.file));
      const requests = await requestsOf(manager, [lead.id]);
      const changes = changesOf(lead, {
        ...(lead.owner_id === null && { owner_id: userId }),
        ...(lead.status === 'new' && { status: 'contacted' as const }),
        ...(channel === 'quote' && !isClosed(lead.status) && { status: 'quoted' as const, value_usd: value }),
      });
      const answers = requests
        .filter((request) => isOpen(request) && seconds.has(request.id) && (!contact.at || request.received_at <= now))
        .map((request) =>
          requestChange(request, {
            answered_at: now.toISOString(),
            answered_by: userId,
            response_seconds: seconds.get(request.id) ?? null,
          }),
        );
      return {
        leads: [lead],
        requests,
        events: [
          {
            leadId: lead.id,
            kind: 'contact',
            data: {
              channel,
              outcome,
              ...stored,
              ...(channel === 'quote' && { value, ...(file && { file }) }),
              ...(draftId && { draftId }),
              ...(contact.at && { at: now.toISOString() }),
            },
            changes,
            requests: answers,
          },
        ],
      };
    });
    return { batchId: savedBatch ?? batchId, changed: 1, left: [] };
  }
}

/**
 * Removes the draft that is being saved. Returns the event if that has been done before: the response of an earlier request was lost.
 * Throws 409 if that one differs.
 */
async function saveDraft(
  manager: EntityManager,
  userId: number,
  leadId: number,
  { draftId, draftRevision, text }: Pick<NoteDto, 'draftId' | 'draftRevision' | 'text'>,
  body: SavedBody,
) {
  if (!draftId) return undefined;
  const saved = await lockSavedDraft(manager, userId, leadId, draftId);
  if (saved && !isDeepStrictEqual(saved.body, body))
    throw new ConflictException('An earlier version of this text has already been saved.');
  await keepOtherText(manager, userId, { draftId, draftRevision, text });
  await deleteDraft(manager, userId, draftId);
  return saved;
}

/** Returns a file of an e-mail of the lead with its name. Throws 422 if it is none. */
async function fileOf(manager: EntityManager, rootId: number, { messageId, part }: QuoteFileDto) {
  const [file]: { name: string }[] = await manager.query(
    `select file.name from leads member join messages on messages.lead_id = member.id
     join message_attachments file on file.message_id = messages.id
     where member.root_id = $1 and messages.id = $2 and part = $3`,
    [rootId, messageId, part],
  );
  if (!file) throw new ValidationFailedException({ file: 'This file is not on the lead any more' });
  return { messageId, part, name: file.name };
}

/** Returns the root of a lead, and locks it until the transaction ends: the words of a note are added to its searchable text. */
async function lockRoot(manager: EntityManager, leadId: number): Promise<number> {
  for (;;) {
    const [root = leadId] = await rootsOf(manager, [leadId]);
    const [lead]: { merged_into_id: number | null }[] = await manager.query(
      'select merged_into_id from leads where id = $1 for no key update',
      [root],
    );
    // Merged or erased while this waited for the lock: look again.
    if (lead && lead.merged_into_id === null) return root;
  }
}

/** Locks the lead. Without `skip locked`, it waits for colleagues who hold the last ones. */
async function nextUnassigned(manager: EntityManager, wait: 'skip locked' | ''): Promise<{ id: number } | undefined> {
  const [lead]: { id: number }[] = await manager.query(
    `select id from leads where ${unassignedTerm} order by due_at, id limit 1 for no key update ${wait}`,
  );
  return lead;
}

/** Returns when a contact was. Throws 422 for a time that is ahead, or long ago. */
function timeOf({ at }: ContactDto): Date {
  if (!at) return new Date();
  const time = new Date(at);
  const age = Date.now() - time.getTime();
  if (age < -maxClockDifference) throw new ValidationFailedException({ at: 'Choose a time that has passed' });
  if (age > maxContactAge) throw new ValidationFailedException({ at: 'Choose a time within the last 30 days' });
  return time;
}
