import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Creates, Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { PossibleDuplicateDto } from '../detail/lead.dto.ts';
import { CreatedLeadDto, ManualLeadDto } from './manual-lead.dto.ts';
import { ManualLeadsService } from './manual-leads.service.ts';

@ApiTags('Leads')
@RequiresRole('agent')
@Controller('admin/leads')
export class ManualLeadsController {
  constructor(private readonly leads: ManualLeadsService) {}

  @ApiOperation({
    summary: 'Enter a lead by hand',
    description:
      'A request that did not come by a form. It is not checked for spam, and nobody is notified. Look for duplicates before.',
  })
  @Creates(
    CreatedLeadDto,
    {
      403: 'This needs the role agent, and yours is viewer.',
      404: 'There is no lead 42.',
      409: 'An earlier version of this lead has already been saved.',
    },
    { name: 'Name is required', email: 'Valid email is required', ownerId: 'There is no such staff member' },
  )
  @AllowsEarlierSignIn('Daily work on leads.')
  @Post()
  async create(@Body() lead: ManualLeadDto, @CurrentStaff() staff: StaffMember): Promise<CreatedLeadDto> {
    return { id: await this.leads.create(staff, lead) };
  }

  @ApiOperation({
    summary: 'Show leads with an email address or phone number',
    description: 'At most five leads in the inbox.',
  })
  @ApiQuery({ name: 'email', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'phone', required: false, schema: { type: 'string' } })
  @Returns([PossibleDuplicateDto], { 403: 'This needs the role agent, and yours is viewer.' })
  @Get('duplicates')
  duplicates(@Query('email') email?: string, @Query('phone') phone?: string): Promise<PossibleDuplicateDto[]> {
    return this.leads.duplicates(email, phone);
  }
}
