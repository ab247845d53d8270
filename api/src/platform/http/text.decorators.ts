import { ApiProperty } from '@nestjs/swagger';
import { checkEmail, cleanEmail, emailMessage } from '@portal/contracts/email-address';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount, visibleLine, visibleText } from '@portal/contracts/visible-text';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches, ValidateBy } from 'class-validator';

/**
 * Combines validation rules, and what the OpenAPI document says of them, into one decorator. Only the first broken rule is reported, in this order; for decorators
 * stacked above a property, class-validator reports the last one.
 */
export const composeRules =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

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

/** Counts characters as the forms do. */
const HasLength = ({ max, message }: { max: number; message: string }) =>
  ValidateBy(
    { name: 'hasLength', validator: { validate: (text) => typeof text !== 'string' || characterCount(text) <= max } },
    { message },
  );

const storableText = (label: string, max: number) => [
  ApiProperty({ type: String, maxLength: max }),
  IsString({ message: `${label} must be text` }),
  Matches(/^[^\0]*$/, { message: `${label} contains a character that cannot be stored. Please type it again` }),
  HasLength({ max, message: tooLong(label, max) }),
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

const problemOf = (value: unknown) => {
  const checked = checkEmail(String(value));
  return 'problem' in checked ? checked.problem : undefined;
};

/** An address, stored as `checkEmail` returns it. */
export const EmailAddress = ({ invalidMessage }: { invalidMessage: string }) =>
  composeRules(
    ApiProperty({ format: 'email' }),
    cleaned(cleanEmail),
    IsNotEmpty({ message: invalidMessage }),
    ...storableText('Email', textLimits.email),
    ValidateBy(
      { name: 'isEmailAddress', validator: { validate: (value) => problemOf(value) === undefined } },
      { message: ({ value }) => emailMessage(problemOf(value) ?? 'invalid', invalidMessage) },
    ),
  );
