import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Returns the errors for an `ErrorSummary`, in the order of the fields. */
export function errorList<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly (keyof Values & string)[],
) {
  return fields.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
}
