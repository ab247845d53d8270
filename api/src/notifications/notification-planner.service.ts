import { Injectable } from '@nestjs/common';
import type { DeliveryChannel, WebhookEvent } from '@portal/contracts/lead';
import { DataSource } from 'typeorm';
import type { Transaction } from '../platform/database/transaction.ts';
import { Env } from '../platform/env/env.ts';
import { JobQueue } from './queue/job-queue.service.ts';
import { newsIn, type StoredEvent } from './webhook/lead-news.ts';

/**
 * Limits the mail that someone can cause to foreign addresses: per mailbox and day, for everybody per hour, and none for
 * requests with this spam score. A proof of work lowers the score.
 */
const acknowledgementLimits = { perMailboxAndDay: 3, perHour: 100, spamScore: 30 };

/** Events of one transaction. */
const maxEvents = 500;

/**
 * Plans the notifications of forms and incoming e-mails in the transaction that stores or releases them: one delivery per configured channel,
 * and its job. What happens to leads later is told by webhooks only.
 */
@Injectable()
export class NotificationPlanner {
  private readonly webhook: { events: WebhookEvent[]; recipient: string } | undefined;
  private readonly channels: { name: DeliveryChannel; recipient: string | null }[];

  constructor(
    private readonly jobs: JobQueue,
    private readonly database: DataSource,
    { smtpUrl, salesEmail, leadWebhook }: Env,
  ) {
    // Only the host, because the path may contain a key and staff see recipients.
    const webhook = leadWebhook && { events: leadWebhook.events, recipient: new URL(leadWebhook.url).host };
    this.webhook = webhook;
    this.channels = [
      ...(salesEmail ? [{ name: 'sales-email' as const, recipient: salesEmail }] : []),
      // Sent to the visitor.
      ...(smtpUrl ? [{ name: 'acknowledgement' as const, recipient: null }] : []),
      ...(webhook?.events.includes('received') ? [{ name: 'webhook' as const, recipient: webhook.recipient }] : []),
    ];
  }

  /** Creates the deliveries, once for each request. */
  async plan(transaction: Transaction, requestIds: number[]): Promise<void> {
    if (this.channels.length === 0 || requestIds.length === 0) return;
    const planned = await transaction.query<{ deliveryId: number }[]>(
      `with person as (
         select id, lead_id, kind, spam_score, email from requests
         where id = any($1::integer[]) and state = 'inbox' and (
           kind in ('contact', 'case-study') or exists (select from messages where request_id = requests.id offset 0))
       ), recent as (
         select mailbox_of(recipient) as mailbox, created_at from deliveries
         where channel = 'acknowledgement' and created_at > now() - interval '1 day'
       ), acknowledged as (
         select id, row_number() over (partition by mailbox_of(email) order by id) as nth_of_mailbox,
                row_number() over (order by id) as nth
         from person where spam_score < $4 and kind <> 'email'
       ), wanted as (
         select person.id, person.lead_id, channel.name, coalesce(channel.recipient, person.email) as recipient
         from person cross join unnest($2::text[], $3::text[]) as channel (name, recipient)
         left join acknowledged on acknowledged.id = person.id
         where channel.name <> 'acknowledgement' or (
           nth_of_mailbox + (select count(*) from recent where mailbox = mailbox_of(person.email)) <= $5
           and nth + (select count(*) from recent where created_at > now() - interval '1 hour') <= $6)
       )
       insert into deliveries (request_id, lead_id, channel, recipient)
       select id, lead_id, name, recipient from wanted
       on conflict (request_id, channel) do nothing
       returning id as "deliveryId"`,
      [
        requestIds,
        this.channels.map(({ name }) => name),
        this.channels.map(({ recipient }) => recipient),
        acknowledgementLimits.spamScore,
        acknowledgementLimits.perMailboxAndDay,
        acknowledgementLimits.perHour,
      ],
    );
    await this.jobs.send(transaction, 'deliver', planned);
  }

  /**
   * Plans the webhooks about what has happened to leads since the last call, which takes it out of the outbox (sql/webhook_outbox.sql). A
   * visit waits until its invitation cannot be taken back any more.
   */
  async planNews(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const events: StoredEvent[] = await manager.query(
        `with taken as (
           delete from webhook_outbox where event_id in (
             select event_id from webhook_outbox
             -- \`offset 0\` keeps the look-ups apart: as joins, they may read whole tables in a plan of when these were small.
             where not exists (
               select from lead_events event join messages on messages.id = event.message_id
               where event.id = event_id and delivery_state = 'waiting' offset 0)
             order by event_id limit ${maxEvents} for update skip locked)
           returning event_id)
         select event.* from taken
         cross join lateral (select id, lead_id as "leadId", data from lead_events where id = event_id offset 0) as event order by event.id`,
      );
      const { events: wanted = [], recipient } = this.webhook ?? {};
      const news = events.flatMap(({ id, leadId, data }) =>
        newsIn(data).flatMap((topic) => (wanted.includes(topic) ? { id, leadId, topic } : [])),
      );
      if (news.length === 0) return;
      const planned: { deliveryId: number }[] = await manager.query(
        `insert into deliveries (event_id, lead_id, topic, channel, recipient)
         select id, "leadId", topic, 'webhook', $2 from jsonb_to_recordset($1) as news (id bigint, "leadId" integer, topic text)
         returning id as "deliveryId"`,
        [JSON.stringify(news), recipient],
      );
      await this.jobs.send(manager, 'deliver', planned);
    });
  }
}
