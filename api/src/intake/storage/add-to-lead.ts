import { randomUUID } from 'node:crypto';
import { isClosed } from '@portal/contracts/lead';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { NewRequest } from '../submission/new-request.ts';
import type { PlacedRequest } from './insert-request.ts';
import { changesOf, type LeadFields, opened, selectedColumns, writeLeads } from './lead-fields.ts';

interface Root extends LeadFields {
  id: number;
  /** Whether the owner, if any, is still able to act on leads. */
  has_active_owner: boolean;
}

type Place = Pick<PlacedRequest, 'leadId' | 'requestId' | 'events'>;

/**
 * Returns the place of a request in the lead of its address, whose root is locked until the transaction ends. The lead may itself have
 * been merged: when it is separated again, its requests go with it. `reopens`: whether it opens a lead that is won or lost.
 */
export async function addToLeadOf(transaction: Transaction, request: NewRequest, reopens = true): Promise<Place> {
  const find = () =>
    transaction.query<{ id: number; root_id: number }[]>(
      'select id, root_id from leads where id = lead_of_address($1)',
      [request.emailIdentity],
    );
  let [lead] = await find();
  while (lead) {
    const [root] = await lockRootOf(transaction, lead.root_id);
    const [current] = await find();
    if (root && current?.root_id === root.id)
      return { leadId: current.id, ...(reopens && (await reopen(transaction, request, root))) };
    // Merged, separated or marked as spam while this waited for the lock: look again.
    lead = current;
  }
  return { leadId: null };
}

/**
 * Returns the place of a mail in the conversation of a lead, whose root is locked. It is that of another lead of the merge tree if this
 * one is in spam. Spam has no conversation: what comes starts a lead.
 */
export async function addToConversation(transaction: Transaction, request: NewRequest, leadId: number): Promise<Place> {
  const root = await lockRootOfLead(transaction, leadId);
  const place = root && (await findPlace(transaction, root.id, leadId));
  return root && place ? { leadId: place, ...(await reopen(transaction, request, root)) } : { leadId: null };
}

/** Returns the lead of a merge tree whose conversation goes on: this one, unless only another one is in the inbox. */
export async function findPlace(transaction: Transaction, rootId: number, leadId: number): Promise<number | undefined> {
  const [place] = await transaction.query<{ id: number }[]>(
    `select lead_id as id from requests join leads member on member.id = lead_id
     where root_id = $1 and state = 'inbox' order by lead_id <> $2, requests.id limit 1`,
    [rootId, leadId],
  );
  return place?.id;
}

/** Locks a root until the transaction ends. Check afterwards that it still is the root. */
const lockRootOf = (transaction: Transaction, id: number) =>
  transaction.query<Root[]>(
    `select id, can_own_leads(owner_id) as has_active_owner, ${selectedColumns}
     from leads where id = $1 for no key update`,
    [id],
  );

/** Locks the root of a lead until the transaction ends, and returns it. Undefined: the lead was erased. */
export async function lockRootOfLead(transaction: Transaction, leadId: number): Promise<Root | undefined> {
  for (;;) {
    const find = () => transaction.query<{ root_id: number }[]>('select root_id from leads where id = $1', [leadId]);
    const [before] = await find();
    if (!before) return undefined;
    const [root] = await lockRootOf(transaction, before.root_id);
    const [current] = await find();
    // Merged or separated while this waited for the lock: look again.
    if (root && current?.root_id === root.id) return root;
  }
}

/**
 * Who writes again expects an answer, also on a lead that is snoozed, won or lost. An owner who cannot act on leads any more would not
 * see it. The undo of the event makes the lead won or lost again and closes the request without an answer.
 */
export async function reopen(
  transaction: Transaction,
  { receivedAt }: NewRequest,
  root: Root,
): Promise<Pick<Place, 'requestId' | 'events'>> {
  // While the root is locked, so that the ids of its requests have the order in which they were stored.
  const [next] = await transaction.query<{ id: number }[]>(`select nextval('requests_id_seq')::integer as id`);
  if (!next) throw new Error('The sequence has returned no value.');
  const wasClosed = isClosed(root.status);
  const changes = changesOf(root, { ...opened(root), ...(wasClosed && !root.has_active_owner && { owner_id: null }) });
  if (changes.length === 0) return { requestId: next.id };
  await writeLeads(transaction, [root], changes);
  const closed = { requestId: next.id, before: { closed_at: receivedAt }, after: { closed_at: null } };
  const data = { changes, ...(wasClosed && { from: root.status, to: 'new', requests: [closed] }) };
  return { requestId: next.id, events: [{ leadId: root.id, kind: 'reopened', batchId: randomUUID(), data }] };
}
