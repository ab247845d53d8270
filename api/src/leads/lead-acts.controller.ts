import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../session/current-staff.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { LeadActionsDto, LeadBatchDto, MergeDto, MergedDto, NoteDto, UndoDto, UndoneDto } from './lead-action.dto.ts';
import { LeadActsService } from './lead-acts.service.ts';
import { LeadFamiliesService } from './lead-families.service.ts';
import { LeadIdPipe } from './lead-id.pipe.ts';
import { LeadUndoService } from './lead-undo.service.ts';
import { TimelineEntryDto } from './timeline.dto.ts';

const guarded = { 401: 'Please sign in.', 403: 'This needs the role agent, and yours is viewer.' };

@ApiTags('Leads')
@RequiresRole('agent')
@Controller('admin/leads')
export class LeadActsController {
  constructor(
    private readonly acts: LeadActsService,
    private readonly families: LeadFamiliesService,
    private readonly undoing: LeadUndoService,
  ) {}

  @ApiOperation({
    summary: 'Change leads',
    description: 'All of them or none. Those that are so already stay untouched; the answer says how many were not.',
  })
  @ApiOkResponse({ type: LeadBatchDto })
  @DescribesErrors(
    {
      ...guarded,
      404: 'There is no lead 42.',
      409: 'Somebody has just merged one of these leads. Please try again.',
      422: 'There is no such colleague.',
    },
    { ownerId: 'There is no such colleague' },
  )
  @HttpCode(200)
  @Post('actions')
  act(@Body() { leadIds, action }: LeadActionsDto, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.acts.act(staff, leadIds, action);
  }

  @ApiOperation({
    summary: 'Undo what was done in one go',
    description: 'All of it, or nothing if any of it has been changed since.',
  })
  @ApiOkResponse({ type: UndoneDto })
  @DescribesErrors(
    {
      ...guarded,
      404: 'There is nothing to undo.',
      409: '2 of these 10 leads have been changed since. Nothing was undone.',
      422: 'batchId must be one that an action has answered.',
    },
    { batchId: 'batchId must be one that an action has answered' },
  )
  @HttpCode(200)
  @Post('undo')
  async undo(@Body() { batchId }: UndoDto, @CurrentStaff() staff: StaffMember): Promise<UndoneDto> {
    return { restored: await this.undoing.undo(staff, batchId) };
  }

  @ApiOperation({ summary: 'Write a note on a lead' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @ApiCreatedResponse({ type: TimelineEntryDto })
  @DescribesErrors(
    { ...guarded, 404: 'There is no lead 42.', 422: 'Please write something.' },
    { text: 'Please write something' },
  )
  @Post(':id/notes')
  note(
    @Param('id', LeadIdPipe) id: number,
    @Body() { text }: NoteDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<TimelineEntryDto> {
    return this.acts.note(staff, id, text);
  }

  @ApiOperation({
    summary: 'Merge another lead into this one',
    description: 'For two that are one person. It can be undone.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @ApiOkResponse({ type: MergedDto })
  @DescribesErrors(
    {
      ...guarded,
      404: 'There is no lead 42.',
      409: 'A lead cannot be merged with itself.',
      422: 'leadId must be the number of a lead.',
    },
    { leadId: 'leadId must be the number of a lead' },
  )
  @HttpCode(200)
  @Post(':id/merge')
  async merge(
    @Param('id', LeadIdPipe) id: number,
    @Body() { leadId }: MergeDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    return { batchId: await this.families.merge(staff, id, leadId) };
  }
}
