import { ApiProperty, PickType } from '@nestjs/swagger';
import { maxLeadValue } from '@portal/contracts/lead';
import { IsOptional } from 'class-validator';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { units } from './report-period.ts';

const day = { format: 'date', example: '2026-06-01' } as const;
const dollars = { example: 48_500, description: 'In US dollars.' } as const;

class DaysDto {
  @ApiProperty(day)
  from!: string;

  @ApiProperty({ ...day, description: 'The last day.' })
  to!: string;
}

/** A number of leads, and the query string of the list of exactly these leads. */
export class LeadsDto {
  @ApiProperty({ example: 12 })
  count!: number;

  @ApiProperty({ example: 'owner=3&from=2026-06-01&to=2026-06-30' })
  query!: string;
}

/** Leads that arrived in a period with their first responses, and leads that were won or lost in it. */
export class FiguresDto {
  @ApiProperty({ type: LeadsDto, description: 'Arrived.' })
  leads!: LeadsDto;

  @ApiProperty({ type: LeadsDto })
  won!: LeadsDto;

  @ApiProperty({ type: LeadsDto, description: 'Won or lost.' })
  closed!: LeadsDto;

  @ApiProperty({ ...dollars, description: 'Of the won leads, in US dollars.' })
  wonValue!: number;

  @ApiProperty({ type: LeadsDto, description: 'Arrived, and answered in time.' })
  answeredInTime!: LeadsDto;

  @ApiProperty({ type: LeadsDto, description: 'Arrived, and answered, closed or due by now.' })
  due!: LeadsDto;

  @ApiProperty({ type: LeadsDto, description: 'Arrived, and waiting for an answer that is not due yet.' })
  notDue!: LeadsDto;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 840,
    description: 'Median time to the first response, in seconds of business time.',
  })
  medianSeconds!: number | null;
}

class TargetDto {
  @ApiProperty({ type: Number, nullable: true, example: 8, description: 'Number of won leads.' })
  won!: number | null;

  @ApiProperty({ type: Number, nullable: true, ...dollars })
  value!: number | null;
}

class BucketFiguresDto extends PickType(FiguresDto, ['leads', 'won', 'wonValue']) {}

export class BucketDto extends DaysDto {
  @ApiProperty({ description: 'Cut off by the period, or not over yet.' })
  isPartial!: boolean;

  @ApiProperty({ type: BucketFiguresDto })
  now!: BucketFiguresDto;

  @ApiProperty({ type: BucketFiguresDto, description: 'The same days of the period before.' })
  before!: BucketFiguresDto;

  @ApiProperty({ type: TargetDto, description: 'Of these days.' })
  target!: TargetDto;
}

class ComparedDto {
  @ApiProperty({ type: FiguresDto })
  now!: FiguresDto;

  @ApiProperty({ type: FiguresDto })
  before!: FiguresDto;
}

export class ReportRowDto extends ComparedDto {
  @ApiProperty({ example: 'austin', description: '`none` for leads of which it is not known.' })
  value!: string;

  @ApiProperty({ example: 'Austin' })
  label!: string;
}

class LostReasonDto extends LeadsDto {
  @ApiProperty({ example: 'price', description: '`none` if nobody has said it.' })
  reason!: string;
}

export class MonthTargetDto extends TargetDto {
  @ApiProperty({ example: '2026-06' })
  month!: string;
}

class RemovedLeadsDto {
  @ApiProperty({ example: 0 })
  now!: number;

  @ApiProperty({ example: 3 })
  before!: number;
}

/** Leads of a period and of the one before, without spam and without leads that are merged into others. */
export class ReportDto {
  @ApiProperty({ type: DaysDto })
  period!: DaysDto;

  @ApiProperty({ type: DaysDto, description: 'What it is compared with.' })
  before!: DaysDto;

  @ApiProperty({ ...day, description: 'Today, in the time zone of the business.' })
  today!: string;

  @ApiProperty({ enum: units })
  unit!: (typeof units)[number];

  @ApiProperty({ type: ComparedDto })
  totals!: ComparedDto;

  @ApiProperty({ type: TargetDto, description: 'Of the days of the period.' })
  target!: TargetDto;

  @ApiProperty({ type: MonthTargetDto, description: 'Of the month of the last day.' })
  monthTarget!: MonthTargetDto;

  @ApiProperty({ type: [BucketDto] })
  trend!: BucketDto[];

  @ApiProperty({
    type: [ReportRowDto],
    description: 'The most leads first, at most 20, and then those without a value.',
  })
  rows!: ReportRowDto[];

  @ApiProperty({ example: 4, description: 'Number of rows that are left out.' })
  otherRows!: number;

  @ApiProperty({ type: [LostReasonDto], description: 'Of the leads that were lost in the period.' })
  lostReasons!: LostReasonDto[];

  @ApiProperty({
    type: RemovedLeadsDto,
    description: 'Leads that arrived and were removed since. No number counts them.',
  })
  removed!: RemovedLeadsDto;
}

/** What should be won in a month, and in later ones until one has its own. Null: no target. */
export class NewTargetDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  @IsOptional()
  @WholeNumber({ min: 0, max: 9_999, message: 'Won leads must be a whole number from 0 to 9,999' })
  won!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 120_000 })
  @IsOptional()
  @WholeNumber({ min: 0, max: maxLeadValue, message: 'Value must be whole dollars from 0 to 99,999,999' })
  value!: number | null;
}
