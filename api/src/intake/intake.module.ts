import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { CaseStudyController } from './case-study/case-study.controller.ts';
import { CaseStudyDocument } from './case-study/case-study-document.service.ts';
import { ContactController } from './contact/contact.controller.ts';
import { FormPagesController } from './form-pages/form-pages.controller.ts';
import { IntakeHealthController } from './health/intake-health.controller.ts';
import { IntakeService } from './intake.service.ts';
import { Journal } from './journal/journal.service.ts';
import { JournalErasure } from './journal/journal-erasure.service.ts';
import { JournalReplay } from './journal/journal-replay.service.ts';
import { ProofOfWorkController } from './spam/proof-of-work.controller.ts';
import { ProofOfWork } from './spam/proof-of-work.service.ts';
import { RequestStore } from './storage/request-store.service.ts';

/** Accepts the website's forms and stores them: in PostgreSQL or, during an outage, in the journal. */
@Module({
  imports: [NotificationsModule],
  controllers: [
    ContactController,
    ProofOfWorkController,
    CaseStudyController,
    FormPagesController,
    IntakeHealthController,
  ],
  providers: [CaseStudyDocument, IntakeService, Journal, JournalReplay, JournalErasure, RequestStore, ProofOfWork],
  exports: [Journal, JournalErasure, RequestStore],
})
export class IntakeModule {}
