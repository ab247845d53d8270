import { Body, Get, Post } from '@nestjs/common';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MergedDto } from '../merge/lead-merge.dto.ts';
import { DecideJoinedDto, JoinedPersonDto } from './joined-people.dto.ts';
import { JoinedPeople } from './joined-people.service.ts';

const JoinedId = PathId('There is no such address.');

@DeskController('admin/joined-people', 'Leads', 'manager')
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
