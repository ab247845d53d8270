import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { MessagesController } from './messages/messages.controller.ts';
import { MessagesService } from './messages/messages.service.ts';
import { DraftAttachmentsController } from './outgoing/draft-attachments.controller.ts';
import { DraftAttachments } from './outgoing/draft-attachments.service.ts';
import { OutgoingDelivery } from './outgoing/outgoing-delivery.service.ts';
import { OutgoingMailController } from './outgoing/outgoing-mail.controller.ts';
import { OutgoingMail } from './outgoing/outgoing-mail.service.ts';
import { MailStatusController } from './status/mail-status.controller.ts';
import { MailStatus } from './status/mail-status.service.ts';
import { MailTemplatesController } from './templates/mail-templates.controller.ts';
import { MailTemplates } from './templates/mail-templates.service.ts';
import { SiteVisitsController } from './visits/site-visits.controller.ts';
import { SiteVisits } from './visits/site-visits.service.ts';

/** Replies of staff, and invitations to site visits. Without SMTP_URL nothing is sent. */
@Module({
  imports: [NotificationsModule, LeadsModule, MailModule],
  controllers: [
    OutgoingMailController,
    DraftAttachmentsController,
    MessagesController,
    MailTemplatesController,
    MailStatusController,
    SiteVisitsController,
  ],
  providers: [OutgoingMail, DraftAttachments, OutgoingDelivery, MessagesService, MailTemplates, MailStatus, SiteVisits],
})
export class ConversationsModule {}
