import { type DetailAction, type DetailField, detailActions, detailFields } from '@portal/contracts/lead';
import { ArrayMinSize, IsString } from 'class-validator';
import { Format, ListOf, OneOf } from '../../platform/http/field.decorators.ts';

/** A value of a field of a lead. */
export class DetailValueDto {
  value!: string;
  /** It is the one that lists show. */
  isPreferred!: boolean;
  /** Staff have added it. */
  isAdded!: boolean;
  /** Staff do not use it. */
  isHidden!: boolean;
  /** When staff have last chosen it. Null if they never have. */
  @Format('date-time') preferredAt!: string | null;
  /** The requests that say it. */
  requestIds!: number[];
  /** Of an email address: when mail to it came back, unless a mail from it came later. */
  @Format('date-time') bouncedAt!: string | null;
}

/** All values of each field, the shown one first. */
export class LeadDetailsDto implements Record<DetailField, DetailValueDto[]> {
  name!: DetailValueDto[];
  company!: DetailValueDto[];
  email!: DetailValueDto[];
  phone!: DetailValueDto[];
  service!: DetailValueDto[];
  city!: DetailValueDto[];
}

export class DetailChangeDto {
  @OneOf(detailFields) field!: DetailField;
  /** Cleaned and checked as in the forms of the website. */
  @IsString({ message: 'value must be text' }) value!: string;
  /**
   * `add`: a value that no request says. `prefer`: show it first. `hide`: do not use it. `show`: use it again.
   * `remove`: for added values.
   */
  @OneOf(detailActions) action!: DetailAction;
}

export class ChangeDetailsDto {
  /** Made one after the other, all or none. */
  @ListOf(() => DetailChangeDto, 50, 'changes')
  @ArrayMinSize(1, { message: 'changes must have at least one change' })
  changes!: DetailChangeDto[];
}
