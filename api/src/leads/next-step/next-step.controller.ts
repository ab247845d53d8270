import { Body, Delete, Post, Put } from '@nestjs/common';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, AllowsToken, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadBatchDto } from '../actions/lead-action.dto.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { NewNextStepDto } from './next-step.dto.ts';
import { NextStepService } from './next-step.service.ts';

const StepId = PathId('There is no such next step.', 'step');

@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/leads/:id/next-step', 'Leads', 'agent')
export class NextStepController {
  constructor(private readonly steps: NextStepService) {}

  @Returns(LeadBatchDto, 'Set the next step of a lead', 'Replaces the one that it has.')
  @AllowsToken('write')
  @Put()
  set(@LeadId id: number, @Body() step: NewNextStepDto, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.steps.set(staff, id, step);
  }

  @Returns(LeadBatchDto, 'Complete the next step of a lead')
  @AllowsToken('write')
  @Post(':step/complete')
  complete(@LeadId id: number, @StepId step: number, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.steps.end(staff, id, step, true);
  }

  @Returns(LeadBatchDto, 'Remove the next step of a lead')
  @AllowsToken('write')
  @Delete(':step')
  remove(@LeadId id: number, @StepId step: number, @CurrentStaff() staff: StaffMember): Promise<LeadBatchDto> {
    return this.steps.end(staff, id, step, false);
  }
}
