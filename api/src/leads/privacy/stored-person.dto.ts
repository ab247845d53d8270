import { OmitType } from '@nestjs/swagger';
import { PersonDto } from '../list/lead-summary.dto.ts';
import { RemovedDto } from './erasure.dto.ts';

/** What is stored about the person of a lead: what an export contains and an erasure removes. */
export class StoredPersonDto extends OmitType(RemovedDto, ['leads', 'savedViews', 'journalEntries']) {
  addresses!: string[];
  /** E-mails of other people in the conversations of these leads. An export leaves them out, an erasure removes them. */
  messagesOfOthers!: number;
  /**
   * E-mails of the person in conversations with other people. Neither an export nor an erasure has them, unless they
   * are moved before.
   */
  messagesElsewhere!: number;
  /** The lead, the leads merged into it, and all others with one of the addresses, also in spam. */
  leads!: PersonDto[];
}
