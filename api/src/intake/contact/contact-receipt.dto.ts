import { ApiProperty } from '@nestjs/swagger';
import type { Challenge } from 'altcha-lib';
import { Format } from '../../platform/http/field.decorators.ts';
import type { Receipt } from '../submission/new-request.ts';

export class ContactReceiptDto implements Receipt {
  /** Code that the visitor can quote; the same for a repeated form. */
  reference!: string;
  @Format('date-time') receivedAt!: string;
  /** The business day by whose end the visitor is promised an answer. */
  @Format('date') answerBy!: string;
  /** Missing while the request waits in the journal for the database. */
  id?: number;
  /**
   * Only if the form looks like spam: an ALTCHA challenge. A solution sent to /api/contact/proof releases the
   * request without a review by staff.
   */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
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
