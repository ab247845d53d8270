import type { DeliveryState } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { jobInsert } from './job-insert.ts';
import { jobsSchema } from './queues.ts';

interface Change {
  deliveryId: number;
  from: DeliveryState;
  to: DeliveryState;
  /** Who did it, when it was one of the staff. */
  actorId?: number;
}

/**
 * Brings a delivery from one state to another and says so on the lead's timeline. False when it is not, or no longer, in
 * the first state: then nothing has happened. The badge stands on the lead as staff see it, whoever was merged into it.
 */
export async function moveDelivery(
  transaction: EntityManager,
  { deliveryId, from, to, actorId }: Change,
): Promise<boolean> {
  const moved: { lead_id: number }[] = await transaction.query(
    `with moved as (
       update deliveries
       set state = $3, settled_at = case when $3 = 'waiting' then null else now() end,
           last_error = case when $3 = 'failed' then coalesce(last_error, 'It could not be sent. The log of the API says why.') end
       where id = $1 and state = $2
       returning id, lead_id, submission_id, channel
     )
     insert into lead_events (lead_id, submission_id, kind, actor_id, data)
     select lead_id, submission_id, 'delivery', $4,
            jsonb_build_object('deliveryId', id, 'channel', channel, 'state', $3::text)
     from moved
     returning lead_id`,
    [deliveryId, from, to, actorId ?? null],
  );
  if (!moved[0]) return false;

  await transaction.query(
    `update leads root
     set has_failed_delivery = exists (
       select from deliveries join leads member on member.id = deliveries.lead_id
       where member.root_id = root.id and deliveries.state = 'failed')
     where root.id = (select root_id from leads where id = $1)`,
    [moved[0].lead_id],
  );
  await transaction.query(`select pg_notify('lead_events', '')`);
  return true;
}

/**
 * Gives every delivery that waits without a job a new one. Both are always written together, so there is none, unless
 * somebody has emptied the queue or brought back a backup.
 */
export async function findForgotten(transaction: EntityManager): Promise<void> {
  // Two instances that start together would find the same ones.
  await transaction.query(`select pg_advisory_xact_lock(hashtext('deliveries without a job'))`);
  await transaction.query(
    jobInsert(
      'deliver',
      `select jsonb_build_object('deliveryId', delivery.id) as data
       from deliveries delivery
       where delivery.state = 'waiting' and not exists (
         select from ${jobsSchema}.job
         where job.name in ('deliver', 'undelivered') and job.state in ('created', 'retry', 'active')
           and job.data = jsonb_build_object('deliveryId', delivery.id))`,
    ),
  );
}
