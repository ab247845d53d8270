import { ApiProperty } from '@nestjs/swagger';
import type { Payload } from 'altcha-lib';
import { IsObject, IsUUID } from 'class-validator';

const unreadable = { message: 'The solution could not be read' };

export class ProofDto {
  /** The `submissionId` of the form. */
  @IsUUID('all', unreadable) submissionId!: string;

  /** The challenge and its solution, in the format of the ALTCHA libraries. */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: {
      challenge: { parameters: {}, signature: 'deadbeef' },
      solution: { counter: 1729, derivedKey: 'c0ffee' },
    },
  })
  @IsObject(unreadable)
  proof!: Payload;
}
