import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Challenge } from 'altcha-lib';
import type { Receipt } from '../intake/submission.ts';

/** What the website is told about a request that is stored for good. */
export class ContactReceiptDto implements Receipt {
  @ApiProperty({ example: 'H7KQ-2M4X', description: 'What the visitor may quote; the same for a repeated form.' })
  reference!: string;

  @ApiProperty({ format: 'date-time', example: '2025-06-01T15:04:05.678Z' })
  receivedAt!: string;

  @ApiPropertyOptional({ example: 42, description: 'Missing while the database is away and the request waits for it.' })
  id?: number;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'Only when the form looks like spam: an ALTCHA challenge. Whoever solves it and sends the solution to /api/contact/proof need not wait until staff have looked.',
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
