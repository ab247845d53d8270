import { ApiProperty } from '@nestjs/swagger';
import { LeadSummaryDto } from './lead-summary.dto.ts';

export class LeadCountDto {
  @ApiProperty({ example: 112 })
  count!: number;

  @ApiProperty({
    example: true,
    description: 'Otherwise there are at least as many: nobody counts far, and never beyond 1000.',
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
    description: 'Where the next page begins, if there is one.',
  })
  nextCursor!: string | null;

  @ApiProperty({ type: LeadCountDto, description: 'Leads on all pages together.' })
  total!: LeadCountDto;
}
