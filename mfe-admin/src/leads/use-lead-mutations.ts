import type { ContactChannel, LeadEventKind } from '@portal/contracts/lead';
import { toast } from '@portal/platform';
import { queryClient, useMutation } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, LeadAction, LeadSummary, LeftLead, Person, Undone } from '@portal/staff-client/lead';
import { createStore } from '@portal/ui/create-store';
import { errorMessage } from '../error-message.ts';
import { contacts } from './contacts.content.ts';
import { leadQuery } from './lead.queries.ts';
import { invalidateLeads, invalidateLists, removeListedLeads, updateListedLeads } from './leads.queries.ts';
import { announceRead } from './read-channel.ts';
import { statuses } from './statuses.content.ts';
import { summaryQuery } from './summary.queries.ts';

type NamedLead = Pick<LeadSummary, 'id' | 'name'>;
type SeenLead = Pick<LeadSummary, 'id' | 'name' | 'status' | 'owner'>;

interface LeadChange {
  /** The leads as they are shown. */
  leads: readonly SeenLead[];
  /** All leads to change, if some of them are not loaded. */
  ids?: readonly number[];
  action: LeadAction;
  /** The new owner of an assignment, for the optimistic update. */
  owner?: Person;
}

/** The API changes at most this number of leads per request. */
const partSize = 200;

/** The action on many leads that is running. */
export const bulkProgress = createStore<{ done: number; total: number; stop: () => void } | undefined>(undefined);

const seenOf = (leads: readonly SeenLead[]) =>
  leads.map(({ id, status, owner }) => ({ leadId: id, status, ownerId: owner?.id ?? null }));

/** Applies an action in parts, which are undone as one. Stopping or an error keeps the parts before. */
async function applyInParts({ leads, ids = idsOf(leads), action }: LeadChange) {
  let batchId: string | undefined;
  let changed = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const left: LeftLead[] = [];
  try {
    for (let start = 0; start < ids.length && !isStopped; start += partSize) {
      if (ids.length > partSize) bulkProgress.set({ done: start, total: ids.length, stop });
      const leadIds = ids.slice(start, start + partSize);
      const seen = seenOf(leads.filter(({ id }) => leadIds.includes(id)));
      const part = await unwrap(staff.POST('/api/admin/leads/actions', { body: { leadIds, action, seen, batchId } }));
      batchId = part.batchId;
      changed += part.changed;
      // Missing in an API of the version before, during a rolling update.
      left.push(...(part.left ?? []));
    }
  } catch (error) {
    if (!batchId) throw error;
    toast.error(`Stopped after ${countOf(changed)}`, errorMessage(error));
  } finally {
    bulkProgress.set(undefined);
  }
  return { batchId: batchId ?? '', changed, left };
}

/** Changes leads with an optimistic update, and offers to undo the change. */
export function useLeadAction() {
  const { mutate: undo } = useUndo();
  return useMutation<Awaited<ReturnType<typeof applyInParts>>, LeadChange, { before: ShownLeads }>({
    networkMode: 'always',
    // One after the other, so that each one has seen what the one before has changed.
    scope: { id: 'lead-action' },
    mutationFn: applyInParts,
    onMutate: ({ leads, action, owner }) => {
      const before = shownLeads(idsOf(leads));
      updateLeads(idsOf(leads), changedFields(action, owner));
      return { before };
    },
    onSuccess: ({ batchId, changed, left }, { leads, ids = [], action, owner }, { before }) => {
      restoreLeads(before, left);
      removeListedLeads(left.filter(({ reason }) => reason !== 'changed').map(({ leadId }) => leadId));
      const names = new Map(leads.map(({ id, name }) => [id, name]));
      const leftText = describeLeft(left, names);
      if (changed === 0) {
        if (leftText) toast.error('No changes were made', leftText);
        return;
      }
      const isPersonal = action.kind === 'read' || action.kind === 'unread';
      if (isPersonal && leads.length === 1 && left.length === 0) return;
      const subject = leads.length === 1 && ids.length < 2 ? (leads[0]?.name ?? '') : countOf(changed);
      toast.success(
        describe(action, owner),
        [subject + (leftText && '.'), leftText && `Not changed: ${leftText}`].filter(Boolean).join(' '),
        isPersonal ? undefined : undoAction(() => undo({ batchId, ids: idsOf(leads) })),
      );
    },
    onError: (error, { leads }, context) => {
      if (context) restoreLeads(context.before);
      // The lead was removed or merged into another one: it is not in any list any more.
      if (error instanceof ApiError && error.status === 404) removeListedLeads(idsOf(leads));
      toast.error('No changes were made', errorMessage(error));
    },
    onSettled: (_result, _error, { leads }) => invalidateLeads(idsOf(leads)),
  });
}

