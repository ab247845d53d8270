import type { DeliveryState, WebhookEvent } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../../platform/database/iso-time.ts';

/** An event of a lead, with what it has changed. */
export interface StoredEvent {
  id: string;
  leadId: number;
  data: {
    changes?: { after: { status?: string; owner_id?: number | null } }[];
    requests?: { before: { answered_at?: string | null }; after: { answered_at?: string | null } }[];
    visit?: { id: number; answer?: string };
  };
}

/** Returns what webhooks tell of an event. It can be several things: who calls a new lead also takes it. */
export function newsIn({ changes = [], requests = [], visit }: StoredEvent['data']): WebhookEvent[] {
  const stages = changes.flatMap(({ after: { status } }) => status ?? []);
  return [
    ...(changes.some(({ after }) => 'owner_id' in after) ? ['assigned' as const] : []),
    ...(requests.some(({ before, after }) => after.answered_at && !before.answered_at) ? ['answered' as const] : []),
    ...stages.map((stage) => (stage === 'won' || stage === 'lost' ? stage : 'stage')),
    ...(visit && !visit.answer ? ['visit' as const] : []),
  ];
}

const person = (id: string) =>
  `(select jsonb_build_object('id', users.id, 'name', users.name) from users where users.id = ${id})`;
const ofChange = (when: 'before' | 'after', field: 'status' | 'owner_id') =>
  `jsonb_path_query_first(event.data, '$.changes[*] ? (exists(@.after.${field})).${when}.${field}')`;
const owner = (when: 'before' | 'after') => person(`(${ofChange(when, 'owner_id')} #>> '{}')::integer`);

/** The webhook of a delivery about an event, and its `webhook-id`: also in a restored database, no other event has the same. */
export interface LeadNews {
  deliveryId: number;
  state: DeliveryState;
  key: string;
  body: object;
}

/** Returns the webhook as documented in docs/webhooks.md, with the lead as it is now. Undefined: its lead has been deleted. */
export async function loadNews(
  manager: EntityManager,
  deliveryId: number,
  deskUrl: string,
): Promise<LeadNews | undefined> {
  const [news]: LeadNews[] = await manager.query(
    `select delivery.id as "deliveryId", delivery.state,
            format('event.%s.%s.%s', event.id, floor(extract(epoch from event.at) * 1000), topic) as key,
            jsonb_build_object('type', 'lead.' || topic, 'timestamp', ${isoTime('event.at')}, 'data', jsonb_build_object(
              'lead', jsonb_build_object(
                'id', root.id, 'url', $2 || '/admin/leads/' || root.id, 'status', root.status, 'owner', ${person('root.owner_id')},
                'value', root.value_usd, 'lostReason', root.lost_reason, 'closedOn', root.closed_on),
              'person', jsonb_build_object(
                'name', root.name, 'company', root.company, 'email', root.email, 'phone', root.phone),
              'by', ${person('event.actor_id')},
              'change', case
                when topic = 'assigned' then jsonb_build_object('from', ${owner('before')}, 'to', ${owner('after')})
                when topic in ('stage', 'won', 'lost') then
                  jsonb_build_object('from', ${ofChange('before', 'status')}, 'to', ${ofChange('after', 'status')}) end,
              'visit', case when topic = 'visit' then (
                select jsonb_build_object(
                  'id', uid, 'change', case when is_cancelled then 'cancelled' when sequence > 0 then 'moved' else 'scheduled' end,
                  'startsAt', ${isoTime('starts_at')}, 'minutes', minutes, 'address', address, 'assignee', ${person('assignee_id')})
                from site_visits visit where visit.id = (event.data -> 'visit' ->> 'id')::integer) end)) as body
     from deliveries delivery join lead_events event on event.id = delivery.event_id
     join leads lead on lead.id = delivery.lead_id join leads root on root.id = lead.root_id
     where delivery.id = $1`,
    [deliveryId, deskUrl],
  );
  return news;
}
