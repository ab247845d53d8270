import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The errors of a form for its summary, in the order of its fields. */
export function errorList<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly (keyof Values & string)[],
  prefix = '',
) {
  return fields.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name: prefix + name, message }] : [];
  });
}
