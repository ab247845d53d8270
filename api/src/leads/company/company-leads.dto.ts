import { LeadCountDto } from '../list/lead-list.dto.ts';

export class CompanyLeadsDto extends LeadCountDto {
  /** The domain of email addresses, or the name of the company. */
  name!: string;
  /**
   * Query string of the list of these leads.
   * @example domain=acme.com
   */
  query!: string;
}
