import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeliveryChannel } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../env.ts';
import { announceJob } from './announce-job.ts';
import { jobInsert } from './job-insert.ts';
import { Jobs } from './jobs.service.ts';

/** More than this a day for one address is somebody typing in an address that is not theirs. */
const acknowledgementsADay = 3;

/**
 * Decides who is told of a submission: one delivery per channel that is configured, and its job, in one statement. What is
 * announced twice is told once, and nobody is told of what is held as spam.
 */
@Injectable()
export class Announcing implements OnModuleInit {
  private readonly channels: { name: DeliveryChannel; recipient: string | null }[];

  constructor(
    private readonly jobs: Jobs,
    private readonly database: DataSource,
    { smtpUrl, salesEmail, leadWebhook }: Env,
  ) {
    this.channels = [
      ...(salesEmail ? [{ name: 'sales-email' as const, recipient: salesEmail }] : []),
      // No fixed recipient: the visitor.
      ...(smtpUrl ? [{ name: 'acknowledgement' as const, recipient: null }] : []),
      // Its path may hold a key, and staff see recipients.
      ...(leadWebhook ? [{ name: 'webhook' as const, recipient: new URL(leadWebhook.url).host }] : []),
    ];
  }

  /** Has submissions announced that were held until now. After the commit: `jobs.wake('announce')`. */
  async announce(transaction: EntityManager, submissionIds: number[]): Promise<void> {
    await transaction.query(announceJob('select unnest($1::integer[]) as id'), [submissionIds]);
  }

  onModuleInit(): void {
    this.jobs.onMany<{ submissionId: number }>('announce', (announced) =>
      this.tell(announced.map(({ submissionId }) => submissionId)),
    );
  }

  private async tell(submissionIds: number[]): Promise<void> {
    if (this.channels.length === 0) return;
    await this.database.query(
      `with person as (
         select submission.id, submission.lead_id, coalesce(contact.email, request.email) as email
         from submissions submission
         join leads lead on lead.id = submission.lead_id
         join leads root on root.id = lead.root_id
         left join contact_submissions contact on contact.id = submission.contact_submission_id
         left join case_study_requests request on request.id = submission.case_study_request_id
         where submission.id = any($1::integer[]) and not root.is_spam
       ), wanted as (
         select person.id, person.lead_id, channel.name, coalesce(channel.recipient, person.email) as recipient,
                row_number() over (partition by channel.name, lower(person.email) order by person.id) as nth
         from person, unnest($2::text[], $3::text[]) as channel (name, recipient)
       ), told as (
         insert into deliveries (submission_id, lead_id, channel, recipient)
         select id, lead_id, name, recipient from wanted
         where name <> 'acknowledgement' or nth + (
           select count(*) from deliveries earlier
           where earlier.channel = 'acknowledgement' and lower(earlier.recipient) = lower(wanted.recipient)
             and earlier.created_at > now() - interval '1 day'
         ) <= $4
         on conflict (submission_id, channel) do nothing
         returning id
       )
       ${jobInsert('deliver', `select jsonb_build_object('deliveryId', told.id) as data from told`)}`,
      [
        submissionIds,
        this.channels.map(({ name }) => name),
        this.channels.map(({ recipient }) => recipient),
        acknowledgementsADay,
      ],
    );
    this.jobs.wake('deliver');
  }
}
