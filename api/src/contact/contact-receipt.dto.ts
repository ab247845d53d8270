import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Receipt } from '../intake/submission.ts';

/** What the website is told about a request that is stored for good. */
export class ContactReceiptDto implements Receipt {
  @ApiProperty({ example: 'H7KQ-2M4X', description: 'What the visitor may quote; the same for a repeated form.' })
  reference!: string;

  @ApiProperty({ format: 'date-time', example: '2025-06-01T15:04:05.678Z' })
  receivedAt!: string;

  @ApiPropertyOptional({ example: 42, description: 'Missing while the database is away and the request waits for it.' })
  id?: number;
}
