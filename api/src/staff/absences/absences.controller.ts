import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { RequiresRole } from '../auth/requires-role.decorator.ts';
import { NewAbsenceDto } from './absence.dto.ts';
import { AbsencesService } from './absences.service.ts';

const staffId = new IdPipe('There is no such staff account.');
const description = 'Replaces an earlier absence. Who is away gets no leads by rule.';
const invalid = { until: 'The last day is before the first' };
const ownErrors = { 403: 'This needs the role agent, and yours is viewer.' };
const errors = { 403: 'This needs the role manager, and yours is agent.', 404: 'There is no such staff account.' };

@ApiTags('Staff')
@RequiresRole('agent')
@AllowsEarlierSignIn('Gives no access. Leads that are handed over can be given back.')
@Controller('admin')
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  @ApiOperation({ summary: 'Say when you are away', description })
  @ReturnsNothing('You are away on these days.', ownErrors, invalid)
  @Put('absence')
  setOwn(@Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.absences.set(staff.userId, absence, staff);
  }

  @ApiOperation({ summary: 'Remove your absence' })
  @ReturnsNothing('You are not away.', ownErrors)
  @Delete('absence')
  endOwn(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.absences.end(userId);
  }

  @ApiOperation({ summary: 'Say when a colleague is away', description })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 7 })
  @ReturnsNothing('The colleague is away on these days.', errors, invalid)
  @RequiresRole('manager')
  @Put('absences/:id')
  set(
    @Param('id', staffId) id: number,
    @Body() absence: NewAbsenceDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<void> {
    return this.absences.set(id, absence, staff);
  }

  @ApiOperation({ summary: 'Remove the absence of a colleague' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 7 })
  @ReturnsNothing('The colleague is not away.', errors)
  @RequiresRole('manager')
  @Delete('absences/:id')
  end(@Param('id', staffId) id: number): Promise<void> {
    return this.absences.end(id);
  }
}
