import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { LeadBatchDto } from '../actions/lead-action.dto.ts';
import { NewNextStepDto } from './next-step.dto.ts';
import { NextStepService } from './next-step.service.ts';

const leadId = new IdPipe('There is no such lead.');
const stepId = new IdPipe('There is no such next step.');
const errors = { 403: 'This needs the role agent, and yours is viewer.', 404: 'There is no lead 42.' };
const endErrors = { ...errors, 409: 'Ada Byron has another next step by now.' };

@ApiTags('Leads')
@RequiresRole('agent')
@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
@Controller('admin/leads/:id/next-step')
export class NextStepController {
  constructor(private readonly steps: NextStepService) {}

  @ApiOperation({ summary: 'Set the next step of a lead', description: 'Replaces the one that it has.' })
  @Returns(
    LeadBatchDto,
    { ...errors, 409: 'Ada Byron is lost. Only open leads have a next step.' },
    { text: 'Please enter the next step' },
  )
  @Put()
  set(
    @Param('id', leadId) id: number,
    @Body() step: NewNextStepDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<LeadBatchDto> {
    return this.steps.set(staff, id, step);
  }

  @ApiOperation({ summary: 'Complete the next step of a lead' })
  @ApiParam({ name: 'step', schema: { type: 'integer' }, example: 7 })
  @Returns(LeadBatchDto, endErrors)
  @Post(':step/complete')
  complete(
    @Param('id', leadId) id: number,
    @Param('step', stepId) step: number,
    @CurrentStaff() staff: StaffMember,
  ): Promise<LeadBatchDto> {
    return this.steps.end(staff, id, step, true);
  }

  @ApiOperation({ summary: 'Remove the next step of a lead' })
  @ApiParam({ name: 'step', schema: { type: 'integer' }, example: 7 })
  @Returns(LeadBatchDto, endErrors)
  @Delete(':step')
  remove(
    @Param('id', leadId) id: number,
    @Param('step', stepId) step: number,
    @CurrentStaff() staff: StaffMember,
  ): Promise<LeadBatchDto> {
    return this.steps.end(staff, id, step, false);
  }
}
