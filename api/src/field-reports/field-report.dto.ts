import { ApiProperty } from '@nestjs/swagger';
import { type FieldErrorKind, fieldErrorKinds } from '@portal/contracts/field-counters';
import { type FieldError, type FieldReport, framePattern, reportLimits } from '@portal/contracts/field-report';
import { ArrayMaxSize, IsArray, IsIn, IsNumber, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { composeRules, Flag, ListOf, Nested, WholeNumber } from '../platform/http/field.decorators.ts';

const maxVersion = 100;

const Word = (pattern: RegExp, max: number) =>
  composeRules(ApiProperty({ maxLength: max }), MaxLength(max), Matches(pattern));

const Count = () => composeRules(IsOptional(), WholeNumber({ min: 0, max: 20, message: 'A report counts up to 20' }));

const Value = () => composeRules(IsOptional(), IsNumber(), Min(0), Max(600_000));

export class FieldErrorDto implements FieldError {
  @IsIn(fieldErrorKinds) kind!: FieldErrorKind;

  @Word(/^[^\p{Cc}]*$/u, reportLimits.message) message!: string;

  @IsArray()
  @ArrayMaxSize(reportLimits.frames)
  @MaxLength(reportLimits.frame, { each: true })
  @Matches(framePattern, { each: true })
  frames!: string[];
}

export class VitalsDto {
  @Value() lcp?: number;
  @Value() inp?: number;
  @Value() cls?: number;
}

/** What happened in one document since its last report. */
export class FieldReportDto implements FieldReport {
  @Word(/^[a-z][a-z-]*$/, 40) remote!: string;
  @Word(/^\d[\w.-]*$/, maxVersion) version!: string;
  @Word(/^\d[\w.-]*$/, maxVersion) shell!: string;
  @Word(/^\/[\w/.~:-]*$/, reportLimits.page) page!: string;
  @IsOptional() @Flag() isFirst?: boolean;
  @IsOptional() @Flag() isFailed?: boolean;
  @Count() sent?: number;
  @Count() failed?: number;

  @IsOptional() @ListOf(() => FieldErrorDto, reportLimits.errors, 'errors') errors?: FieldErrorDto[];
  @IsOptional() @Nested(() => VitalsDto) vitals?: VitalsDto;
}

export class FieldSignatureDto {
  /** The same in all releases: kind, message and file. */
  signature!: string;
  kind!: FieldErrorKind;
  /** Without what visitors typed. */
  message!: string;
  /** Path of the page where it was seen first. */
  page!: string;
  /** Places in the scripts of the release, the innermost first. */
  frames!: string[];
  count!: number;
}

export class PercentilesDto {
  /** Milliseconds. Upper bound of the bucket of the 75th percentile. */
  lcp?: number;
  /** Milliseconds. */
  inp?: number;
  cls?: number;
}

/** What browsers reported about one release in the last 90 days. */
export class FieldReleaseDto {
  remote!: string;
  version!: string;
  /** Documents that were opened. */
  loads!: number;
  /** Those in which code of this release failed. */
  failedLoads!: number;
  /** Requests of forms that were accepted or failed. */
  formsSent!: number;
  formsFailed!: number;
  vitals!: PercentilesDto;
  /** The ten most frequent. */
  signatures!: FieldSignatureDto[];
}
