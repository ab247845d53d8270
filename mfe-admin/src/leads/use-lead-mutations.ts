import { toast } from '@portal/platform';
import { queryClient, useMutation } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, LeadAction, LeadSummary, Person } from '@portal/staff-client/lead';
import { createStore } from '@portal/ui/create-store';
import { errorMessage } from '../error-message.ts';
import { leadQuery } from './lead.queries.ts';
import { invalidateLeads, updateListedLeads } from './leads.queries.ts';
import { statuses } from './statuses.content.ts';

type NamedLead = Pick<LeadSummary, 'id' | 'name'>;

interface LeadChange {
  leads: readonly NamedLead[];
  action: LeadAction;
  /** The new owner of an assignment, for the optimistic update. */
  owner?: Person;
}

/** The latest change, for `useUndo`. */
const lastChange = createStore<{ batchId: string; ids: number[] } | undefined>(undefined);

/** Changes leads with an optimistic update, and offers to undo the change. */
export function useLeadAction() {
  const undo = useUndo();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ leads, action }: LeadChange) =>
      unwrap(staff.POST('/api/admin/leads/actions', { body: { leadIds: idsOf(leads), action } })),
    onMutate: ({ leads, action, owner }) => updateLeads(idsOf(leads), changedFields(action, owner)),
    onSuccess: ({ batchId, changed }, { leads, action, owner }) => {
      if (changed === 0 || action.kind === 'read') return;
      lastChange.set({ batchId, ids: idsOf(leads) });
      const subject = leads.length === 1 ? (leads[0]?.name ?? '') : `${leads.length} leads`;
      toast.success(describe(action, owner), subject, undoAction(undo));
    },
    onError: (error) => toast.error('No changes were made', errorMessage(error)),
    onSettled: (_result, _error, { leads }) => invalidateLeads(idsOf(leads)),
  });
}

/** Merges one lead into another, and offers to undo the merge. */
export function useMergeLeads() {
  const undo = useUndo();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ target, source }: { target: NamedLead; source: NamedLead }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/merge', {
          params: { path: { id: target.id } },
          body: { leadId: source.id },
        }),
      ),
    onSuccess: ({ batchId }, { target, source }) => {
      lastChange.set({ batchId, ids: idsOf([target, source]) });
      toast.success('Leads merged', `${source.name} was merged into ${target.name}.`, undoAction(undo));
    },
    onError: (error) => toast.error('Leads were not merged', errorMessage(error)),
    onSettled: (_result, _error, { target, source }) => invalidateLeads(idsOf([target, source])),
  });
}

/** Returns a function that undoes the latest change. */
export function useUndo() {
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ batchId }: { batchId: string; ids: number[] }) =>
      unwrap(staff.POST('/api/admin/leads/undo', { body: { batchId } })),
    onSuccess: (_result, { ids }) =>
      toast.success('Change undone', ids.length === 1 ? 'The lead was restored.' : 'The leads were restored.'),
    onError: (error) => toast.error('The change could not be undone', errorMessage(error)),
    onSettled: (_result, _error, { ids }) => invalidateLeads(ids),
  });

  return () => {
    const change = lastChange.get();
    if (!change) return toast.success('Nothing to undo', 'You have made no changes since you opened this page.');
    lastChange.set(undefined);
    mutate(change);
  };
}

const undoAction = (undo: () => void) => ({ label: 'Undo', altText: 'Press u to undo', run: undo });

const idsOf = (leads: readonly NamedLead[]) => leads.map(({ id }) => id);

function updateLeads(ids: readonly number[], fields: Partial<LeadSummary>) {
  updateListedLeads(ids, (lead) => ({ ...lead, ...fields }));
  for (const id of ids)
    queryClient.setQueryData<Lead>(leadQuery(id).queryKey, (lead) => lead && { ...lead, ...fields });
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
