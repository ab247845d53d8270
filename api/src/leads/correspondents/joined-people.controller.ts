import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { MergedDto } from '../merge/lead-merge.dto.ts';
import { DecideJoinedDto, JoinedPersonDto } from './joined-people.dto.ts';
import { JoinedPeople } from './joined-people.service.ts';

const JoinedId = PathId('There is no such address.');

@ApiTags('Leads')
@RequiresRole('manager')
@Controller('admin/joined-people')
export class JoinedPeopleController {
  constructor(private readonly people: JoinedPeople) {}

  @Returns(
    [JoinedPersonDto],
    'List people who were joined with a lead by an e-mail',
    'Until version 1.0, whoever wrote into the conversation of a lead became part of it.',
  )
  @Get()
  list(): Promise<JoinedPersonDto[]> {
    return this.people.list();
  }

  @Returns(MergedDto, 'Decide whether an address is one of the customer’s', 'It can be undone.')
  @AllowsEarlierSignIn('Daily work on leads, which can be undone.')
  @Post(':id')
  async decide(
    @JoinedId id: number,
    @Body() { decision }: DecideJoinedDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    return { batchId: await this.people.decide(staff, id, decision) };
  }
}
