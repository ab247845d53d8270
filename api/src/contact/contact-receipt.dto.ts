import { ApiProperty } from '@nestjs/swagger';

/** What the website is told about a stored request. Entities never leave the API. */
export class ContactReceiptDto {
  @ApiProperty({ example: 42 })
  id!: number;

  @ApiProperty({ format: 'date-time', example: '2025-06-01T15:04:05.678Z' })
  receivedAt!: string;

  static of({ id, createdAt }: { id: number; createdAt: Date }): ContactReceiptDto {
    return { id, receivedAt: createdAt.toISOString() };
  }
}
