import { ApiProperty } from '@nestjs/swagger';

/** What waits, for the navigation. Nobody counts beyond 1000. */
export class DeskSummaryDto {
  @ApiProperty({ example: 4, maximum: 1000 })
  unread!: number;

  @ApiProperty({ example: 12, maximum: 1000 })
  spam!: number;

  @ApiProperty({ example: 1, maximum: 1000 })
  overdue!: number;

  @ApiProperty({ example: 2, maximum: 1000 })
  dueSoon!: number;

  @ApiProperty({ example: 0, maximum: 1000, description: 'Leads with a message that could not be delivered.' })
  failedDeliveries!: number;
}
