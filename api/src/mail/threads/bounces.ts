import type { EntityManager } from 'typeorm';
import { lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { deliveryMessageId } from '../../notifications/deliveries/delivery-details.ts';
import { changeDeliveryState } from '../../notifications/deliveries/delivery-state.ts';
import type { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import type { DeliveryReport } from '../rules/parsed-mail.ts';

/** A recipient that a mail of ours has not reached. One of `message_id` and `delivery_id` is null. */
interface Failure {
  lead_id: number;
  message_id: number | null;
  delivery_id: number | null;
  recipient: object;
  reason: string | null;
}

/**
 * SQL that sets the outcome of the message that the mail server has accepted: `$2` are the recipients that it has not reached, in the
 * format of a report, with the time.
 */
export const deliveryOutcome = `
  delivery_state = case when delivery_state = 'bounced' or $2::jsonb <> '[]' then 'bounced' else 'sent' end,
  report = case when $2::jsonb = '[]' then report
                else jsonb_build_object('recipients', coalesce(report -> 'recipients', '[]') || $2::jsonb) end,
  last_error = case when $2::jsonb <> '[]' then (
      select nullif(trim(string_agg(coalesce(one ->> 'diagnostic', one ->> 'status', ''), ' ')), '') from jsonb_array_elements($2) as one)
    when delivery_state = 'bounced' then last_error end`;

/**
 * Marks the mail that a report returns as not delivered to its recipients. A report says nothing about other mails, nor about somebody
 * who was no recipient, was reported before, or has written since. Without an id it is about the last mail to the address. Anyone can send
 * one, so it may only do what the next mail of the person undoes.
 */
export async function markBounced(
  manager: EntityManager,
  jobs: JobQueue,
  { recipients, originalMessageId }: DeliveryReport,
): Promise<void> {
  const failed = recipients.filter(({ action }) => action === 'failed');
  if (failed.length === 0) return;
  const failures: Failure[] = await manager.query(
    `with failed as (
       select distinct on (lower(address)) lower(address) as address, status, diagnostic
       from jsonb_to_recordset($1) as recipient (address text, status text, diagnostic text)
     ), sent as (
       select failed.address, lead_id, id as message_id, null::integer as delivery_id, received_at as at
       from failed join messages on direction = 'out' and received_at > now() - interval '30 days' and exists (
         select from jsonb_array_elements(recipients || copies) as one where lower(one ->> 'address') = failed.address)
       where message_id = $2 or $2 is null and received_at > now() - interval '7 days'
       union all
       select failed.address, delivery.lead_id, null, delivery.id, created_at
       from failed
       join deliveries delivery on channel = 'acknowledgement' and lower(recipient) = failed.address
         and created_at > now() - interval '30 days'
       join requests request on request.id = delivery.request_id
       where ${deliveryMessageId} = split_part($2, '@', 1) or $2 is null and created_at > now() - interval '7 days'
     ), returned as (
       select distinct on (address) * from sent order by address, at desc
     )
     select lead_id, message_id, delivery_id, coalesce(diagnostic, status) as reason, jsonb_build_object(
              'address', address, 'action', 'failed', 'status', status, 'diagnostic', diagnostic, 'at', now()) as recipient
     from returned join failed using (address)
     where not exists (
         select from leads lead join leads member using (root_id) join messages answer on answer.lead_id = member.id
         where lead.id = returned.lead_id and answer.direction = 'in' and answer.kind = 'message'
           and lower(answer.from_address) = address and answer.received_at > returned.at)
       and not exists (
         select from messages marked, jsonb_array_elements(report -> 'recipients') as known
         where marked.id = returned.message_id and lower(known ->> 'address') = address)
     order by lead_id`,
    [JSON.stringify(failed), originalMessageId],
  );
  for (const { lead_id, message_id, delivery_id, recipient, reason } of failures) {
    const root = await lockRootOfLead(manager, lead_id);
    if (!root) continue;
    if (delivery_id !== null) {
      await changeDeliveryState(manager, { deliveryId: delivery_id, from: 'sent', to: 'failed' });
      await manager.query(
        'update deliveries set bounced_at = now(), last_error = coalesce($2, last_error) where id = $1',
        [delivery_id, reason],
      );
      continue;
    }
    await manager.query(`update messages set is_settled = false, ${deliveryOutcome} where id = $1`, [
      message_id,
      JSON.stringify([recipient]),
    ]);
    // The words of a message are found once it was sent. Its bounce can come before that is recorded.
    await projectLeads(manager, [root.id]);
    await jobs.send(manager, 'send-mail', [{ messageId: message_id }]);
  }
}
