import { ApiProperty, PickType } from '@nestjs/swagger';

const query = {
  example: 'city=austin&from=2026-06-01&to=2026-06-30',
  description: 'Query string of the list with these leads.',
};

export class DayCountDto {
  @ApiProperty({ format: 'date', example: '2026-06-01' })
  day!: string;

  @ApiProperty({ example: 12 })
  count!: number;

  @ApiProperty(query)
  query!: string;
}

export class BucketDto extends PickType(DayCountDto, ['count', 'query']) {
  @ApiProperty({ example: 'austin', description: '`none` for unknown.' })
  value!: string;

  @ApiProperty({ example: 'Austin' })
  label!: string;
}

/** How the requests of the period were answered. */
class ResponsesDto {
  @ApiProperty({ example: 120 })
  requests!: number;

  @ApiProperty({ example: 97 })
  answered!: number;

  @ApiProperty({ example: 90, description: 'Answered before they were due.' })
  answeredInTime!: number;

  @ApiProperty({ example: 3, description: 'The lead was won or lost without an answer.' })
  closedUnanswered!: number;

  @ApiProperty({ example: 100, description: 'Answered, closed or due by now. The others wait and are not due yet.' })
  decided!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 0.9,
    description: 'Share of the decided requests that were answered in time.',
  })
  shareInTime!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 840, description: 'In seconds of business time.' })
  medianSeconds!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 3_100, description: '90th percentile.' })
  p90Seconds!: number | null;

  @ApiProperty({ example: 3, description: 'Leads that wait for an answer now, of any period.' })
  waitingLeads!: number;

  @ApiProperty(query)
  waitingQuery!: string;
}

/** Counts of the leads of a period, without spam. */
export class DashboardDto {
  @ApiProperty({ example: 'America/Chicago' })
  timeZone!: string;

  @ApiProperty({ type: [DayCountDto], description: 'Includes days without leads.' })
  leadsPerDay!: DayCountDto[];

  @ApiProperty({ type: [BucketDto] })
  byPractice!: BucketDto[];

  @ApiProperty({ type: [BucketDto] })
  byCity!: BucketDto[];

  @ApiProperty({ type: [BucketDto], description: 'The 20 most frequent.' })
  byPage!: BucketDto[];

  @ApiProperty({ type: ResponsesDto })
  responses!: ResponsesDto;
}
