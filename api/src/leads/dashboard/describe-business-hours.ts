import type { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import type { BusinessHoursDto } from './business-hours.dto.ts';

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
