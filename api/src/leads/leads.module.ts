import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../business-hours/business-hours.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { TellingModule } from '../telling/telling.module.ts';
import { DeskSummaryController } from './desk-summary.controller.ts';
import { LeadController } from './lead.controller.ts';
import { LeadService } from './lead.service.ts';
import { LeadActsController } from './lead-acts.controller.ts';
import { LeadActsService } from './lead-acts.service.ts';
import { LeadExportController } from './lead-export.controller.ts';
import { LeadExportService } from './lead-export.service.ts';
import { LeadFamiliesService } from './lead-families.service.ts';
import { LeadListController } from './lead-list.controller.ts';
import { LeadListService } from './lead-list.service.ts';
import { LeadUndoService } from './lead-undo.service.ts';
import { TimelineService } from './timeline.service.ts';

@Module({
  imports: [SessionModule, BusinessHoursModule, TellingModule],
  controllers: [LeadListController, LeadExportController, LeadActsController, DeskSummaryController, LeadController],
  providers: [
    LeadListService,
    LeadExportService,
    LeadService,
    TimelineService,
    LeadActsService,
    LeadFamiliesService,
    LeadUndoService,
  ],
})
export class LeadsModule {}
