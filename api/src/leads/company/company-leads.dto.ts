import { ApiProperty } from '@nestjs/swagger';

/** The leads of a company. */
export class CompanyLeadsDto {
  @ApiProperty({ example: 'acme.com', description: 'The domain of email addresses, or the name of the company.' })
  name!: string;

  @ApiProperty({ example: 12 })
  count!: number;

  @ApiProperty({ example: true, description: 'If false, there are at least `count` leads.' })
  isExact!: boolean;

  @ApiProperty({ example: 'domain=acme.com', description: 'Query string of the list of these leads.' })
  query!: string;
}
