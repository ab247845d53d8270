import type { DeliveryState } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { projectLeads } from '../../platform/database/project-leads.ts';

interface StateChange {
  deliveryId: number;
  from: DeliveryState;
  to: DeliveryState;
  /** The staff member who caused the change, if any. */
  actorId?: number;
}

/**
 * Changes the state of a delivery and records it on the lead's timeline. Returns false, without any change, when the
 * delivery is not in the state `from`.
 */
export async function changeDeliveryState(
  transaction: EntityManager,
  { deliveryId, from, to, actorId }: StateChange,
): Promise<boolean> {
  const moved: { lead_id: number }[] = await transaction.query(
    `with moved as (
       update deliveries
       set state = $3, settled_at = case when $3 = 'waiting' then null else now() end,
           last_error = case when $3 = 'failed' then coalesce(last_error, 'It could not be sent. The log of the API says why.') end
       where id = $1 and state = $2
       returning id, lead_id, request_id, channel
     ), recorded as (
       insert into lead_events (lead_id, request_id, kind, actor_id, data)
       select lead_id, request_id, 'delivery', $4,
              jsonb_build_object('deliveryId', id, 'channel', channel, 'state', $3::text)
       -- That each event of the timeline was told to another program is no news.
       from moved where request_id is not null or $3 <> 'sent'
     )
     select lead_id from moved`,
    [deliveryId, from, to, actorId ?? null],
  );
  if (!moved[0]) return false;

  // The next statement sees what concurrent changes of other deliveries have committed.
  const leadId = moved[0].lead_id;
  await transaction.query('select from leads where id = (select root_id from leads where id = $1) for no key update', [
    leadId,
  ]);
  await projectLeads(transaction, [leadId]);
  return true;
}
