import { Body, Post } from '@nestjs/common';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, AllowsToken, DeskController, RequiresRole } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadFilterDto, LeadSearchDto } from './lead-filter.dto.ts';
import { LeadIdsDto, LeadListDto } from './lead-list.dto.ts';
import { LeadListService } from './lead-list.service.ts';

@DeskController('admin/leads', 'Leads', 'viewer')
export class LeadListController {
  constructor(private readonly leads: LeadListService) {}

  @Returns(
    LeadListDto,
    'List leads',
    'One row per person. Spam is listed only with `spam`. The filter is in the body, because URLs are stored in histories and logs, and a search text or a cursor can be the name of a person.',
  )
  @AllowsEarlierSignIn('Reads only: the search text is in the body, because URLs are logged.')
  @AllowsToken('read')
  @Post('search')
  search(@Body() search: LeadSearchDto, @CurrentStaff() { userId }: StaffMember): Promise<LeadListDto> {
    return this.leads.list(search, userId);
  }

  @Returns(
    LeadIdsDto,
    'List the ids of all leads of a filter',
    'To act on them. Leads that match later are not among them.',
  )
  @RequiresRole('agent')
  @AllowsEarlierSignIn('Reads only: the search text is in the body, because URLs are logged.')
  @Post('ids')
  ids(@Body() filter: LeadFilterDto, @CurrentStaff() { userId }: StaffMember): Promise<LeadIdsDto> {
    return this.leads.ids(filter, userId);
  }
}
