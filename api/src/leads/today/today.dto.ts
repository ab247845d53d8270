import { ApiProperty } from '@nestjs/swagger';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';

export const todaySections = ['overdue', 'today', 'again', 'unassigned', 'none'] as const;
export type TodaySection = (typeof todaySections)[number];

class TodaySectionDto {
  @ApiProperty({
    enum: todaySections,
    description:
      '`overdue`, `today`: leads by their next step. `again`: leads that wrote again. `unassigned`: new leads without an owner, of everyone. `none`: open leads with an owner and without a next step.',
  })
  section!: TodaySection;

  @ApiProperty({ example: 12, maximum: 1_000, description: 'Counting stops at 1000.' })
  count!: number;

  @ApiProperty({ type: [LeadSummaryDto], description: 'The most urgent ten.' })
  leads!: LeadSummaryDto[];
}

/** The work of today of one person. */
export class TodayDto {
  @ApiProperty({ type: [TodaySectionDto] })
  sections!: TodaySectionDto[];

  @ApiProperty({ example: 3, maximum: 1_000, description: 'Snoozed leads.' })
  snoozed!: number;
}
