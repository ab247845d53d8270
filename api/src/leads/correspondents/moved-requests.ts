import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import type { RequestChange } from '../requests.ts';

/** The lead of a message without a request, before and after an action. Stored in the event of the action. */
export interface MessageChange {
  messageId: number;
  before: { lead_id: number };
  after: { lead_id: number };
}

type Change = RequestChange | MessageChange;

const leadsOf = (changes: Change[], moment: 'before' | 'after'): number[] => [
  ...new Set(changes.flatMap((change) => change[moment].lead_id ?? [])),
];

/** Returns the leads between which requests or messages are moved. */
export const movedBetween = (changes: Change[]): number[] => [
  ...new Set([...leadsOf(changes, 'before'), ...leadsOf(changes, 'after')]),
];

export async function nextLeadId(manager: EntityManager): Promise<number> {
  const [{ id }]: [{ id: number }] = await manager.query(`select nextval('leads_id_seq')::integer as id`);
  return id;
}

/** Creates the leads that requests are moved to and that do not exist: a new one or, when its undo is undone, the one of before. */
export async function createLeads(manager: EntityManager, changes: RequestChange[]): Promise<void> {
  const ids = leadsOf(changes, 'after');
  if (ids.length > 0)
    await manager.query(
      `insert into leads (id, root_id, status) select id, id, 'new' from unnest($1::integer[]) as id on conflict do nothing`,
      [ids],
    );
}

/** Lets mails name their senders, or nobody. */
export async function nameSenders(manager: EntityManager, changes: RequestChange[]): Promise<void> {
  for (const { requestId, after } of changes) {
    if (after.is_named === undefined) continue;
    const [sender]: { name: string; address: string | null }[] = after.is_named
      ? await manager.query(
          'select from_name as name, from_address as address from messages where request_id = $1 limit 1',
          [requestId],
        )
      : [];
    await manager.query('update requests set name = $2, email = $3, email_identity = $4 where id = $1', [
      requestId,
      sender?.name || null,
      sender?.address ?? null,
      sender?.address ? emailIdentity(sender.address) : null,
    ]);
  }
}

/** Moves what belongs to requests to their leads. Leads that are left without a request were started for it, and are removed. */
export async function followRequests(manager: EntityManager, changes: RequestChange[]): Promise<void> {
  const left = leadsOf(changes, 'before');
  if (left.length === 0) return;
  const ids = changes.map(({ requestId }) => requestId);
  const follow = (table: string, requestOf: string, condition = 'true') =>
    manager.query(
      `update ${table} set lead_id = requests.lead_id from requests
       where requests.id = ${requestOf} and ${table}.lead_id <> requests.lead_id and requests.id = any($1::integer[]) and ${condition}`,
      [ids],
    );
  await follow('messages', 'messages.request_id');
  await follow('deliveries', 'deliveries.request_id');
  // Others say what the request has changed of the lead that it came to.
  await follow('lead_events', 'lead_events.request_id', `lead_events.kind in ('submitted', 'delivery')`);
  await follow('staff_notifications', 'staff_notifications.request_id');
  await manager.query(
    `update staff_notifications set lead_id = event.lead_id from lead_events event
     where event.id = staff_notifications.event_id and event.request_id = any($1::integer[])
       and event.kind = 'submitted' and staff_notifications.lead_id <> event.lead_id`,
    [ids],
  );
  await manager.query(
    `select remove_leads(array_agg(id)) from leads
     where id = any($1::integer[]) and not exists (select from requests where lead_id = leads.id) having count(*) > 0`,
    [left],
  );
  // Open lead desks load their leads again.
  await manager.query(`notify lead_events, 'removed'`);
}

/** Moves messages without a request, with their entries. */
export async function moveMessages(manager: EntityManager, changes: MessageChange[]): Promise<void> {
  for (const { messageId, after } of changes) {
    await manager.query('update messages set lead_id = $2 where id = $1', [messageId, after.lead_id]);
    await manager.query(`update lead_events set lead_id = $2 where message_id = $1 and kind = 'message'`, [
      messageId,
      after.lead_id,
    ]);
    // Open lead desks load their leads again.
    await manager.query(`notify lead_events, 'removed'`);
  }
}

export async function leadsOfMessages(manager: EntityManager, ids: number[]): Promise<Map<number, number>> {
  const rows: { id: number; lead_id: number }[] = await manager.query(
    'select id, lead_id from messages where id = any($1::integer[])',
    [ids],
  );
  return new Map(rows.map(({ id, lead_id }) => [id, lead_id]));
}

/** Returns which of these leads have more than the requests that they were started for: they cannot be removed. */
export async function findWorkedOn(
  manager: EntityManager,
  leadIds: number[],
  requestIds: number[],
): Promise<Set<number>> {
  const rows: { id: number }[] = await manager.query(
    `select id from leads lead where id = any($1::integer[]) and (
       not is_untouched(lead)
       or exists (select from requests where lead_id = lead.id and requests.id <> all($2::integer[]) offset 0)
       or exists (select from messages where lead_id = lead.id and (request_id = any($2::integer[])) is not true offset 0))`,
    [leadIds, requestIds],
  );
  return new Set(rows.map(({ id }) => id));
}
