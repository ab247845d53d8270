import { ApiProperty } from '@nestjs/swagger';

/** Counts for the navigation. Counting stops at 10000. */
export class DeskSummaryDto {
  @ApiProperty({ example: 4, maximum: 10_000, description: 'Leads that you have not read.' })
  unread!: number;

  @ApiProperty({ example: 12, maximum: 10_000 })
  spam!: number;

  @ApiProperty({ example: 1, maximum: 10_000 })
  overdue!: number;

  @ApiProperty({ example: 2, maximum: 10_000 })
  dueSoon!: number;

  @ApiProperty({ example: 0, maximum: 10_000, description: 'Leads with a failed delivery.' })
  failedDeliveries!: number;
}
