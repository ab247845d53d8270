import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { field } from 'styled-system/recipes';
import { CircleAlertIcon } from '../icon/icons.ts';

export interface Labelled {
  label: string;
  name: string;
  /** `name` unless given: the error summary and links reach the field by it. */
  id?: string;
  hint?: string;
  error?: string;
}

/** What a control needs so that its label, hint and error are read with it. */
export function wiringOf({ name, id = name, hint, error }: Omit<Labelled, 'label'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type FieldFrameProps = Labelled & { required?: boolean; className?: string; children: ReactNode };

export function FieldFrame({ label, name, id = name, hint, error, required, className, children }: FieldFrameProps) {
  const classes = field();
  return (
    <div className={cx(classes.root, className)}>
      <label className={classes.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          <CircleAlertIcon aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
