import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { LeadDto } from '../detail/lead.dto.ts';
import { LeadService } from '../detail/lead.service.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { ChangeDetailsDto } from './lead-details.dto.ts';
import { LeadDetailsService } from './lead-details.service.ts';

@ApiTags('Leads')
@RequiresRole('agent')
@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@Controller('admin/leads/:id/details')
export class LeadDetailsController {
  constructor(
    private readonly details: LeadDetailsService,
    private readonly leads: LeadService,
  ) {}

  @Returns(
    LeadDto,
    'Correct the contact data of a lead',
    'What requests say stays as it is: values are added beside it, preferred, or hidden. Each change is an entry of the timeline and can be undone.',
  )
  @Put()
  async change(
    @LeadId id: number,
    @Body() { changes }: ChangeDetailsDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<LeadDto> {
    await this.details.change(staff, id, changes);
    return this.leads.show(id, staff.userId);
  }
}
