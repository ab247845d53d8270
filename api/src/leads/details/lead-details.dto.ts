import { ApiProperty } from '@nestjs/swagger';
import { type DetailAction, type DetailField, detailActions, detailFields } from '@portal/contracts/lead';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, ValidateNested } from 'class-validator';
import { composeRules } from '../../platform/http/text.decorators.ts';

const maxChanges = 50;

/** A value of a field of a lead. */
export class DetailValueDto {
  @ApiProperty({ example: '512 555 0142' })
  value!: string;

  @ApiProperty({ example: true, description: 'It is the one that lists show.' })
  isPreferred!: boolean;

  @ApiProperty({ example: false, description: 'Staff have added it.' })
  isAdded!: boolean;

  @ApiProperty({ example: false, description: 'Staff do not use it.' })
  isHidden!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When staff have last chosen it. Null if they never have.',
  })
  preferredAt!: string | null;

  @ApiProperty({ type: [Number], example: [77], description: 'The requests that say it.' })
  requestIds!: number[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Of an email address: when mail to it came back, unless somebody has written from it since.',
  })
  bouncedAt!: string | null;
}

const Values = () => ApiProperty({ type: [DetailValueDto] });

/** All values of each field, the shown one first. */
export class LeadDetailsDto implements Record<DetailField, DetailValueDto[]> {
  @Values()
  name!: DetailValueDto[];

  @Values()
  company!: DetailValueDto[];

  @Values()
  email!: DetailValueDto[];

  @Values()
  phone!: DetailValueDto[];

  @Values()
  service!: DetailValueDto[];

  @Values()
  city!: DetailValueDto[];
}

export class DetailChangeDto {
  @ApiProperty({ enum: detailFields })
  @IsIn(detailFields, { message: `field must be one of ${detailFields.join(', ')}` })
  field!: DetailField;

  @ApiProperty({ example: '512 555 0142', description: 'Cleaned and checked as in the forms of the website.' })
  @IsString({ message: 'value must be text' })
  value!: string;

  @ApiProperty({
    enum: detailActions,
    description:
      '`add`: a value that no request says. `prefer`: show it first. `hide`: do not use it. `show`: use it again. `remove`: for added values.',
  })
  @IsIn(detailActions, { message: `action must be one of ${detailActions.join(', ')}` })
  action!: DetailAction;
}

export class ChangeDetailsDto {
  @ApiProperty({
    type: [DetailChangeDto],
    minItems: 1,
    maxItems: maxChanges,
    description: 'Made one after the other, all or none.',
  })
  @composeRules(
    IsArray({ message: 'changes must be an array' }),
    ArrayMinSize(1, { message: 'changes must have at least one change' }),
    ArrayMaxSize(maxChanges, { message: `changes can have at most ${maxChanges} changes` }),
    ValidateNested({ each: true }),
    Type(() => DetailChangeDto),
  )
  changes!: DetailChangeDto[];
}
