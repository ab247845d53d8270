import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { field } from 'styled-system/recipes';
import { type FieldBaseProps, FieldFrame, fieldAriaProps } from './field-frame.tsx';

type FieldProps = FieldBaseProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A one-line input with its label above and its error below. */
export function Field({ label, hint, error, name, id, className, ...rest }: FieldProps) {
  const base = { label, hint, error, name, id };
  return (
    <FieldFrame {...base} required={rest.required} className={className}>
      <input type="text" className={field().control} {...rest} {...fieldAriaProps(base)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldBaseProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, name, id, className, rows = 4, ...rest }: TextAreaFieldProps) {
  const base = { label, hint, error, name, id };
  return (
    <FieldFrame {...base} required={rest.required} className={className}>
      <textarea className={field().control} rows={rows} {...rest} {...fieldAriaProps(base)} />
    </FieldFrame>
  );
}
