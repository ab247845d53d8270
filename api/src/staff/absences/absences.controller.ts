import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PathId } from '../../platform/http/id.decorators.ts';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { RequiresRole } from '../auth/requires-role.decorator.ts';
import { NewAbsenceDto } from './absence.dto.ts';
import { AbsencesService } from './absences.service.ts';

const StaffId = PathId('There is no such staff account.');
const description = 'Replaces an earlier absence. Who is away gets no leads by rule.';

@ApiTags('Staff')
@RequiresRole('agent')
@AllowsEarlierSignIn('Gives no access. Leads that are handed over can be given back.')
@Controller('admin')
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  @ApiOperation({ summary: 'Say when you are away', description })
  @ReturnsNothing('You are away on these days.')
  @Put('absence')
  setOwn(@Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.absences.set(staff.userId, absence, staff);
  }

  @ApiOperation({ summary: 'Remove your absence' })
  @ReturnsNothing('You are not away.')
  @Delete('absence')
  endOwn(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.absences.end(userId);
  }

  @ApiOperation({ summary: 'Say when a colleague is away', description })
  @ReturnsNothing('The colleague is away on these days.')
  @RequiresRole('manager')
  @Put('absences/:id')
  set(@StaffId id: number, @Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.absences.set(id, absence, staff);
  }

  @ApiOperation({ summary: 'Remove the absence of a colleague' })
  @ReturnsNothing('The colleague is not away.')
  @RequiresRole('manager')
  @Delete('absences/:id')
  end(@StaffId id: number): Promise<void> {
    return this.absences.end(id);
  }
}
