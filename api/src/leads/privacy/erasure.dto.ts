import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { PageDto } from '../../platform/http/page.ts';

export class EraseDto {
  @ApiProperty({
    type: [String],
    example: ['ada@example.com'],
    description:
      'The addresses that were shown before the confirmation. If the person has others by now, nothing is erased.',
  })
  @IsArray({ message: 'addresses must be a list of email addresses' })
  @ArrayMaxSize(1_000, { message: 'addresses must be a list of email addresses' })
  @IsString({ each: true, message: 'addresses must be a list of email addresses' })
  addresses!: string[];
}

/** Number of removed records by kind. */
export class RemovedDto {
  @ApiProperty({ type: 'integer', example: 1 })
  leads!: number;

  @ApiProperty({ type: 'integer', example: 3 })
  requests!: number;

  @ApiProperty({
    type: 'integer',
    example: 5,
    description: 'E-mails of the conversation. Receipts before 2026-11-27 say 0.',
  })
  messages!: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Files of these e-mails and of drafts.' })
  files!: number;

  @ApiProperty({ type: 'integer', example: 2 })
  notes!: number;

  @ApiProperty({ type: 'integer', example: 9, description: 'Entries of timelines besides notes.' })
  events!: number;

  @ApiProperty({
    type: 'integer',
    example: 4,
    description: 'Notifications of staff and webhooks, waiting, sent and failed.',
  })
  deliveries!: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Saved views whose filter searched for one of the addresses.',
  })
  savedViews!: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Requests that waited in the journal.' })
  journalEntries!: number;
}

/** The receipt of an erasure. It has nothing that identifies the person without the address. */
export class ErasureDto {
  @ApiProperty({ type: 'integer', example: 7, description: 'The number of the receipt.' })
  id!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T15:04:05.000Z' })
  erasedAt!: string;

  @ApiProperty({ example: 'grace@lumenward.example', description: 'The email of the manager at that time.' })
  erasedBy!: string;

  @ApiProperty({
    type: [String],
    example: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    description: 'A keyed hash of each address of the person, instead of the address.',
  })
  addressHashes!: string[];

  @ApiProperty({ type: RemovedDto })
  removed!: RemovedDto;
}

export class ErasuresPageDto extends PageDto(ErasureDto) {}
