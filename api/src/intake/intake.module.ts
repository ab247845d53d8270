import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { BusinessHoursModule } from '../business-hours/business-hours.module.ts';
import { Journal } from '../journal/journal.service.ts';
import { JournalReplay } from '../journal/journal-replay.service.ts';
import { Proof } from '../spam/proof.service.ts';
import { TellingModule } from '../telling/telling.module.ts';
import { IntakeService } from './intake.service.ts';
import { IntakeHealth } from './intake-health.ts';
import { LeadNews } from './lead-news.service.ts';
import { LeadStore } from './lead-store.ts';

@Module({
  imports: [BusinessHoursModule, TellingModule, TerminusModule],
  providers: [Journal, JournalReplay, LeadStore, LeadNews, Proof, IntakeService, IntakeHealth],
  exports: [IntakeService, IntakeHealth, Proof],
})
export class IntakeModule {}
