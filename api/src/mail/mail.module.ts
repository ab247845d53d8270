import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { IncomingMail } from './incoming/incoming-mail.service.ts';
import { MailFiles } from './incoming/mail-files.service.ts';
import { MailboxController } from './mailbox/mailbox.controller.ts';
import { MailboxAlarm } from './mailbox/mailbox-alarm.service.ts';
import { MailboxReader } from './mailbox/mailbox-reader.service.ts';
import { MailboxStates } from './mailbox/mailbox-states.service.ts';
import { MailboxStatus } from './mailbox/mailbox-status.service.ts';
import { MailParser } from './parsing/mail-parser.service.ts';

/** Conversations by e-mail. Without IMAP_URL nothing is read. */
@Module({
  imports: [NotificationsModule],
  controllers: [MailboxController],
  providers: [MailParser, MailFiles, IncomingMail, MailboxStates, MailboxStatus, MailboxAlarm, MailboxReader],
  exports: [MailFiles, MailParser, MailboxStatus],
})
export class MailModule {}
