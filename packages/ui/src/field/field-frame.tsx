import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { field } from 'styled-system/recipes';
import { CircleAlertIcon } from '../icon/icons.ts';

export interface FieldBaseProps {
  label: string;
  name: string;
  /** Defaults to `name`. */
  id?: string;
  hint?: string;
  error?: string;
}

/** Returns the attributes that connect a control with its label, hint, error and character count. */
export function fieldAriaProps({ name, id = name, hint, error }: Omit<FieldBaseProps, 'label'>, countId?: string | 0) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, countId].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type FieldFrameProps = FieldBaseProps & { required?: boolean; className?: string; children: ReactNode };

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
