import { Body, Delete, Put } from '@nestjs/common';
import { PathId } from '../../platform/http/id.decorators.ts';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { NewAbsenceDto } from './absence.dto.ts';
import { AbsencesService } from './absences.service.ts';

const StaffId = PathId('There is no such staff account.');
const description = 'Replaces an earlier absence. Who is away gets no leads by rule.';

@AllowsEarlierSignIn('Gives no access. Leads that are handed over can be given back.')
@DeskController('admin', 'Staff', 'agent')
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  @ReturnsNothing('You are away on these days.', 'Say when you are away', description)
  @Put('absence')
  setOwn(@Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.absences.set(staff.userId, absence, staff);
  }

  @ReturnsNothing('You are not away.', 'Remove your absence')
  @Delete('absence')
  endOwn(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.absences.end(userId);
  }

  @ReturnsNothing('The colleague is away on these days.', 'Say when a colleague is away', description)
  @RequiresRole('manager')
  @Put('absences/:id')
  set(@StaffId id: number, @Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.absences.set(id, absence, staff);
  }

  @ReturnsNothing('The colleague is not away.', 'Remove the absence of a colleague')
  @RequiresRole('manager')
  @Delete('absences/:id')
  end(@StaffId id: number): Promise<void> {
    return this.absences.end(id);
  }
}