/** Marks a lead as read or unread, for the signed-in user. */
export const useReadMark = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ lead, isUnread }: ReadMark) =>
      staff.PUT('/api/admin/leads/{id}/read-mark', {
        params: { path: { id: lead.id } },
        body: { isUnread, ...(!isUnread && { lastSubmissionId: lead.lastSubmissionId }) },
      }),
    onMutate: ({ lead, isUnread }) => updateLeads([lead.id], { isUnread }),
    onError: (error, { isUnread }) => {
      // Reading a lead is not interrupted: it is marked the next time that it is opened.
      if (isUnread) toast.error('The lead was not marked as unread', errorMessage(error));
    },
    onSettled: async () => {
      await Promise.all([queryClient.invalidateQueries(summaryQuery), invalidateLists({ refetchVisible: false })]);
      announceRead();
    },
  });

interface ReadMark {
  lead: Pick<LeadSummary, 'id' | 'lastSubmissionId'>;
  isUnread: boolean;
}

interface LeadPair {
  target: NamedLead;
  source: NamedLead;
}

/** Merges one lead into another, and offers to undo the merge. */
export const useMergeLeads = () =>
  usePairChange(['merged', 'into'], ({ target, source, seen }: LeadPair & { seen: SeenLead[] }) =>
    staff.POST('/api/admin/leads/{id}/merge', {
      params: { path: { id: target.id } },
      body: { leadId: source.id, seen: seenOf(seen) },
    }),
  );

/** Takes a merged lead out of another one, and offers to undo this. */
export const useSeparateLeads = () =>
  usePairChange(['separated', 'from'], ({ target, source }: LeadPair) =>
    staff.POST('/api/admin/leads/{id}/separate', {
      params: { path: { id: target.id } },
      body: { leadId: source.id },
    }),
  );

function usePairChange<Pair extends LeadPair>(
  [done, preposition]: [done: string, preposition: string],
  request: (pair: Pair) => Promise<{ data?: { batchId: string } }>,
) {
  const { mutate: undo } = useUndo();
  return useMutation({
    networkMode: 'always',
    mutationFn: (pair: Pair) => unwrap(request(pair)),
    onSuccess: ({ batchId }, { target, source }) => {
      toast.success(
        `Leads ${done}`,
        `${source.name} was ${done} ${preposition} ${target.name}.`,
        undoAction(() => undo({ batchId, ids: idsOf([target, source]) })),
      );
    },
    onError: (error) => toast.error(`Leads were not ${done}`, errorMessage(error)),
    onSettled: (_result, _error, { target, source }) => invalidateLeads(idsOf([target, source])),
  });
}

/** Returns a function to call after a contact was logged: it offers to undo it. */
export function useContactLogged() {
  const { mutate: undo } = useUndo();
  return (lead: NamedLead, channel: ContactChannel, batchId: string) => {
    const undoContact = undoAction(() => undo({ batchId, ids: [lead.id] }));
    toast.success('Contact logged', `You ${contacts[channel].done} ${lead.name}.`, undoContact);
    return invalidateLeads([lead.id]);
  };
}

/** Undoes an action in parts. Returns what was undone and what was not. */
async function undoInParts(batchId?: string): Promise<Undone> {
  let undone = await unwrap(staff.POST('/api/admin/leads/undo', { body: { batchId } }));
  const { skipped = [], leadIds } = undone;
  let { restored } = undone;
  while (undone.next) {
    undone = await unwrap(
      staff.POST('/api/admin/leads/undo', { body: { batchId: undone.batchId, after: undone.next } }),
    );
    skipped.push(...undone.skipped);
    leadIds.push(...undone.leadIds);
    restored += undone.restored;
  }
  return { ...undone, skipped, leadIds, restored };
}

