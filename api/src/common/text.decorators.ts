import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/**
 * Several rules as one. Of a field's broken rules only the first is told, in the order given here; stacked above a
 * property, class-validator would tell the lowest.
 */
export const rules =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/**
 * Like the forms' own schema: a number counts as text, surrounding space does not count. Half a surrogate pair is no
 * character and no database would store it.
 */
const trimmed = Transform(({ value }) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text.trim().toWellFormed() : text;
});

/** An optional field that was left empty, which a form sends as an empty text, was not given. */
export const emptyIsNone = Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value));

/** PostgreSQL cannot store U+0000, and nobody types it. */
const storable = (label: string, max: number) => [
  IsString({ message: `${label} must be text` }),
  Matches(/^[^\0]*$/, { message: `${label} contains a character that cannot be stored. Please type it again` }),
  MaxLength(max, { message: `${label} is too long: at most ${max} characters, please` }),
];

/** The HTML standard's rule for `type="email"`, which the forms' schema uses too. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export const RequiredText = ({ label, max, missing }: { label: string; max: number; missing: string }) =>
  rules(trimmed, IsNotEmpty({ message: missing }), ...storable(label, max));

export const OptionalText = ({ label, max }: { label: string; max: number }) =>
  rules(emptyIsNone, trimmed, IsOptional(), ...storable(label, max));

export const EmailAddress = ({ refused }: { refused: string }) =>
  rules(
    trimmed,
    IsNotEmpty({ message: refused }),
    ...storable('Email', 254),
    Matches(emailAddress, { message: refused }),
  );
