import { Module } from '@nestjs/common';
import { Announcing } from './announcing.service.ts';
import { Delivering } from './delivering.service.ts';
import { Jobs } from './jobs.service.ts';
import { Letters } from './letters.service.ts';
import { Mailer } from './mailer.service.ts';
import { LeadWebhook } from './webhook.service.ts';

/** Who has to know of a lead is told, also when that takes several tries. */
@Module({
  providers: [Jobs, Announcing, Delivering, LeadWebhook, Mailer, Letters],
  exports: [Jobs, Announcing, Letters],
})
export class TellingModule {}
