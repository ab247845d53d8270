import { PersonDto } from '../list/lead-summary.dto.ts';

/** Someone who owns leads and cannot act on them any more: the account is disabled or only reads. */
export class FormerOwnerDto extends PersonDto {
  /** Leads without spam. */
  leads!: number;
  /** Those that are neither won nor lost. */
  openLeads!: number;
}
