import { textLimits } from '@portal/contracts/text-limits';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/**
 * Combines validation rules into one decorator. Only the first broken rule is reported, in this order; for decorators
 * stacked above a property, class-validator reports the last one.
 */
export const composeRules =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/**
 * Trims, and replaces lone surrogates, which PostgreSQL cannot store. A line break is one character, as for `maxlength`; forms
 * without JavaScript send two. Only strings are text: other values are not converted.
 */
const trimmed = Transform(({ value }) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim().toWellFormed() : value,
);

/** Turns an empty optional field into null: forms send it as an empty string. */
export const emptyToNull = Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value));

/** PostgreSQL cannot store U+0000. */
const storableText = (label: string, max: number) => [
  IsString({ message: `${label} must be text` }),
  Matches(/^[^\0]*$/, { message: `${label} contains a character that cannot be stored. Please type it again` }),
  MaxLength(max, { message: `${label} is too long: at most ${max} characters, please` }),
];

/** The HTML standard's pattern for `type="email"`, which the forms' schema uses too. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export const RequiredText = ({
  label,
  max,
  requiredMessage,
}: {
  label: string;
  max: number;
  requiredMessage: string;
}) => composeRules(trimmed, IsNotEmpty({ message: requiredMessage }), ...storableText(label, max));

/** Text that is kept as it was typed, with its spaces. */
export const RawText = ({ label, max }: { label: string; max: number }) =>
  composeRules(
    Transform(({ value }) => (typeof value === 'string' ? value.toWellFormed() : value)),
    ...storableText(label, max),
  );

export const OptionalText = ({ label, max }: { label: string; max: number }) =>
  composeRules(emptyToNull, trimmed, IsOptional(), ...storableText(label, max));

export const EmailAddress = ({ invalidMessage }: { invalidMessage: string }) =>
  composeRules(
    trimmed,
    IsNotEmpty({ message: invalidMessage }),
    ...storableText('Email', textLimits.email),
    Matches(emailAddress, { message: invalidMessage }),
  );
