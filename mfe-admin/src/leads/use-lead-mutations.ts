import { formatLongDay } from '@portal/contracts/business-time';
import type { LeadEventKind } from '@portal/contracts/lead';
import { toast } from '@portal/platform';
import { queryClient, useMutation } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, LeadAction, LeadSummary, LeftLead, Person } from '@portal/staff-client/lead';
import { errorMessage } from '@portal/ui/error-message';
import { offerUndo, removeUndoable, undoScope } from '../commands/undo.ts';
import { countOf } from '../numbers.ts';
import { type ActionOptions, useAction } from '../use-action.ts';
import { leadQuery } from './lead.queries.ts';
import { invalidateLeads, removeListedLeads, updateListedLeads } from './leads.queries.ts';
import { statuses } from './statuses.content.ts';

type NamedLead = Pick<LeadSummary, 'id' | 'name'>;
type ShownLead = Pick<
  LeadSummary,
  'id' | 'name' | 'status' | 'value' | 'expectedMonth' | 'outcome' | 'owner' | 'isUnread' | 'isSpam'
>;

interface LeadChange {
  /** The leads as they are shown. */
  leads: readonly ShownLead[];
  /** All leads to change, if some of them are not loaded. */
  ids?: readonly number[];
  action: LeadAction;
  /** The new owner of an assignment, for the optimistic update. */
  owner?: Person;
}

const seenOf = (leads: readonly Pick<LeadSummary, 'id' | 'status' | 'owner'>[]) =>
  leads.map(({ id, status, owner }) => ({ leadId: id, status, ownerId: owner?.id ?? null }));

/** Changes leads with an optimistic update, and offers to undo the change. */
export function useLeadAction() {
  const offerUndo = useOfferUndo();
  return useMutation({
    // One after the other, so that each one has seen what the one before has changed.
    scope: undoScope,
    mutationFn: ({ leads, ids = idsOf(leads), action }: LeadChange) =>
      unwrap(
        staff.POST('/api/admin/leads/actions', {
          body: { leadIds: [...ids], action, seen: seenOf(leads.filter(({ id }) => ids.includes(id))) },
        }),
      ),
    onMutate: ({ leads, ids = idsOf(leads), action, owner }) => updateLeads(ids, effectOf(action, owner).fields),
    onSuccess: ({ batchId, changed, left }, { leads, ids = [], action, owner }) => {
      takeBack(leads.filter(({ id }) => left.some(({ leadId }) => leadId === id)));
      removeListedLeads(left.filter(({ reason }) => reason !== 'changed').map(({ leadId }) => leadId));
      const leftText = describeLeft(left, new Map(leads.map(({ id, name }) => [id, name])));
      if (changed === 0) {
        if (leftText) toast.error('No changes were made', leftText);
        return;
      }
      const isPersonal = action.kind === 'read' || action.kind === 'unread';
      if (isPersonal && leads.length === 1 && left.length === 0) return;
      const subject = leads.length === 1 && ids.length < 2 ? (leads[0]?.name ?? '') : countOf(changed, 'lead');
      const text = leftText ? `${subject}. Not changed: ${leftText}` : subject;
      const { done } = effectOf(action, owner);
      if (isPersonal) toast.success(done, text);
      else offerUndo(done, text, { batchId, ids: idsOf(leads) });
    },
    onError: (error, { leads }) => {
      takeBack(leads);
      // The lead was removed or merged into another one: it is not in any list any more.
      if (error instanceof ApiError && error.status === 404) removeListedLeads(idsOf(leads));
      toast.error('No changes were made', errorMessage(error));
    },
    // It is not waited for: a dialog closes, and the next change begins, as soon as this one is saved.
    onSettled: (_result, _error, { leads }) => void invalidateLeads(idsOf(leads)),
  });
}

/** Returns the fields that an action changes, and the title of the toast after it. */
function effectOf(
  { kind, status, until, expected }: LeadAction,
  owner?: Person,
): { fields: Partial<LeadSummary>; done: string } {
  switch (kind) {
    case 'status':
      return {
        fields: { status, outcome: null },
        done: `Marked as ${status ? statuses[status].name.toLowerCase() : 'changed'}`,
      };
    case 'outcome':
      return { fields: {}, done: 'Outcome saved' };
    case 'expected': {
      const { value, month } = expected ?? {};
      return {
        fields: { ...(value !== undefined && { value }), ...(month !== undefined && { expectedMonth: month }) },
        done: 'Expected value saved',
      };
    }
    case 'snooze':
      return { fields: {}, done: until ? `Snoozed until ${formatLongDay(until)}` : 'Shown again' };
    case 'assign':
      return { fields: { owner: owner ?? null }, done: owner ? `Assigned to ${owner.name}` : 'Owner removed' };
    case 'read':
      return { fields: { isUnread: false }, done: 'Marked as read' };
    case 'unread':
      return { fields: { isUnread: true }, done: 'Marked as unread' };
    case 'spam':
      return { fields: { isSpam: true }, done: 'Moved to spam' };
    case 'release':
      return { fields: { isSpam: false }, done: 'Marked as not spam' };
  }
}

