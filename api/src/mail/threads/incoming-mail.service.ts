import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { isInvalidData } from '../../intake/storage/request-store.service.ts';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import type { MailOutcome, MailReceiver, ReceivedMail } from '../receiving/mail-receiver.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';
import { Conversations } from './conversations.service.ts';
import type { StoredMail } from './insert-message.ts';

/** Stores incoming mail once, with how far its mailbox is read. */
@Injectable()
export class IncomingMail implements MailReceiver {
  constructor(
    private readonly database: DataSource,
    private readonly conversations: Conversations,
    private readonly commits: CommitNotifier,
    @InjectLogger() private readonly log: Logger,
  ) {}

  /**
   * Stores a mail and how far its mailbox is read, in one transaction. After a crash at any moment the mail is read again: then it is
   * either stored or known.
   */
  async store(mail: ParsedMail, received: ReceivedMail): Promise<MailOutcome> {
    const storeOnce = (read: ParsedMail) =>
      retryConflicts(() => {
        const stored = { ...received, begunAt: Date.now() };
        return this.database.transaction((manager) => this.storeInDatabase(manager, read, stored));
      });
    const outcome = await storeOnce(mail).catch((error) => {
      if (!isInvalidData(error)) throw error;
      // A text that PostgreSQL does not take must not keep the mailbox from being read.
      this.log.error({ uid: received.uid }, 'a mail has values that cannot be stored: only its file is kept');
      return storeOnce(withoutContent(mail));
    });
    if (outcome === 'request' || outcome === 'message') this.commits.notify('leads', 'deliver', 'send-mail');
    return outcome;
  }

  private async storeInDatabase(manager: EntityManager, mail: ParsedMail, stored: StoredMail): Promise<MailOutcome> {
    const [isNew] = await manager.query(
      `insert into received_mails (digest, received_at, outcome) values ($1, $2, 'known')
       on conflict do nothing returning digest`,
      [stored.digest, stored.receivedAt],
    );
    const outcome = isNew ? await this.conversations.store(manager, mail, stored) : 'known';
    if (isNew)
      await manager.query('update received_mails set outcome = $2 where digest = $1', [stored.digest, outcome]);
    await manager.query(
      'update mailboxes set last_uid = greatest(last_uid, $3) where address = $1 and uid_validity = $2',
      [stored.mailbox, String(stored.uidValidity), stored.uid],
    );
    return outcome;
  }
}

/** The sender, ids and place in a conversation are kept. */
const withoutContent = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  ...{ to: [], cc: [], attachments: [], subject: '', text: '', quotes: [], report: null, sentAt: null },
  ...{ calendarAnswer: null, problem: 'This e-mail could not be read. Download it to see it.' },
});
