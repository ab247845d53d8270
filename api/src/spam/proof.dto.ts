import { ApiProperty } from '@nestjs/swagger';
import type { Payload } from 'altcha-lib';
import { IsObject, IsUUID } from 'class-validator';

const unreadable = { message: 'The solution could not be read' };

/** What a browser has worked out for a form of its own. */
export class ProofDto {
  @ApiProperty({ format: 'uuid', description: 'The id the form was sent with.' })
  @IsUUID('all', unreadable)
  submissionId!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The challenge as it came and the solution of it, as ALTCHA’s libraries make it.',
    example: {
      challenge: { parameters: {}, signature: 'deadbeef' },
      solution: { counter: 1729, derivedKey: 'c0ffee' },
    },
  })
  @IsObject(unreadable)
  proof!: Payload;
}
