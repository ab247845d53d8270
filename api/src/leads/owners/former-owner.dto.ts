import { ApiProperty } from '@nestjs/swagger';
import { PersonDto } from '../list/lead-summary.dto.ts';

/** Someone who owns leads and cannot act on them any more: the account is disabled or only reads. */
export class FormerOwnerDto extends PersonDto {
  @ApiProperty({ example: 219, description: 'Leads without spam.' })
  leads!: number;

  @ApiProperty({ example: 12, description: 'Those that are neither won nor lost.' })
  openLeads!: number;
}
