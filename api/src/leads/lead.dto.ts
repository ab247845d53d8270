import { ApiProperty } from '@nestjs/swagger';
import { LeadSummaryDto, PersonDto } from './lead-summary.dto.ts';
import { LeadSubmissionDto } from './submission.dto.ts';
import { TimelineEntryDto } from './timeline.dto.ts';

export class PossibleDuplicateDto extends PersonDto {
  @ApiProperty({ type: String, nullable: true, example: 'Analytical Homes' })
  company!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ada.byron@example.com' })
  email!: string | null;
}

/** A lead with everything its page shows. */
export class LeadDto extends LeadSummaryDto {
  @ApiProperty({ type: [PersonDto], description: 'Leads that have been merged into this one.' })
  mergedLeads!: PersonDto[];

  @ApiProperty({ type: [LeadSubmissionDto], description: 'What the person sent, the latest first, at most 50.' })
  submissions!: LeadSubmissionDto[];

  @ApiProperty({
    type: [PossibleDuplicateDto],
    description: 'At most five leads with the same number, or the same name and company.',
  })
  possibleDuplicates!: PossibleDuplicateDto[];

  @ApiProperty({ type: [TimelineEntryDto], description: 'The latest 50 entries.' })
  timeline!: TimelineEntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'For GET /api/admin/leads/{id}/timeline.' })
  timelineCursor!: string | null;
}
