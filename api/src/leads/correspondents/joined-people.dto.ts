import { IsIn } from 'class-validator';
import { PersonDto } from '../list/lead-summary.dto.ts';
import { type JoinedDecision, joinedDecisions } from './joined-changes.ts';

/** An address that became part of a lead because somebody wrote into its conversation, until mails of conversations named nobody. */
export class JoinedPersonDto {
  id!: number;
  lead!: PersonDto;
  name!: string;
  address!: string;
  /** E-mails from the address in the conversation. */
  messages!: number;
  /** Forms and other requests of the address in the lead. */
  requests!: number;
  decision!: JoinedDecision | null;
}

export class DecideJoinedDto {
  /**
   * `same`: the address is one of the customer’s. `other`: what the address has sent by form becomes a lead of its
   * own, and so does what it sends from now on.
   */
  @IsIn(joinedDecisions, { message: 'decision must be same or other' })
  decision!: JoinedDecision;
}
