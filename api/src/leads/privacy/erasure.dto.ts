import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { Format } from '../../platform/http/field.decorators.ts';
import { PageDto } from '../../platform/http/page.ts';

const message = 'addresses must be a list of email addresses';

export class EraseDto {
  /** The addresses that were shown before the confirmation. If the person has others by now, nothing is erased. */
  @IsArray({ message })
  @ArrayMaxSize(1_000, { message })
  @IsString({ each: true, message })
  addresses!: string[];
}

export class RemovedDto {
  leads!: number;
  requests!: number;
  /** E-mails of the conversation. Receipts before 2026-11-27 say 0. */
  messages!: number;
  /** Files of these e-mails and of drafts. */
  files!: number;
  notes!: number;
  /** Entries of timelines besides notes. */
  events!: number;
  /** Notifications of staff and webhooks, waiting, sent and failed. */
  deliveries!: number;
  /** Saved views whose filter searched for one of the addresses. */
  savedViews!: number;
  /** Requests that waited in the journal. */
  journalEntries!: number;
}

/** The receipt of an erasure. It has nothing that identifies the person without the address. */
export class ErasureDto {
  /** The number of the receipt. */
  id!: number;
  @Format('date-time') erasedAt!: string;
  /** The email of the manager at that time. */
  erasedBy!: string;
  /** A keyed hash of each address of the person, instead of the address. */
  addressHashes!: string[];
  removed!: RemovedDto;
}

export class ErasuresPageDto extends PageDto(ErasureDto) {}
