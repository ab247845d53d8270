import { Get, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { Env } from '../../platform/env/env.ts';
import { Creates, Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { MailboxStatus } from '../receiving/mailbox-status.service.ts';
import { MailStatusDto, RetriedMessagesDto } from './mail-status.dto.ts';

type Counts = Omit<MailStatusDto, 'mailbox' | 'sender' | 'salesAddress' | 'perDayLimit'>;

/** SQL for messages of the last seven days that were not written anew. An older reply that arrives now would only surprise. */
const recent = (
  state: string,
) => `delivery_state = '${state}' and received_at > now() - interval '7 days' and not exists (
  select from leads lead join leads member using (root_id) join messages later on later.lead_id = member.id
  where lead.id = messages.lead_id and later.direction = 'out' and later.id > messages.id
    and later.delivery_state in ('waiting', 'sent'))`;
const lastDay = `direction = 'out' and received_at > now() - interval '1 day'`;

/** How e-mail works at the moment, and sends again what has failed. */
@AllowsEarlierSignIn('Sends only what a colleague has sent already.')
@DeskController('admin/mail-status', 'Mail', 'manager')
export class MailStatusController {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly mailbox: MailboxStatus,
    private readonly jobs: JobQueue,
  ) {}

  @Returns(MailStatusDto, 'Show how e-mail works', 'State, counts and addresses of both directions.')
  @Get()
  async show(): Promise<MailStatusDto> {
    const [counts]: [Counts] = await this.database.query(`
      select ${isoTime('(select max(received_at) from received_mails)')} as "lastReceivedAt",
             ${isoTime(`max(sent_at) filter (where sent_by is not null and delivery_state in ('sent', 'bounced'))`)} as "lastSentAt",
             count(*) filter (where delivery_state = 'waiting' and (not is_scheduled or send_at < now()))::integer as waiting,
             count(*) filter (where ${recent('failed')})::integer as failed,
             count(*) filter (where ${recent('bounced')})::integer as bounced,
             count(*) filter (where ${recent('unknown')})::integer as unknown,
             (array_agg(last_error order by id desc) filter (
               where last_error is not null and (${recent('failed')} or delivery_state = 'waiting')))[1] as "lastError",
             count(*) filter (where ${lastDay})::integer as "perDayUsed"
      from messages where direction = 'out'`);
    return {
      ...counts,
      mailbox: await this.mailbox.show('manager'),
      sender: this.env.mailFrom,
      salesAddress: this.env.salesEmail ?? null,
      perDayLimit: this.env.mailPerDay,
    };
  }

  @Creates(RetriedMessagesDto, 'Send failed replies again', 'Those of the last seven days.')
  @Post('retries')
  retry(): Promise<RetriedMessagesDto> {
    return this.database.transaction(async (manager) => {
      const messages: { id: number; lead_id: number }[] = await manager.query(
        `with retried as (
           update messages set delivery_state = 'waiting', attempts = 0, is_settled = false where ${recent('failed')} returning id, lead_id
         )
         select id, lead_id from retried order by lead_id, id`,
      );
      for (const { lead_id } of messages)
        if (await lockRootOfLead(manager, lead_id)) await projectLeads(manager, [lead_id]);
      if (messages.length > 0)
        await this.jobs.send(
          manager,
          'send-mail',
          messages.map(({ id }) => ({ messageId: id })),
        );
      return { count: messages.length };
    });
  }
}
