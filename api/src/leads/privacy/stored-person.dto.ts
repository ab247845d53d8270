import { ApiProperty } from '@nestjs/swagger';
import { PersonDto } from '../list/lead-summary.dto.ts';

/** What is stored about the person of a lead: what an export contains and an erasure removes. */
export class StoredPersonDto {
  @ApiProperty({ type: [String], example: ['ada@example.com'], description: 'All email addresses of the person.' })
  addresses!: string[];

  @ApiProperty({
    type: [PersonDto],
    description: 'The lead, the leads merged into it, and all others with one of the addresses, also in spam.',
  })
  leads!: PersonDto[];

  @ApiProperty({ type: 'integer', example: 3 })
  requests!: number;

  @ApiProperty({ type: 'integer', example: 2 })
  notes!: number;

  @ApiProperty({ type: 'integer', example: 9, description: 'Entries of timelines besides notes.' })
  events!: number;

  @ApiProperty({ type: 'integer', example: 4, description: 'E-mails and webhooks.' })
  deliveries!: number;
}