export function updateLeads(ids: readonly number[], fields: Partial<LeadSummary>) {
  updateListedLeads(ids, (lead) => ({ ...lead, ...fields }));
  for (const id of ids)
    queryClient.setQueryData<Lead>(leadQuery(id).queryKey, (lead) => lead && { ...lead, ...fields });
}

/** Shows leads as before an optimistic update. */
function takeBack(leads: readonly ShownLead[]) {
  for (const { id, status, value, expectedMonth, outcome, owner, isUnread, isSpam } of leads)
    updateLeads([id], { status, value, expectedMonth, outcome, owner, isUnread, isSpam });
}

interface LeadPair {
  target: NamedLead;
  source: NamedLead;
}

/** Merges one lead into another, and offers to undo the merge. */
export const useMergeLeads = () =>
  useUndoableAction({
    run: ({ target, source, seen }: LeadPair & { seen: LeadSummary[] }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/merge', {
          params: { path: { id: target.id } },
          body: { leadId: source.id, seen: seenOf(seen) },
        }),
      ),
    failed: 'Leads were not merged',
    done: ({ target, source }) => ['Leads merged', `${source.name} was merged into ${target.name}.`],
    leadIds: ({ target, source }) => idsOf([target, source]),
  });

/** Takes a merged lead out of another one, and offers to undo this. */
export const useSeparateLeads = () =>
  useUndoableAction({
    run: ({ target, source }: LeadPair) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/separate', {
          params: { path: { id: target.id } },
          body: { leadId: source.id },
        }),
      ),
    failed: 'Leads were not separated',
    done: ({ target, source }) => ['Leads separated', `${source.name} was separated from ${target.name}.`],
    leadIds: ({ target, source }) => idsOf([target, source]),
  });

interface UndoableOptions<Result, Variables> extends Pick<ActionOptions<Result, Variables>, 'run' | 'failed'> {
  /** Title and text of the toast. */
  done: (variables: Variables, result: Result) => [title: string, text: string];
  /** The leads that it changes. Without a result, it has failed. */
  leadIds: (variables: Variables, result?: Result) => number[];
  onSuccess?: (result: Result, variables: Variables) => void;
}

/** As `useAction`, for a change of leads that can be undone. */
export function useUndoableAction<Result extends { batchId: string }, Variables = void>({
  done,
  leadIds,
  onSuccess,
  ...action
}: UndoableOptions<Result, Variables>) {
  const offerUndo = useOfferUndo();
  return useAction<Result, Variables>({
    ...action,
    scope: undoScope,
    onSuccess: (result, variables) => {
      offerUndo(...done(variables, result), { batchId: result.batchId, ids: leadIds(variables, result) });
      onSuccess?.(result, variables);
    },
    onSettled: (result, _error, variables) => invalidateLeads(leadIds(variables, result)),
  });
}

interface Change {
  batchId?: string;
  ids?: number[];
}

/** Undoes a change by its id or, without an id, the last one of the signed-in user that can be undone. */
export const useUndo = () =>
  useMutation({
    scope: undoScope,
    mutationFn: ({ batchId }: Change) => unwrap(staff.POST('/api/admin/leads/undo', { body: { batchId } })),
    onSuccess: ({ kind, name, restored, skipped: [first, ...others] }, { batchId }) => {
      removeUndoable(batchId);
      const more = others.length > 0 ? ` ${countOf(others.length, 'lead')} more could not be undone.` : '';
      const text = `${undoneNames[kind] ?? 'Change'}: ${restored === 1 && name ? name : countOf(restored, 'lead')}.`;
      toast.success('Change undone', first ? `${text} Not undone: ${first.reason}${more}` : text);
    },
    onError: (error, { batchId }) => {
      // After a lost response it can be tried again.
      if (error instanceof ApiError && error.status < 500) removeUndoable(batchId);
      if (error instanceof ApiError && error.status === 404)
        toast.error('Nothing to undo', 'You have made no changes in the last hour.');
      else toast.error('The change could not be undone', errorMessage(error));
    },
    onSettled: (result, _error, { ids = [] }) => invalidateLeads([...new Set([...ids, ...(result?.leadIds ?? [])])]),
  });

const undoneNames: Partial<Record<LeadEventKind, string>> = {
  details: 'Contact details',
  status: 'Status',
  outcome: 'Outcome',
  expected: 'Expected value',
  assigned: 'Owner',
  contact: 'Contact',
  note: 'Note',
  'next-step': 'Next step',
  snooze: 'Snooze',
  reopened: 'New request',
  spam: 'Move to spam',
  released: 'Release from spam',
  merged: 'Merge',
  separated: 'Separation',
  moved: 'Move of an email',
  undone: 'Undo',
};

/** Returns a function that shows what was done in a toast, with a button that undoes it. */
export function useOfferUndo() {
  const { mutateAsync: undo } = useUndo();
  return (title: string, text: string, change: Change & { batchId: string }) =>
    offerUndo({ id: change.batchId, title, text, run: () => undo(change) });
}

const idsOf = (leads: readonly Pick<LeadSummary, 'id'>[]) => leads.map(({ id }) => id);

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