/** Undoes a change by its id or, without an id, the last one of the signed-in user that can be undone. */
export const useUndo = () =>
  useMutation({
    networkMode: 'always',
    scope: { id: 'lead-action' },
    mutationFn: ({ batchId }: { batchId?: string; ids?: number[] }) => undoInParts(batchId),
    onSuccess: ({ kind, name, restored, skipped }) => {
      const [first, ...others] = skipped;
      const more = others.length > 0 ? ` ${countOf(others.length)} more could not be undone.` : '';
      toast.success(
        'Change undone',
        [
          `${undoneNames[kind] ?? 'Change'}: ${restored === 1 && name ? name : countOf(restored)}.`,
          first && `Not undone: ${first.reason}${more}`,
        ]
          .filter(Boolean)
          .join(' '),
      );
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 404
        ? toast.error('Nothing to undo', 'You have made no changes in the last hour.')
        : toast.error('The change could not be undone', errorMessage(error)),
    onSettled: (result, _error, { ids = [] }) => invalidateLeads([...new Set([...ids, ...(result?.leadIds ?? [])])]),
  });

const undoneNames: Record<LeadEventKind, string> = {
  submitted: 'Change',
  details: 'Contact details',
  status: 'Status',
  assigned: 'Owner',
  contact: 'Logged contact',
  note: 'Note',
  reopened: 'Status',
  spam: 'Move to spam',
  released: 'Release from spam',
  merged: 'Merge',
  separated: 'Separation',
  undone: 'Undo',
  delivery: 'Change',
};

const undoAction = (undo: () => void) => ({ label: 'Undo', altText: 'Press u to undo', run: undo });

const idsOf = (leads: readonly NamedLead[]) => leads.map(({ id }) => id);

const countOf = (count: number) => (count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`);

const reasonNames: Record<LeftLead['reason'], string> = {
  missing: 'removed',
  merged: 'merged into another lead',
  changed: 'changed by a colleague',
};

/** Returns why leads were not changed: a sentence for one, numbers for several. Empty without any. */
function describeLeft(left: readonly LeftLead[], names: Map<number, string>): string {
  const [only, second] = left;
  if (!only) return '';
  if (!second) {
    const name = names.get(only.leadId);
    if (only.reason === 'missing') return `${name ?? 'A lead'} was removed.`;
    return only.reason === 'changed' && name ? `${name}. ${only.message}` : only.message;
  }
  const parts = (Object.keys(reasonNames) as LeftLead['reason'][]).flatMap((reason) => {
    const count = left.filter((lead) => lead.reason === reason).length;
    return count > 0 ? [`${count.toLocaleString('en-US')} ${reasonNames[reason]}`] : [];
  });
  return `${parts.join(', ')}.`;
}

function updateLeads(ids: readonly number[], fields: Partial<LeadSummary>) {
  updateListedLeads(ids, (lead) => ({ ...lead, ...fields }));
  for (const id of ids)
    queryClient.setQueryData<Lead>(leadQuery(id).queryKey, (lead) => lead && { ...lead, ...fields });
}

type ShownFields = Pick<LeadSummary, 'status' | 'owner' | 'isUnread' | 'isSpam'>;
type ShownLeads = Map<number, ShownFields>;

/** Returns what an optimistic update may change, before it. */
function shownLeads(ids: readonly number[]): ShownLeads {
  const shown: ShownLeads = new Map();
  const keep = ({ id, status, owner, isUnread, isSpam }: LeadSummary) =>
    void shown.set(id, { status, owner, isUnread, isSpam });
  updateListedLeads(ids, (lead) => {
    keep(lead);
    return lead;
  });
  for (const id of ids) {
    const lead = queryClient.getQueryData<Lead>(leadQuery(id).queryKey);
    if (lead) keep(lead);
  }
  return shown;
}

/** Takes an optimistic update back, for some of its leads or all. */
function restoreLeads(before: ShownLeads, left?: readonly LeftLead[]) {
  for (const [id, fields] of before) if (!left || left.some(({ leadId }) => leadId === id)) updateLeads([id], fields);
}

function changedFields({ kind, status }: LeadAction, owner: Person | undefined): Partial<LeadSummary> {
  switch (kind) {
    case 'status':
      return status ? { status } : {};
    case 'assign':
      return { owner: owner ?? null };
    case 'read':
      return { isUnread: false };
    case 'unread':
      return { isUnread: true };
    case 'spam':
      return { isSpam: true };
    case 'release':
      return { isSpam: false };
  }
}

function describe({ kind, status }: LeadAction, owner: Person | undefined): string {
  switch (kind) {
    case 'status':
      return status ? `Marked as ${statuses[status].name.toLowerCase()}` : 'Status changed';
    case 'assign':
      return owner ? `Assigned to ${owner.name}` : 'Owner removed';
    case 'read':
      return 'Marked as read';
    case 'unread':
      return 'Marked as unread';
    case 'spam':
      return 'Moved to spam';
    case 'release':
      return 'Marked as not spam';
  }
}
