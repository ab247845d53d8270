import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { MailIntake } from './receiving/mail-intake.service.ts';
import { MailReceiver } from './receiving/mail-receiver.ts';
import { MailboxReader } from './receiving/mailbox-reader.service.ts';
import { ReceivingModule } from './receiving/receiving.module.ts';
import { DraftAttachmentsController } from './sending/draft-attachments.controller.ts';
import { MailStatusController } from './sending/mail-status.controller.ts';
import { MessageResults } from './sending/message-results.service.ts';
import { OutgoingDelivery } from './sending/outgoing-delivery.service.ts';
import { OutgoingMailController } from './sending/outgoing-mail.controller.ts';
import { OutgoingMail } from './sending/outgoing-mail.service.ts';
import { MailTemplatesController } from './sending/templates/mail-templates.controller.ts';
import { MailTemplates } from './sending/templates/mail-templates.service.ts';
import { SiteVisitsController } from './sending/visits/site-visits.controller.ts';
import { IncomingMail } from './threads/incoming-mail.service.ts';
import { MessagesController } from './threads/messages.controller.ts';

/** Conversations by e-mail. Without IMAP_URL nothing is read, without SMTP_URL nothing is sent. */
@Module({
  imports: [NotificationsModule, LeadsModule, ReceivingModule],
  controllers: [
    OutgoingMailController,
    DraftAttachmentsController,
    MessagesController,
    MailTemplatesController,
    MailStatusController,
    SiteVisitsController,
  ],
  providers: [
    MailboxReader,
    MailIntake,
    { provide: MailReceiver, useClass: IncomingMail },
    OutgoingMail,
    MessageResults,
    OutgoingDelivery,
    MailTemplates,
  ],
  exports: [ReceivingModule],
})
export class MailModule {}
