import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import { ContactDto, LeadActionsDto, LeadBatchDto, NoteDto, UndoDto, UndoneDto } from './lead-action.dto.ts';
import { LeadActionsService } from './lead-actions.service.ts';
import { LeadUndoService } from './lead-undo.service.ts';

const leadId = new IdPipe('There is no such lead.');
const authErrors = { 401: 'Please sign in.', 403: 'This needs the role agent, and yours is viewer.' };

@ApiTags('Leads')
@RequiresRole('agent')
@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@Controller('admin/leads')
export class LeadActionsController {
  constructor(
    private readonly actions: LeadActionsService,
    private readonly undoService: LeadUndoService,
  ) {}

  @ApiOperation({
    summary: 'Change leads',
    description:
      'Changes all leads or none. Leads that already have the value are skipped; `changed` counts the others.',
  })
  @ApiOkResponse({ type: LeadBatchDto })
  @ApiErrors(
    {
      ...authErrors,
      404: 'There is no lead 42.',
      409: 'One of these leads has just been merged. Please try again.',
      422: 'There is no such staff member.',
    },
    { ownerId: 'There is no such staff member' },
  )
  @HttpCode(200)
  @Post('actions')
  apply(@Body() { leadIds, action }: LeadActionsDto, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.actions.apply(staff, leadIds, action);
  }

  @ApiOperation({
    summary: 'Undo an action',
    description: 'Restores the values before the action, or nothing if any of them has been changed since.',
  })
  @ApiOkResponse({ type: UndoneDto })
  @ApiErrors(
    {
      ...authErrors,
      404: 'There is nothing to undo.',
      409: '2 of these 10 leads have been changed since. Nothing was undone.',
      422: 'batchId must be the id of an action.',
    },
    { batchId: 'batchId must be the id of an action' },
  )
  @HttpCode(200)
  @Post('undo')
  undo(@Body() { batchId }: UndoDto, @CurrentStaff() staff: StaffMember): Promise<UndoneDto> {
    return batchId ? this.undoService.undo(staff, batchId) : this.undoService.undoLatest(staff);
  }

  @ApiOperation({ summary: 'Add a note to a lead' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @ApiCreatedResponse({ type: TimelineEntryDto })
  @ApiErrors(
    {
      ...authErrors,
      404: 'There is no lead 42.',
      409: 'An earlier version of this text has already been saved.',
      422: 'Please enter a note.',
    },
    { text: 'Please enter a note' },
  )
  @Post(':id/notes')
  note(
    @Param('id', leadId) id: number,
    @Body() note: NoteDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<TimelineEntryDto> {
    return this.actions.addNote(staff, id, note);
  }

  @ApiOperation({
    summary: 'Log a contact with a lead',
    description:
      'Answers the requests of the lead so far, which stops their response clocks. Claims a lead without an owner, and changes the status from new to contacted.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @ApiOkResponse({ type: LeadBatchDto })
  @ApiErrors(
    {
      ...authErrors,
      404: 'There is no lead 42.',
      409: 'One of these leads has just been merged. Please try again.',
      422: 'channel must be one of call, voicemail, email, meeting.',
    },
    { channel: 'channel must be one of call, voicemail, email, meeting' },
  )
  @HttpCode(200)
  @Post(':id/contacts')
  contact(
    @Param('id', leadId) id: number,
    @Body() contact: ContactDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<LeadBatchDto> {
    return this.actions.logContact(staff, id, contact);
  }
}
