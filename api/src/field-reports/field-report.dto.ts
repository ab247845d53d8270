import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type FieldErrorKind, fieldErrorKinds } from '@portal/contracts/field-counters';
import { type FieldError, type FieldReport, framePattern, reportLimits } from '@portal/contracts/field-report';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { composeRules } from '../platform/http/text.decorators.ts';
import { WholeNumber } from '../platform/http/whole-number.decorator.ts';

const maxVersion = 100;

const Word = (pattern: RegExp, max: number, example: string) =>
  composeRules(ApiProperty({ example, maxLength: max }), MaxLength(max), Matches(pattern));

const Flag = () => composeRules(ApiPropertyOptional(), IsOptional(), IsBoolean());

const Count = () =>
  composeRules(
    ApiPropertyOptional({ example: 1 }),
    IsOptional(),
    WholeNumber({ min: 0, max: 20, message: 'A report counts up to 20' }),
  );

const Value = () => composeRules(ApiPropertyOptional({ example: 12 }), IsOptional(), IsNumber(), Min(0), Max(600_000));

class FieldErrorDto implements FieldError {
  @ApiProperty({ enum: fieldErrorKinds })
  @IsIn(fieldErrorKinds)
  kind!: FieldErrorKind;

  @Word(/^[^\p{Cc}]*$/u, reportLimits.message, 'TypeError: x is not a function')
  message!: string;

  @ApiProperty({ type: [String], example: ['/remotes/marketing/0.1.0-a1b2/contact.js:1:4711'] })
  @IsArray()
  @ArrayMaxSize(reportLimits.frames)
  @MaxLength(reportLimits.frame, { each: true })
  @Matches(framePattern, { each: true })
  frames!: string[];
}

class VitalsDto {
  @Value()
  lcp?: number;

  @Value()
  inp?: number;

  @Value()
  cls?: number;
}

/** What happened in one document since its last report. */
export class FieldReportDto implements FieldReport {
  @Word(/^[a-z][a-z-]*$/, 40, 'marketing')
  remote!: string;

  @Word(/^\d[\w.-]*$/, maxVersion, '0.1.0-a1b2')
  version!: string;

  @Word(/^\d[\w.-]*$/, maxVersion, '0.1.0-c3d4')
  shell!: string;

  @Word(/^\/[\w/.~:-]*$/, reportLimits.page, '/contact')
  page!: string;

  @Flag()
  isFirst?: boolean;

  @Flag()
  isFailed?: boolean;

  @Count()
  sent?: number;

  @Count()
  failed?: number;

  @ApiPropertyOptional({ type: [FieldErrorDto] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(reportLimits.errors)
  @ValidateNested({ each: true })
  @Type(() => FieldErrorDto)
  errors?: FieldErrorDto[];

  @ApiPropertyOptional({ type: VitalsDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => VitalsDto)
  vitals?: VitalsDto;
}

class FieldSignatureDto {
  @ApiProperty({ description: 'The same in all releases: kind, message and file.' })
  signature!: string;

  @ApiProperty({ enum: fieldErrorKinds })
  kind!: FieldErrorKind;

  @ApiProperty({ description: 'Without what visitors typed.' })
  message!: string;

  @ApiProperty({ description: 'Path of the page where it was seen first.' })
  page!: string;

  @ApiProperty({ type: [String], description: 'Places in the scripts of the release, the innermost first.' })
  frames!: string[];

  @ApiProperty()
  count!: number;
}

class PercentilesDto {
  @ApiPropertyOptional({ description: 'Milliseconds. Upper bound of the bucket of the 75th percentile.' })
  lcp?: number;

  @ApiPropertyOptional({ description: 'Milliseconds.' })
  inp?: number;

  @ApiPropertyOptional()
  cls?: number;
}

/** What browsers reported about one release in the last 90 days. */
export class FieldReleaseDto {
  @ApiProperty({ example: 'marketing' })
  remote!: string;

  @ApiProperty({ example: '0.1.0-a1b2' })
  version!: string;

  @ApiProperty({ description: 'Documents that were opened.' })
  loads!: number;

  @ApiProperty({ description: 'Those in which code of this release failed.' })
  failedLoads!: number;

  @ApiProperty({ description: 'Requests of forms that were accepted or failed.' })
  formsSent!: number;

  @ApiProperty()
  formsFailed!: number;

  @ApiProperty({ type: PercentilesDto })
  vitals!: PercentilesDto;

  @ApiProperty({ type: [FieldSignatureDto], description: 'The ten most frequent.' })
  signatures!: FieldSignatureDto[];
}
