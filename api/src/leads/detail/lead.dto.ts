import { ApiProperty, PickType } from '@nestjs/swagger';
import { LeadSummaryDto, PersonDto } from '../list/lead-summary.dto.ts';
import { LeadSubmissionDto } from '../submission.dto.ts';
import { TimelineEntryDto } from '../timeline/timeline.dto.ts';

const duplicateReasons = ['email', 'phone', 'name'] as const;

export class PossibleDuplicateDto extends PickType(LeadSummaryDto, ['id', 'name', 'company', 'email']) {
  @ApiProperty({ enum: duplicateReasons, description: 'What they have in common. `name`: name and company.' })
  reason!: (typeof duplicateReasons)[number];
}

/** A lead with its submissions and timeline. */
export class LeadDto extends LeadSummaryDto {
  @ApiProperty({ type: [PersonDto], description: 'Leads that have been merged into this one.' })
  mergedLeads!: PersonDto[];

  @ApiProperty({ type: [LeadSubmissionDto], description: 'The submissions, newest first, at most 50.' })
  submissions!: LeadSubmissionDto[];

  @ApiProperty({
    type: [PossibleDuplicateDto],
    description:
      'At most five leads with the same email address, phone number, or name and company. Each lists the other.',
  })
  possibleDuplicates!: PossibleDuplicateDto[];

  @ApiProperty({ type: [TimelineEntryDto], description: 'The latest 50 entries.' })
  timeline!: TimelineEntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'For GET /api/admin/leads/{id}/timeline.' })
  timelineCursor!: string | null;
}
