import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { field } from 'styled-system/recipes';
import { FieldFrame, type Labelled, wiringOf } from './field-frame.tsx';

type FieldProps = Labelled & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A one-line input with its label above and its error below. */
export function Field({ label, hint, error, name, id, className, ...rest }: FieldProps) {
  const labelled = { label, hint, error, name, id };
  return (
    <FieldFrame {...labelled} required={rest.required} className={className}>
      <input type="text" className={field().control} {...rest} {...wiringOf(labelled)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, name, id, className, rows = 4, ...rest }: TextAreaFieldProps) {
  const labelled = { label, hint, error, name, id };
  return (
    <FieldFrame {...labelled} required={rest.required} className={className}>
      <textarea className={field().control} rows={rows} {...rest} {...wiringOf(labelled)} />
    </FieldFrame>
  );
}
