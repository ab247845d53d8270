import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { textLimits } from '@portal/contracts/text-limits';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { composeRules, Flag, RequiredText } from '../../platform/http/field.decorators.ts';
import { PersonDto } from '../list/lead-summary.dto.ts';

export class NewSavedViewDto {
  @RequiredText({ label: 'Name', max: textLimits.viewName, requiredMessage: 'Please give the view a name' })
  name!: string;

  /**
   * The query string of the list.
   * @example status=new&city=austin
   */
  @ApiProperty({ maxLength: 2000 })
  @composeRules(
    IsString({ message: 'query must be the query string of a list' }),
    MaxLength(2000, { message: 'query is too long: at most 2000 characters, please' }),
    Matches(/^[^\0\s]*$/, { message: 'query must be the query string of a list' }),
  )
  query!: string;

  /** Whether all staff have it. Viewers share none. */
  @IsOptional() @Flag() isShared?: boolean;

  /** Replaces a view that has this name. */
  @IsOptional() @Flag() replace?: boolean;
}

export class ChangedViewDto extends OmitType(NewSavedViewDto, ['replace']) {}

export class SavedViewDto extends PickType(NewSavedViewDto, ['name', 'query']) {
  id!: number;
  isShared!: boolean;
  /** Who has shared it. Null: you. */
  owner!: PersonDto | null;
  /** Yours, or you are a manager. */
  canChange!: boolean;
}
