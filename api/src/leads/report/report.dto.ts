import { PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Format, WholeNumber } from '../../platform/http/field.decorators.ts';
import { Dollars } from '../dollars.decorator.ts';
import { units } from './report-period.ts';

export class DaysDto {
  @Format('date') from!: string;
  /** The last day. */
  @Format('date') to!: string;
}

/** A number of leads, and the query string of the list of exactly these leads. */
export class LeadsDto {
  count!: number;
  /** @example owner=3&from=2026-06-01&to=2026-06-30 */
  query!: string;
}

/** Leads that arrived in a period with their first responses, and leads that were won or lost in it. */
export class FiguresDto {
  /** Arrived. */
  leads!: LeadsDto;
  won!: LeadsDto;
  /** Won or lost. */
  closed!: LeadsDto;
  /** Of the won leads, in US dollars. */
  wonValue!: number;
  /** Arrived, and answered in time. */
  answeredInTime!: LeadsDto;
  /** Arrived, and answered, closed or due by now. */
  due!: LeadsDto;
  /** Arrived, and waiting for an answer that is not due yet. */
  notDue!: LeadsDto;
  /** Median time to the first response, in seconds of business time. */
  medianSeconds!: number | null;
}

export class TargetDto {
  /** Number of won leads. */
  won!: number | null;
  /** In US dollars. */
  value!: number | null;
}

export class BucketFiguresDto extends PickType(FiguresDto, ['leads', 'won', 'wonValue']) {}

export class BucketDto extends DaysDto {
  /** Cut off by the period, or not over yet. */
  isPartial!: boolean;
  now!: BucketFiguresDto;
  /** The same days of the period before. */
  before!: BucketFiguresDto;
  /** Of these days. */
  target!: TargetDto;
}

export class ComparedDto {
  now!: FiguresDto;
  before!: FiguresDto;
}

export class ReportRowDto extends ComparedDto {
  /** `none` for leads of which it is not known. */
  value!: string;
  label!: string;
}

export class LostReasonDto extends LeadsDto {
  /** `none` if it was not said. */
  reason!: string;
}

export class MonthTargetDto extends TargetDto {
  /** @example 2026-06 */
  month!: string;
}

export class RemovedLeadsDto {
  now!: number;
  before!: number;
}

/** Leads of a period and of the one before, without spam and without leads that are merged into others. */
export class ReportDto {
  period!: DaysDto;
  /** What it is compared with. */
  before!: DaysDto;
  /** Today, in the time zone of the business. */
  @Format('date') today!: string;
  unit!: (typeof units)[number];
  totals!: ComparedDto;
  /** Of the days of the period. */
  target!: TargetDto;
  /** Of the month of the last day. */
  monthTarget!: MonthTargetDto;
  trend!: BucketDto[];
  /** The most leads first, at most 20, and then those without a value. */
  rows!: ReportRowDto[];
  /** Number of rows that are left out. */
  otherRows!: number;
  /** Of the leads that were lost in the period. */
  lostReasons!: LostReasonDto[];
  /** Leads that arrived and were removed since. No number counts them. */
  removed!: RemovedLeadsDto;
}

/** What should be won in a month, and in later ones until one has its own. Null: no target. */
export class NewTargetDto {
  @IsOptional()
  @WholeNumber({ min: 0, max: 9_999, message: 'Won leads must be a whole number from 0 to 9,999' })
  won!: number | null;

  @IsOptional()
  @Dollars('Value must be whole dollars from 0 to 99,999,999')
  value!: number | null;
}
