import { Injectable } from '@nestjs/common';
import type { DeliveryChannel } from '@portal/contracts/lead';
import type { Logger } from 'pino';
import type { Transaction } from '../platform/database/transaction.ts';
import { Env } from '../platform/env/env.ts';
import { InjectLogger } from '../platform/logging/inject-logger.ts';
import { currentTraceId } from '../platform/logging/trace.ts';
import { JobQueue } from './queue/job-queue.service.ts';

/**
 * Limits the mail that someone can cause to foreign addresses: per mailbox and day, for everybody per hour, and none for
 * requests with this spam score. A proof of work lowers the score.
 */
const acknowledgementLimits = { perMailboxAndDay: 3, perHour: 100, spamScore: 30 };

interface PlannedDelivery {
  id: number;
  requestId: number;
  channel: DeliveryChannel;
  /** Number of acknowledgements in the hour before. */
  acknowledged: number;
}

/** Plans the notifications of forms and incoming e-mails in the transaction that stores or releases them: one delivery per configured channel, and its job. */
@Injectable()
export class NotificationPlanner {
  private readonly channels: { name: DeliveryChannel; recipient: string | null }[];

  constructor(
    private readonly jobs: JobQueue,
    @InjectLogger() private readonly log: Logger,
    { smtpUrl, salesEmail, leadWebhook }: Env,
  ) {
    this.channels = [
      ...(salesEmail ? [{ name: 'sales-email' as const, recipient: salesEmail }] : []),
      // Sent to the visitor.
      ...(smtpUrl ? [{ name: 'acknowledgement' as const, recipient: null }] : []),
      // Only the host, because the path may contain a key and staff see recipients.
      ...(leadWebhook ? [{ name: 'webhook' as const, recipient: new URL(leadWebhook.url).host }] : []),
    ];
  }

  /** Creates the deliveries, once for each request. */
  async plan(
    transaction: Transaction,
    requestIds: number[],
    traceOf: (requestId: number) => string | undefined = currentTraceId,
  ): Promise<void> {
    if (this.channels.length === 0 || requestIds.length === 0) return;
    const planned = await transaction.query<PlannedDelivery[]>(
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
       ), planned as (
         insert into deliveries (request_id, lead_id, channel, recipient)
         select id, lead_id, name, recipient from wanted
         on conflict (request_id, channel) do nothing
         returning id, channel, request_id
       )
       select id, channel, request_id as "requestId", (select count(*)::integer from recent where created_at > now() - interval '1 hour') as acknowledged
       from planned order by id`,
      [
        requestIds,
        this.channels.map(({ name }) => name),
        this.channels.map(({ recipient }) => recipient),
        acknowledgementLimits.spamScore,
        acknowledgementLimits.perMailboxAndDay,
        acknowledgementLimits.perHour,
      ],
    );
    this.warnAtLimit(planned);
    await this.jobs.send(
      transaction,
      'deliver',
      planned.map(({ id, requestId }) => ({ deliveryId: id, traceId: traceOf(requestId) })),
    );
  }

  /** Many acknowledgements in an hour are more likely an attack on other mailboxes than customers. */
  private warnAtLimit(planned: PlannedDelivery[]): void {
    const count =
      (planned[0]?.acknowledged ?? 0) + planned.filter(({ channel }) => channel === 'acknowledgement').length;
    if (count >= acknowledgementLimits.perHour)
      this.log.warn({ count }, 'the limit of acknowledgements per hour is reached: visitors get none for now');
  }
}
