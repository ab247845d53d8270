import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PersonDto } from '../list/lead-summary.dto.ts';
import { type JoinedDecision, joinedDecisions } from './joined-changes.ts';

/** An address that became part of a lead because somebody wrote into its conversation, until mails of conversations named nobody. */
export class JoinedPersonDto {
  @ApiProperty({ example: 3 })
  id!: number;

  @ApiProperty({ type: PersonDto })
  lead!: PersonDto;

  @ApiProperty({ example: 'Pat Manager' })
  name!: string;

  @ApiProperty({ example: 'pat@property.example' })
  address!: string;

  @ApiProperty({ type: 'integer', example: 2, description: 'E-mails from the address in the conversation.' })
  messages!: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Forms and other requests of the address in the lead.' })
  requests!: number;

  @ApiProperty({ enum: joinedDecisions, nullable: true })
  decision!: JoinedDecision | null;
}

export class DecideJoinedDto {
  @ApiProperty({
    enum: joinedDecisions,
    description:
      '`same`: the address is one of the customer’s. `other`: what the address has sent by form becomes a lead of its own, and so does what it sends from now on.',
  })
  @IsIn(joinedDecisions, { message: 'decision must be same or other' })
  decision!: JoinedDecision;
}
