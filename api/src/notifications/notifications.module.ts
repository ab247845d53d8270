import { Module } from '@nestjs/common';
import { DeliveryService } from './delivery.service.ts';
import { Mailer } from './mail/mailer.service.ts';
import { TransactionalMail } from './mail/transactional-mail.service.ts';
import { NotificationPlanner } from './notification-planner.service.ts';
import { JobQueue } from './queue/job-queue.service.ts';
import { SendNotes } from './queue/send-notes.ts';
import { Sender } from './sender.service.ts';

/** Sends notifications with retries: about leads by e-mail and webhook, and transactional mail to staff. */
@Module({
  providers: [JobQueue, SendNotes, Sender, NotificationPlanner, DeliveryService, Mailer, TransactionalMail],
  exports: [Mailer, Sender, JobQueue, NotificationPlanner, TransactionalMail],
})
export class NotificationsModule {}
