import { Body, Post, Put } from '@nestjs/common';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, AllowsToken, DeskController, RequiresRole } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { LeadReads } from '../reads/lead-reads.service.ts';
import { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import {
  ContactDto,
  LeadActionsDto,
  LeadBatchDto,
  NoteDto,
  ReadMarkDto,
  TakenLeadDto,
  UndoDto,
  UndoneDto,
} from './lead-action.dto.ts';
import { LeadActionsService } from './lead-actions.service.ts';
import { LeadUndoService } from './lead-undo.service.ts';

@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/leads', 'Leads', 'agent')
export class LeadActionsController {
  constructor(
    private readonly actions: LeadActionsService,
    private readonly undoService: LeadUndoService,
    private readonly reads: LeadReads,
  ) {}

  @Returns(
    LeadBatchDto,
    'Change leads',
    'Changes the leads that can be changed; `left` lists the others with the reason. Leads that already have the value are skipped; `changed` counts the rest. For one lead that cannot be changed, the response is 404 or 409. Assigning a lead to yourself takes it from nobody, unless `seen` names its owner.',
  )
  @AllowsToken('write')
  @Post('actions')
  apply(@Body() actions: LeadActionsDto, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.actions.apply(staff, actions);
  }

  @Returns(
    TakenLeadDto,
    'Take the next new lead',
    'Assigns the new lead without an owner whose answer is due first to you. Two colleagues get two leads.',
  )
  @Post('take-next')
  takeNext(@CurrentStaff() staff: StaffMember): Promise<TakenLeadDto> {
    return this.actions.takeNext(staff);
  }

  @Returns(
    UndoneDto,
    'Undo an action',
    'Restores the values before the action, or nothing when one of its leads has been changed since. Without `batchId`, actions that cannot be undone are passed over.',
  )
  @Post('undo')
  undo(@Body() { batchId }: UndoDto, @CurrentStaff() staff: StaffMember): Promise<UndoneDto> {
    return batchId ? this.undoService.undo(staff, batchId) : this.undoService.undoLatest(staff);
  }

  @ReturnsNothing(
    'It is marked.',
    'Mark a lead as read or unread',
    'For yourself only. A later request makes the lead unread again.',
  )
  @RequiresRole('viewer')
  @Put(':id/read-mark')
  mark(
    @LeadId id: number,
    @Body() { isUnread, lastRequestId }: ReadMarkDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    return this.reads.mark(userId, id, !isUnread, lastRequestId ?? null);
  }

  @Creates(TimelineEntryDto, 'Add a note to a lead')
  @AllowsToken('write')
  @Post(':id/notes')
  note(@LeadId id: number, @Body() note: NoteDto, @CurrentStaff() staff: StaffMember): Promise<TimelineEntryDto> {
    return this.actions.addNote(staff, id, note);
  }

  @Returns(
    LeadBatchDto,
    'Log a contact with a lead',
    'Answers the requests of the lead so far, which stops their response clocks. Claims a lead without an owner, and changes the status from new to contacted.',
  )
  @Post(':id/contacts')
  contact(@LeadId id: number, @Body() contact: ContactDto, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.actions.logContact(staff, id, contact);
  }
}
