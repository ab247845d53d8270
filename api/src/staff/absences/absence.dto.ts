import { IsISO8601, IsOptional, Matches, ValidateIf } from 'class-validator';
import { composeRules } from '../../platform/http/text.decorators.ts';
import { IdOf } from '../../platform/http/whole-number.decorator.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';

const Day = (label: string) =>
  composeRules(
    Format('date'),
    Matches(/^20\d\d-\d\d-\d\d$/, { message: `Please choose the ${label} day` }),
    IsISO8601({ strict: true }, { message: `Please choose the ${label} day` }),
  );

/** When someone is away, in days of the business. */
export class AbsenceDto {
  /** First day. */
  @Day('first') from!: string;

  /** Last day. */
  @Day('last') until!: string;

  /** Who is notified of new requests of their leads: an agent or manager. Null: the managers. */
  @ValidateIf(({ standInId }: AbsenceDto) => standInId !== null)
  @IdOf('a staff member, or null')
  standInId!: number | null;
}

export class NewAbsenceDto extends AbsenceDto {
  /** Hands over the open leads now: the id of an agent or manager. Without it they stay. */
  @IsOptional() @IdOf('a staff member') leadsTo?: number;
}
