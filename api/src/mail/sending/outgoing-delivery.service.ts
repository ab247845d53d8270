import { HttpException, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { LeadActionsService } from '../../leads/actions/lead-actions.service.ts';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { DeliveryError } from '../../notifications/deliveries/delivery-error.ts';
import { Mailer } from '../../notifications/mail/mailer.service.ts';
import { JobQueue, type Outcome } from '../../notifications/queue/job-queue.service.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { Env } from '../../platform/env/env.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import type { Mailbox } from '../rules/parsed-mail.ts';

const concurrency = 2;

interface SendJob {
  messageId: number;
}

interface Claimed {
  lead_id: number;
  delivery_state: 'waiting' | 'sent';
  raw_digest: Buffer;
  recipients: Mailbox[];
  copies: Mailbox[];
  sent_by: number | null;
  email: string | null;
  draft_id: string;
}

/** Sends queued messages, with retries. Only a crash between the answer of the server and the commit sends a second copy, with the same Message-ID. */
@Injectable()
export class OutgoingDelivery implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commits: CommitNotifier,
    private readonly mailer: Mailer,
    private readonly files: MailFiles,
    private readonly actions: LeadActionsService,
    private readonly database: DataSource,
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    const waiting = `select id from messages where delivery_state = 'waiting' order by id`;
    this.jobs.onStart(async () => {
      const count = await this.database.transaction((transaction) =>
        this.jobs.sendMissing(transaction, 'send-mail', {
          lock: advisoryLocks.orphanedMessages,
          waiting,
          key: 'messageId',
        }),
      );
      if (count > 0) this.log.warn({ count }, 'queued messages again that had no job');
    });
    this.jobs.registerWorker<SendJob>('send-mail', concurrency, ({ messageId }) => this.deliver(messageId));
    this.jobs.registerWorker<SendJob>('send-mail-dead-letter', 1, ({ messageId }) => this.markFailed(messageId));
  }

  private async deliver(messageId: number): Promise<Outcome> {
    const [message]: Claimed[] = await this.database.query(
      `with claimed as (
         update messages set attempts = attempts + 1
         where id = $1 and delivery_state in ('waiting', 'sent')
         returning lead_id, delivery_state, raw_digest, recipients, copies, sent_by, draft_id
       )
       select claimed.*, users.email from claimed left join users on users.id = sent_by`,
      [messageId],
    );
    // It was taken back, or its lead was erased.
    if (!message) return 'completed';
    if (message.delivery_state === 'waiting') {
      const failure = await this.send(messageId, message);
      if (failure) return failure;
    }
    await this.logContact(message);
    this.commits.notify('leads');
    return 'completed';
  }

  private async send(
    messageId: number,
    { lead_id, recipients, copies, raw_digest }: Claimed,
  ): Promise<Outcome | undefined> {
    try {
      const to = [...recipients, ...copies].map(({ address }) => address);
      await this.mailer.sendRaw({ from: this.env.mailboxAddress, to, raw: await this.files.read(raw_digest) });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      await this.database.query('update messages set last_error = $2 where id = $1', [messageId, error.message]);
      this.log.warn({ messageId, isPermanent: error.isPermanent }, 'sending a message failed');
      return error.isPermanent ? 'dead-letter' : 'retry';
    }
    await retryConflicts(() => this.database.transaction((manager) => markSent(manager, lead_id, messageId)));
    return undefined;
  }

  /** A sent reply answers the requests of the lead, once for its draft. */
  private async logContact({ lead_id, sent_by, email, draft_id }: Claimed): Promise<void> {
    if (sent_by === null || email === null) return;
    try {
      await this.actions.logContact({ userId: sent_by, email }, lead_id, { channel: 'email', draftId: draft_id });
    } catch (error) {
      // The lead was erased or the sender cannot own leads any more: the message is sent all the same.
      if (!(error instanceof HttpException)) throw error;
      this.log.warn({ leadId: lead_id }, 'a sent message could not be logged as a contact');
    }
  }

  private async markFailed(messageId: number): Promise<Outcome> {
    await this.database.query(
      `with failed as (
         update messages set delivery_state = 'failed', last_error = coalesce(last_error, 'It could not be sent. The log of the API says why.')
         where id = $1 and delivery_state = 'waiting' returning id, lead_id, sent_by, draft_id
       ), draft as (
         delete from lead_drafts using failed where user_id = sent_by and lead_drafts.id = draft_id
       )
       insert into lead_events (lead_id, message_id, kind) select lead_id, id, 'undelivered' from failed`,
      [messageId],
    );
    this.commits.notify('leads');
    return 'completed';
  }
}

/** Its words are found from now on. */
async function markSent(manager: EntityManager, leadId: number, messageId: number): Promise<void> {
  const root = await lockRootOfLead(manager, leadId);
  // Its lead was erased.
  if (!root) return;
  await manager.query(
    `with sent as (
       update messages set delivery_state = 'sent', last_error = null, sent_at = now()
       where id = $1 and delivery_state = 'waiting' returning sent_by, draft_id
     )
     delete from lead_drafts using sent where user_id = sent_by and id = draft_id`,
    [messageId],
  );
  await projectLeads(manager, [root.id]);
}
