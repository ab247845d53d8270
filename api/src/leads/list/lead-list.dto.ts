import { ApiProperty } from '@nestjs/swagger';
import { LeadSummaryDto } from './lead-summary.dto.ts';

class LeadCountDto {
  @ApiProperty({ example: 112 })
  count!: number;

  @ApiProperty({
    example: true,
    description: 'If false, there are at least `count` leads. Counting stops at 10000.',
  })
  isExact!: boolean;
}

/** One page of leads. */
export class LeadListDto {
  @ApiProperty({ type: [LeadSummaryDto] })
  items!: LeadSummaryDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Cursor of the next page, or null.',
  })
  nextCursor!: string | null;

  @ApiProperty({ type: LeadCountDto, description: 'Number of leads on all pages.' })
  total!: LeadCountDto;
}
