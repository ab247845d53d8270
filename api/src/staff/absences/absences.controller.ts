import { Body, Controller, Delete, ForbiddenException, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { RequiresRole } from '../auth/requires-role.decorator.ts';
import { NewAbsenceDto } from './absence.dto.ts';
import { AbsencesService } from './absences.service.ts';

const staffId = new IdPipe('There is no such staff account.');
const errors = { 403: 'Only a manager can do this for others.', 404: 'There is no such staff account.' };

@ApiTags('Staff')
@RequiresRole('agent')
@AllowsEarlierSignIn('Gives no access. Leads that are handed over can be given back.')
@ApiParam({
  name: 'id',
  schema: { type: 'integer' },
  example: 7,
  description: 'Yours, or as a manager of a colleague.',
})
@Controller('admin/absences/:id')
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  @ApiOperation({
    summary: 'Say when someone is away',
    description: 'Replaces an earlier absence. Who is away gets no leads by rule.',
  })
  @ReturnsNothing('The person is away on these days.', errors, { until: 'The last day is before the first' })
  @Put()
  set(
    @Param('id', staffId) id: number,
    @Body() absence: NewAbsenceDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<void> {
    assertMayChange(id, staff);
    return this.absences.set(id, absence, staff);
  }

  @ApiOperation({ summary: 'Remove the absence of someone' })
  @ReturnsNothing('The person is not away.', errors)
  @Delete()
  end(@Param('id', staffId) id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    assertMayChange(id, staff);
    return this.absences.end(id);
  }
}

function assertMayChange(id: number, { userId, role }: StaffMember): void {
  if (id !== userId && role !== 'manager') throw new ForbiddenException(errors[403]);
}
