import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches, ValidateIf } from 'class-validator';
import { composeRules } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';

const Day = (label: string, description: string) =>
  composeRules(
    ApiProperty({ format: 'date', example: '2026-12-24', description }),
    Matches(/^20\d\d-\d\d-\d\d$/, { message: `Please choose the ${label} day` }),
    IsISO8601({ strict: true }, { message: `Please choose the ${label} day` }),
  );

/** When someone is away, in days of the business. */
export class AbsenceDto {
  @Day('first', 'First day.')
  from!: string;

  @Day('last', 'Last day.')
  until!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 7,
    description: 'Who is notified of new requests of their leads: an agent or manager. Null: the managers.',
  })
  @ValidateIf(({ standInId }: AbsenceDto) => standInId !== null)
  @WholeNumber({ max: 2_147_483_647, message: 'standInId must be the id of a staff member, or null' })
  standInId!: number | null;
}

export class NewAbsenceDto extends AbsenceDto {
  @ApiPropertyOptional({
    type: Number,
    example: 7,
    description: 'Hands over the open leads now: the id of an agent or manager. Without it they stay.',
  })
  @IsOptional()
  @WholeNumber({ max: 2_147_483_647, message: 'leadsTo must be the id of a staff member' })
  leadsTo?: number;
}
