import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { textLimits } from '@portal/contracts/text-limits';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { composeRules, RequiredText } from '../../platform/http/text.decorators.ts';

export class NewSavedViewDto {
  @ApiProperty({ example: 'Austin, unanswered', maxLength: textLimits.viewName })
  @RequiredText({ label: 'Name', max: textLimits.viewName, requiredMessage: 'Please give the view a name' })
  name!: string;

  @ApiProperty({ example: 'status=new&city=austin', maxLength: 2000, description: 'The query string of the list.' })
  @composeRules(
    IsString({ message: 'query must be the query string of a list' }),
    MaxLength(2000, { message: 'query is too long: at most 2000 characters, please' }),
    Matches(/^[^\0\s]*$/, { message: 'query must be the query string of a list' }),
  )
  query!: string;

  @ApiPropertyOptional({ example: false, description: 'Replaces a view that has this name.' })
  @IsOptional()
  @IsBoolean({ message: 'replace must be true or false' })
  replace?: boolean;
}

/** A saved filter of the list of leads. */
export class SavedViewDto extends PickType(NewSavedViewDto, ['name', 'query']) {
  @ApiProperty({ example: 5 })
  id!: number;
}
