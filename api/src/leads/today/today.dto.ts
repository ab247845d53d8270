import { ApiProperty } from '@nestjs/swagger';
import { OperationDto } from '../../operation/operation.dto.ts';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';
import { PlannedVisitDto } from '../visits/site-visit.dto.ts';

export const todaySections = ['waiting', 'overdue', 'today', 'again', 'unassigned', 'none'] as const;
export type TodaySection = (typeof todaySections)[number];

export class TodaySectionDto {
  /**
   * `waiting`: leads that wait for the first answer. `overdue`, `today`: leads by their next step. `again`: leads
   * that wrote again. `unassigned`: leads without an owner that are new or wait, of everyone. `none`: open leads
   * without a next step, a visit ahead and a request that waits.
   */
  section!: TodaySection;
  /** Counting stops at 1000. */
  @ApiProperty({ maximum: 1_000 }) count!: number;
  /** The most urgent ten. */
  leads!: LeadSummaryDto[];
}

export class TodayDto {
  sections!: TodaySectionDto[];
  /** Of today, to which the person goes, the earliest first. */
  visits!: PlannedVisitDto[];
  /** For managers only. */
  operation!: OperationDto | null;
  @ApiProperty({ maximum: 1_000 }) snoozed!: number;
}
