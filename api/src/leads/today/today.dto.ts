import { ApiProperty } from '@nestjs/swagger';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';

export const todaySections = ['overdue', 'today', 'again', 'unassigned', 'none'] as const;
export type TodaySection = (typeof todaySections)[number];

export class TodaySectionDto {
  /**
   * `overdue`, `today`: leads by their next step. `again`: leads that wrote again. `unassigned`: new leads without
   * an owner, of everyone. `none`: open leads with an owner and without a next step.
   */
  section!: TodaySection;
  /** Counting stops at 1000. */
  @ApiProperty({ maximum: 1_000 }) count!: number;
  /** The most urgent ten. */
  leads!: LeadSummaryDto[];
}

/** The work of today of one person. */
export class TodayDto {
  sections!: TodaySectionDto[];
  /** Snoozed leads. */
  @ApiProperty({ maximum: 1_000 }) snoozed!: number;
}
