import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Challenge } from 'altcha-lib';
import type { Receipt } from '../submission/new-request.ts';

/** The receipt of a stored consultation request. */
export class ContactReceiptDto implements Receipt {
  @ApiProperty({ example: 'H7KQ-2M4X', description: 'Code that the visitor can quote; the same for a repeated form.' })
  reference!: string;

  @ApiProperty({ format: 'date-time', example: '2025-06-01T15:04:05.678Z' })
  receivedAt!: string;

  @ApiProperty({
    format: 'date',
    example: '2025-06-02',
    description: 'The business day by whose end the visitor is promised an answer.',
  })
  answerBy!: string;

  @ApiPropertyOptional({ example: 42, description: 'Missing while the request waits in the journal for the database.' })
  id?: number;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'Only if the form looks like spam: an ALTCHA challenge. A solution sent to /api/contact/proof releases the request without a review by staff.',
    example: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 2000,
        expiresAt: 1764000000,
        keyLength: 32,
        keyPrefix: '9f86d081884c7d65',
        keySignature: 'c0ffee',
        nonce: '0011223344556677',
        salt: '8899aabbccddeeff',
      },
      signature: 'deadbeef',
    },
  })
  challenge?: Challenge;
}
