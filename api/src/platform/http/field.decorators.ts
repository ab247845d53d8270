import type { Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { checkEmail, cleanEmail, emailMessage } from '@portal/contracts/email-address';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount, visibleLine, visibleText } from '@portal/contracts/visible-text';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';

// The rules of fields of requests. They say their limits in the OpenAPI document too.

/**
 * Combines rules into one decorator. Only the first broken rule is reported, in this order; for decorators stacked above a property,
 * class-validator reports the last one.
 */
export const composeRules =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/** A rule that class-validator does not have. */
export const Rule = (
  name: string,
  validate: (value: unknown, body: object) => boolean,
  message: string | ((value: string) => string),
) =>
  ValidateBy(
    { name, validator: { validate: (value, { object } = {} as ValidationArguments) => validate(value, object) } },
    { message: typeof message === 'string' ? message : ({ value }) => message(value) },
  );

/** Documents the format of a text. */
export const Format = (format: 'date' | 'date-time' | 'password' | 'uuid') => ApiProperty({ type: String, format });

/** Null is no value, and has no rules. */
export const OrNull = () => ValidateIf((_, value) => value !== null);

/**
 * Cleans a text as the forms do (see visible-text in contracts). A text with U+0000, which PostgreSQL cannot store and nobody types,
 * stays as it is and is rejected. Only strings are text: other values are not converted.
 */
const cleaned = (clean: (text: string) => string) =>
  Transform(({ value }) => (typeof value === 'string' && !value.includes('\0') ? clean(value) : value));

/** Turns an empty optional field into null: forms send it as an empty string. */
export const emptyToNull = Transform(({ value }) =>
  typeof value === 'string' && visibleText(value) === '' && !value.includes('\0') ? null : value,
);

const storableText = (label: string, max: number) => [
  ApiProperty({ type: String, maxLength: max }),
  IsString({ message: `${label} must be text` }),
  Matches(/^[^\0]*$/, { message: `${label} contains a character that cannot be stored. Please type it again` }),
  // Counts characters as the forms do.
  Rule('hasLength', (text) => typeof text !== 'string' || characterCount(text) <= max, tooLong(label, max)),
];

interface TextRules {
  label: string;
  max: number;
  /** Whether line breaks stay. */
  isMultiline?: boolean;
}

/** Text that is kept as it was typed, with its spaces. */
export const RawText = ({ label, max }: { label: string; max: number }) =>
  composeRules(
    Transform(({ value }) => (typeof value === 'string' ? value.toWellFormed() : value)),
    ...storableText(label, max),
  );

const visible = ({ isMultiline }: TextRules) => cleaned(isMultiline ? visibleText : visibleLine);

export const RequiredText = (rules: TextRules & { requiredMessage: string }) =>
  composeRules(visible(rules), IsNotEmpty({ message: rules.requiredMessage }), ...storableText(rules.label, rules.max));

export const OptionalText = (rules: TextRules) =>
  composeRules(emptyToNull, visible(rules), IsOptional(), ...storableText(rules.label, rules.max));

/** The name of a person, or of a thing that staff name. */
export const Name = (max: number = textLimits.name) =>
  RequiredText({ label: 'Name', max, requiredMessage: 'Name is required' });

const problemOf = (value: unknown) => {
  const checked = checkEmail(String(value));
  return 'problem' in checked ? checked.problem : undefined;
};

/** An address, stored as `checkEmail` returns it. */
export const EmailAddress = (invalidMessage = 'Valid email is required') =>
  composeRules(
    ApiProperty({ format: 'email' }),
    cleaned(cleanEmail),
    IsNotEmpty({ message: invalidMessage }),
    ...storableText('Email', textLimits.email),
    Rule(
      'isEmailAddress',
      (value) => problemOf(value) === undefined,
      (value) => emailMessage(problemOf(value) ?? 'invalid', invalidMessage),
    ),
  );

export const OptionalEmail = (invalidMessage?: string) =>
  composeRules(emptyToNull, IsOptional(), EmailAddress(invalidMessage));

/** A password, code or token, exactly as it was entered. */
export const Secret = ({ max, missing, wrong }: { max: number; missing: string; wrong: string }) =>
  composeRules(
    ApiProperty({ maxLength: max }),
    IsNotEmpty({ message: missing }),
    IsString({ message: missing }),
    MaxLength(max, { message: wrong }),
  );

/** One of some texts. `name` is that of the field in the message. */
export const OneOf = (choices: readonly string[], name = '$property') =>
  IsIn(choices, { message: `${name} must be one of ${choices.join(', ')}` });

export const Flag = () => IsBoolean({ message: '$property must be true or false' });

/** The largest value of PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;

/** A whole number from `min` (1) to `max`. */
export const WholeNumber = ({ min = 1, max, message }: { min?: number; max: number; message: string }) =>
  composeRules(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );

/** The id of `record`, e.g. `a lead`. */
export const IdOf = (record: string) => WholeNumber({ max: maxId, message: `$property must be the id of ${record}` });

/** The same for a record whose id is a UUID. */
export const UuidOf = (record: string) =>
  composeRules(Format('uuid'), IsUUID('all', { message: `$property must be the id of ${record}` }));

/** At most 100 ids of `records`, e.g. `files`. None by default. */
export function IdsOf(records: string) {
  const rules = { each: true, message: `$property must be ids of ${records}` };
  return composeRules(
    ApiProperty({ type: [Number], maxItems: 100, required: false }),
    IsArray({ message: rules.message }),
    ArrayMaxSize(100, { message: `$property can have at most 100 ids of ${records}` }),
    IsInt(rules),
    Min(1, rules),
    Max(maxId, rules),
  );
}

/** An object with rules of its own. */
export const Nested = (type: () => Class, message = '$property must be an object') =>
  composeRules(IsObject({ message }), ValidateNested(), Type(type));

/** A list of at most `max` such objects. `items` says what they are, e.g. `leads`. */
export const ListOf = (type: () => Class, max: number, items: string) =>
  composeRules(
    ApiProperty({ type: () => [type()], maxItems: max }),
    IsArray({ message: '$property must be an array' }),
    ArrayMaxSize(max, { message: `$property can have at most ${max} ${items}` }),
    ValidateNested({ each: true }),
    Type(type),
  );

/** A day or time of the calendar that matches the pattern. */
export const CalendarText = (pattern: RegExp, message: string) =>
  composeRules(Matches(pattern, { message }), IsISO8601({ strict: true }, { message }));

/** A day, e.g. `2026-06-30`. */
export const RequiredDay = (message = '$property must be a day like 2026-06-30') =>
  composeRules(Format('date'), CalendarText(/^[12]\d{3}-\d\d-\d\d$/, message));

export const Day = () => composeRules(emptyToNull, IsOptional(), RequiredDay());

/** A month, e.g. `2026-06`. */
export const monthPattern = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** An optional month. */
export const Month = () =>
  composeRules(emptyToNull, IsOptional(), Matches(monthPattern, { message: '$property must be a month like 2026-06' }));

/** An optional time in ISO 8601. */
export const Time = (message: string) =>
  composeRules(Format('date-time'), emptyToNull, IsOptional(), IsISO8601({ strict: true }, { message }));
