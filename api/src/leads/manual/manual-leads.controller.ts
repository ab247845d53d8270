import { Body, Post } from '@nestjs/common';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, AllowsToken, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { PossibleDuplicateDto } from '../detail/lead.dto.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { CreatedLeadDto, DuplicateSearchDto, ManualLeadDto } from './manual-lead.dto.ts';
import { ManualLeadsService } from './manual-leads.service.ts';

@DeskController('admin/leads', 'Leads', 'agent')
export class ManualLeadsController {
  constructor(private readonly leads: ManualLeadsService) {}

  @Creates(
    CreatedLeadDto,
    'Enter a lead by hand',
    'A request that did not come by a form. It is not checked for spam, and nobody is notified. Look for duplicates before.',
  )
  @AllowsEarlierSignIn('Daily work on leads.')
  @AllowsToken('write')
  @Post()
  async create(@Body() lead: ManualLeadDto, @CurrentStaff() staff: StaffMember): Promise<CreatedLeadDto> {
    return { id: await this.leads.create(staff, lead) };
  }

  @ReturnsNothing(
    'The lead is removed.',
    'Remove a lead that you have entered by hand',
    'Only while nothing has happened to it since.',
  )
  @AllowsEarlierSignIn('Only of what has just been entered.')
  @Post(':id/take-back')
  takeBack(@LeadId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.leads.takeBack(staff, id);
  }

  @Returns(
    [PossibleDuplicateDto],
    'Show leads with an email address or phone number',
    'At most five leads in the inbox.',
  )
  @AllowsEarlierSignIn('Reads only: the address is in the body, because URLs are logged.')
  @AllowsToken('write')
  @Post('duplicates')
  duplicates(@Body() search: DuplicateSearchDto): Promise<PossibleDuplicateDto[]> {
    return this.leads.duplicates(search);
  }
}
