import { IsOptional } from 'class-validator';
import { IdOf, OrNull, RequiredDay } from '../../platform/http/field.decorators.ts';

/** When someone is away, in days of the business. */
export class AbsenceDto {
  @RequiredDay('Please choose the first day') from!: string;

  /** The last day. */
  @RequiredDay('Please choose the last day') until!: string;

  /** Who is notified of new requests of their leads: an agent or manager. Null: the managers. */
  @OrNull() @IdOf('a staff member, or null') standInId!: number | null;
}

export class NewAbsenceDto extends AbsenceDto {
  /** Hands over the open leads now: the id of an agent or manager. Without it they stay. */
  @IsOptional() @IdOf('a staff member') leadsTo?: number;
}
