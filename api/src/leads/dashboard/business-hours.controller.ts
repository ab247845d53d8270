import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { BusinessHoursDto } from './business-hours.dto.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/business-hours')
export class BusinessHoursController {
  constructor(private readonly hours: BusinessHours) {}

  @ApiOperation({ summary: 'Show business hours and holidays' })
  @Returns(BusinessHoursDto)
  @Get()
  show(): BusinessHoursDto {
    return describeBusinessHours(this.hours);
  }
}

/** Returns the business hours as staff see them today. */
export const describeBusinessHours = (hours: BusinessHours): BusinessHoursDto => ({
  week: hours.weekText,
  targetMinutes: hours.targetMinutes,
  closedDays: hours.closedDays(6),
  openings: hours.openingsAround(new Date(), { before: 60, after: 10 }).map(({ start, end }) => ({
    opens: new Date(start).toISOString(),
    closes: new Date(end).toISOString(),
  })),
});
