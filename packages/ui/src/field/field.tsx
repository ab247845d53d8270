import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { field } from 'styled-system/recipes';
import { ChevronDownIcon } from '../icon/icons.ts';
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

type SelectFieldProps = Labelled &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[];
    /** The empty choice, first in the list. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The browser's own select: it brings the type-ahead, scrolling and edge handling of its platform. */
export function SelectField({
  label,
  hint,
  error,
  name,
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const labelled = { label, hint, error, name, id };
  const classes = field();
  return (
    <FieldFrame {...labelled} required={rest.required} className={className}>
      <span className={classes.select}>
        <select className={classes.control} {...rest} {...wiringOf(labelled)}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={classes.chevron} aria-hidden />
      </span>
    </FieldFrame>
  );
}
