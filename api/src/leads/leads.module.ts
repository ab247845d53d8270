import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module.ts';
import { ReceivingModule } from '../mail/receiving/receiving.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { OperationModule } from '../operation/operation.module.ts';
import { LeadActionsController } from './actions/lead-actions.controller.ts';
import { LeadActionsService } from './actions/lead-actions.service.ts';
import { LeadChanges } from './actions/lead-changes.service.ts';
import { LeadUndoService } from './actions/lead-undo.service.ts';
import { AssignmentController } from './assignment/assignment.controller.ts';
import { DeskClock } from './assignment/desk-clock.service.ts';
import { MessageMovesController } from './correspondents/message-moves.controller.ts';
import { DeskSummaryController } from './dashboard/desk-summary.controller.ts';
import { DeliveriesController } from './deliveries/deliveries.controller.ts';
import { LeadController } from './detail/lead.controller.ts';
import { LeadService } from './detail/lead.service.ts';
import { LeadDetailsController } from './details/lead-details.controller.ts';
import { DraftsController } from './drafts/drafts.controller.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { FormDraftsController } from './drafts/form-drafts.controller.ts';
import { LeadExportController } from './export/lead-export.controller.ts';
import { ImportWorker } from './imports/import-worker.service.ts';
import { ImportsController } from './imports/imports.controller.ts';
import { ListReader } from './imports/list-reader.service.ts';
import { UploadedLists } from './imports/uploaded-lists.service.ts';
import { LeadListController } from './list/lead-list.controller.ts';
import { LeadListService } from './list/lead-list.service.ts';
import { LiveLeadsController } from './live/live-leads.controller.ts';
import { LiveLeads } from './live/live-leads.service.ts';
import { ManualLeadsController } from './manual/manual-leads.controller.ts';
import { LeadMergeController } from './merge/lead-merge.controller.ts';
import { NextStepController } from './next-step/next-step.controller.ts';
import { NextStepService } from './next-step/next-step.service.ts';
import { PipelineController } from './pipeline/pipeline.controller.ts';
import { ErasureService } from './privacy/erasure.service.ts';
import { ErasuresController } from './privacy/erasures.controller.ts';
import { PersonController } from './privacy/person.controller.ts';
import { RetentionController } from './privacy/retention.controller.ts';
import { RetentionService } from './privacy/retention.service.ts';
import { LeadReads } from './reads/lead-reads.service.ts';
import { ReportController } from './report/report.controller.ts';
import { ReportService } from './report/report.service.ts';
import { PushController } from './staff-notifications/push.controller.ts';
import { StaffMailer } from './staff-notifications/staff-mailer.service.ts';
import { StaffNotificationsController } from './staff-notifications/staff-notifications.controller.ts';
import { StaffPush } from './staff-notifications/staff-push.service.ts';
import { TimelineService } from './timeline/timeline.service.ts';
import { TodayController } from './today/today.controller.ts';
import { SavedViewsController } from './views/saved-views.controller.ts';
import { SavedViewsService } from './views/saved-views.service.ts';
import { CalendarFeedController, OwnCalendarController } from './visits/calendar-feed.controller.ts';
import { PlannedVisitsController } from './visits/planned-visits.controller.ts';

/** The lead desk: what staff see of leads and do with them. */
@Module({
  imports: [NotificationsModule, IntakeModule, ReceivingModule, OperationModule],
  controllers: [
    LiveLeadsController,
    LeadListController,
    TodayController,
    PlannedVisitsController,
    CalendarFeedController,
    OwnCalendarController,
    LeadExportController,
    LeadActionsController,
    NextStepController,
    LeadMergeController,
    MessageMovesController,
    LeadDetailsController,
    ManualLeadsController,
    FormDraftsController,
    ImportsController,
    ReportController,
    PipelineController,
    DeskSummaryController,
    SavedViewsController,
    AssignmentController,
    StaffNotificationsController,
    PushController,
    DraftsController,
    DeliveriesController,
    PersonController,
    ErasuresController,
    RetentionController,
    // Last: its route `admin/leads/:id` would also match `admin/leads/stream`.
    LeadController,
  ],
  providers: [
    DeskClock,
    StaffMailer,
    StaffPush,
    LeadListService,
    LeadService,
    TimelineService,
    LeadActionsService,
    NextStepService,
    LeadReads,
    LeadChanges,
    LeadUndoService,
    ImportWorker,
    ListReader,
    UploadedLists,
    LiveLeads,
    ReportService,
    SavedViewsService,
    DraftsService,
    ErasureService,
    RetentionService,
  ],
  exports: [LeadActionsService, LeadChanges, LeadUndoService, NextStepService],
})
export class LeadsModule {}
