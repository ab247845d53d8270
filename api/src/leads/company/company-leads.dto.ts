/** The leads of a company. */
export class CompanyLeadsDto {
  /** The domain of email addresses, or the name of the company. */
  name!: string;
  count!: number;
  /** If false, there are at least `count` leads. */
  isExact!: boolean;
  /**
   * Query string of the list of these leads.
   * @example domain=acme.com
   */
  query!: string;
}
