import { ApiProperty, PickType } from '@nestjs/swagger';
import { PersonDto } from '../list/lead-summary.dto.ts';
import { RemovedDto } from './erasure.dto.ts';

/** What is stored about the person of a lead: what an export contains and an erasure removes. */
export class StoredPersonDto extends PickType(RemovedDto, [
  'requests',
  'messages',
  'files',
  'notes',
  'events',
  'deliveries',
]) {
  @ApiProperty({ type: [String], example: ['ada@example.com'], description: 'All email addresses of the person.' })
  addresses!: string[];

  @ApiProperty({
    type: [PersonDto],
    description: 'The lead, the leads merged into it, and all others with one of the addresses, also in spam.',
  })
  leads!: PersonDto[];
}
