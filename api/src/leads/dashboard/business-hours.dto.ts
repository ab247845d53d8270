import { Format } from '../../platform/openapi/format.decorator.ts';

export class ClosedDayDto {
  @Format('date') day!: string;
  name!: string;
}

export class OpeningDto {
  @Format('date-time') opens!: string;
  @Format('date-time') closes!: string;
}

/** When the business is open. Nights, weekends and holidays do not count in response times. */
export class BusinessHoursDto {
  /** Hours of the week, in the time zone of the business. */
  week!: string;
  /** Business minutes within which a request should be answered. */
  targetMinutes!: number;
  /** The next six holidays on weekdays with business hours. */
  closedDays!: ClosedDayDto[];
  /** Openings of the last 60 and the next 10 days, the earliest first. */
  openings!: OpeningDto[];
}
