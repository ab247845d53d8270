import { toast } from '@portal/platform';
import { queryClient } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';
import type { Lead, LeadAction, LeadSummary, Person } from '@portal/staff-client/lead';
import { Refusal } from '@portal/staff-client/refusal';
import { summaryQuery } from '../frame/summary.queries.ts';
import { forgetLists, patchLists } from '../inbox/leads.queries.ts';
import { leadQuery } from './lead.queries.ts';
import { statusWords } from './statuses.content.ts';

type Named = Pick<LeadSummary, 'id' | 'name'>;

/** What was changed last and can be taken back with one key. */
let last: { batchId: string; ids: number[] } | undefined;

/**
 * Does something to leads: shown at once, taken back where the server refuses, and offered for undoing. `owner` is who
 * an assignment gives them to, for showing it before the server has answered.
 */
export async function act(leads: readonly Named[], action: LeadAction, owner: Person | null = null) {
  const ids = leads.map(({ id }) => id);
  show(ids, (lead) => ({ ...lead, ...effectOf(action, owner) }));
  try {
    const { batchId, changed } = await answer(
      staff.POST('/api/admin/leads/actions', { body: { leadIds: ids, action } }),
    );
    if (changed > 0 && action.kind !== 'read') offerUndo(batchId, ids, deedOf(action, owner), subjectOf(leads));
  } catch (error) {
    toast.error('Nothing was changed', reasonOf(error));
  }
  await readAgain(ids);
}

/** Puts one lead into another. Answers whether it worked. */
export async function merge(into: Named, from: Named): Promise<boolean> {
  const ids = [into.id, from.id];
  try {
    const path = { id: into.id };
    const body = { leadId: from.id };
    const { batchId } = await answer(staff.POST('/api/admin/leads/{id}/merge', { params: { path }, body }));
    offerUndo(batchId, ids, 'Merged', `${from.name} is part of ${into.name} now.`);
    await readAgain(ids);
    return true;
  } catch (error) {
    toast.error('Not merged', reasonOf(error));
    await readAgain(ids);
    return false;
  }
}

export async function undoLast() {
  if (!last) return toast.success('Nothing to undo', 'You have not changed a lead since you opened this page.');
  const { batchId, ids } = last;
  last = undefined;
  try {
    await answer(staff.POST('/api/admin/leads/undo', { body: { batchId } }));
    toast.success('Undone', ids.length === 1 ? 'The lead is as it was.' : 'The leads are as they were.');
  } catch (error) {
    toast.error('Not undone', reasonOf(error));
  }
  await readAgain(ids);
}

/** In words for whoever did it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return navigator.onLine
    ? 'The server cannot be reached. Please try again.'
    : 'You are offline. Please try again when you are back.';
}

/** Reads anew whatever shows these leads. */
export async function readAgain(ids: readonly number[]) {
  await Promise.all([
    forgetLists(true),
    queryClient.invalidateQueries(summaryQuery),
    ...ids.map((id) => queryClient.invalidateQueries(leadQuery(id))),
  ]);
}

function offerUndo(batchId: string, ids: number[], title: string, words: string) {
  last = { batchId, ids };
  toast.success(title, words, { label: 'Undo', otherwise: 'Press u to undo', run: undoLast });
}

function show(ids: readonly number[], change: (lead: LeadSummary) => LeadSummary) {
  patchLists(ids, change);
  for (const id of ids)
    queryClient.setQueryData<Lead>(leadQuery(id).queryKey, (lead) => lead && { ...lead, ...change(lead) });
}

function effectOf({ kind, status }: LeadAction, owner: Person | null): Partial<LeadSummary> {
  switch (kind) {
    case 'status':
      return status ? { status } : {};
    case 'assign':
      return { owner };
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

function deedOf({ kind, status }: LeadAction, owner: Person | null): string {
  switch (kind) {
    case 'status':
      return status ? statusWords[status].name : 'Changed';
    case 'assign':
      return owner ? `Assigned to ${owner.name}` : 'Assigned to nobody';
    case 'read':
      return 'Read';
    case 'unread':
      return 'Marked as unread';
    case 'spam':
      return 'Put aside as spam';
    case 'release':
      return 'Released from spam';
  }
}

const subjectOf = (leads: readonly Named[]) => (leads.length === 1 ? (leads[0]?.name ?? '') : `${leads.length} leads`);
