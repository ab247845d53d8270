import type { ContactChannel } from '@portal/contracts/lead';
import { toast } from '@portal/platform';
import { queryClient, useMutation } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, LeadAction, LeadSummary, Person } from '@portal/staff-client/lead';
import { errorMessage } from '../error-message.ts';
import { contacts } from './contacts.content.ts';
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

/** Changes leads with an optimistic update, and offers to undo the change. */
export function useLeadAction() {
  const { mutate: undo } = useUndo();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ leads, action }: LeadChange) =>
      unwrap(staff.POST('/api/admin/leads/actions', { body: { leadIds: idsOf(leads), action } })),
    onMutate: ({ leads, action, owner }) => updateLeads(idsOf(leads), changedFields(action, owner)),
    onSuccess: ({ batchId, changed }, { leads, action, owner }) => {
      if (changed === 0 || action.kind === 'read') return;
      const subject = leads.length === 1 ? (leads[0]?.name ?? '') : `${leads.length} leads`;
      toast.success(
        describe(action, owner),
        subject,
        undoAction(() => undo({ batchId, ids: idsOf(leads) })),
      );
    },
    onError: (error) => toast.error('No changes were made', errorMessage(error)),
    onSettled: (_result, _error, { leads }) => invalidateLeads(idsOf(leads)),
  });
}

/** Merges one lead into another, and offers to undo the merge. */
export function useMergeLeads() {
  const { mutate: undo } = useUndo();
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
      toast.success(
        'Leads merged',
        `${source.name} was merged into ${target.name}.`,
        undoAction(() => undo({ batchId, ids: idsOf([target, source]) })),
      );
    },
    onError: (error) => toast.error('Leads were not merged', errorMessage(error)),
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

/** Takes a merged lead out of another one, and offers to undo this. */
export function useSeparateLeads() {
  const { mutate: undo } = useUndo();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ target, source }: { target: NamedLead; source: NamedLead }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/separate', {
          params: { path: { id: target.id } },
          body: { leadId: source.id },
        }),
      ),
    onSuccess: ({ batchId }, { target, source }) => {
      toast.success(
        'Leads separated',
        `${source.name} was separated from ${target.name}.`,
        undoAction(() => undo({ batchId, ids: idsOf([target, source]) })),
      );
    },
    onError: (error) => toast.error('Leads were not separated', errorMessage(error)),
    onSettled: (_result, _error, { target, source }) => invalidateLeads(idsOf([target, source])),
  });
}

/** Undoes a change by its id or, without an id, the last one of the signed-in user. */
export const useUndo = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ batchId }: { batchId?: string; ids?: number[] }) =>
      unwrap(staff.POST('/api/admin/leads/undo', { body: { batchId } })),
    onSuccess: () => toast.success('Change undone', 'The earlier values were restored.'),
    onError: (error) =>
      error instanceof ApiError && error.status === 404
        ? toast.error('Nothing to undo', 'You have made no changes in the last hour.')
        : toast.error('The change could not be undone', errorMessage(error)),
    onSettled: (result, _error, { ids = [] }) => invalidateLeads([...new Set([...ids, ...(result?.leadIds ?? [])])]),
  });

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
