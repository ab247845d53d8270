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

class ListedImportDto {
  @ApiProperty({ example: 'Austin trade show' })
  name!: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  createdAt!: string;
}

/** All leads of a filter, for actions on them. */
export class LeadIdsDto {
  @ApiProperty({ type: [Number], example: [43, 42], description: 'The latest leads first, at most 500.' })
  ids!: number[];

  @ApiProperty({ example: false, description: 'Whether more leads match.' })
  hasMore!: boolean;
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

  @ApiProperty({ type: ListedImportDto, nullable: true, example: null, description: 'The import of the filter.' })
  import!: ListedImportDto | null;
}
