import { Body, ConflictException, NotFoundException, Put } from '@nestjs/common';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadChanges } from '../actions/lead-changes.service.ts';
import { LeadDto } from '../detail/lead.dto.ts';
import { LeadService } from '../detail/lead.service.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { lockAvailable } from '../lead-lock.ts';
import { ChangeDetailsDto } from './lead-details.dto.ts';
import { planCorrections } from './plan-corrections.ts';

@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/leads/:id/details', 'Leads', 'agent')
export class LeadDetailsController {
  constructor(
    private readonly changes: LeadChanges,
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
    await this.changes.apply(staff, async (manager) => {
      const { leads, unavailable } = await lockAvailable(manager, [id]);
      const [left] = unavailable;
      if (left?.reason === 'missing') throw new NotFoundException(left.message);
      if (left) throw new ConflictException(left.message);
      return { leads, events: await planCorrections(manager, id, changes) };
    });
    return this.leads.show(id, staff.userId);
  }
}
