import { ApiProperty } from '@nestjs/swagger';

class ClosedDayDto {
  @ApiProperty({ format: 'date', example: '2026-11-26' })
  day!: string;

  @ApiProperty({ example: 'Thanksgiving Day' })
  name!: string;
}

class OpeningDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-25T14:00:00.000Z' })
  opens!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-26T00:00:00.000Z' })
  closes!: string;
}

/** When the business is open. Nights, weekends and holidays do not count in response times. */
export class BusinessHoursDto {
  @ApiProperty({ example: 'Mon–Fri 8 AM–6 PM', description: 'Hours of the week, in the time zone of the business.' })
  week!: string;

  @ApiProperty({ example: 30, description: 'Business minutes within which a request should be answered.' })
  targetMinutes!: number;

  @ApiProperty({ type: [ClosedDayDto], description: 'The next six holidays on weekdays with business hours.' })
  closedDays!: ClosedDayDto[];

  @ApiProperty({ type: [OpeningDto], description: 'Openings of the last 60 and the next 10 days, the earliest first.' })
  openings!: OpeningDto[];
}
