import { passwordLength } from '@portal/contracts/password';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { field } from 'styled-system/recipes';
import { type FieldBaseProps, FieldFrame, fieldAriaProps } from './field-frame.tsx';

/** Hint for a field with a new password. */
export const passwordHint = `At least ${passwordLength.min} characters. ${passwordLength.recommended} or more are safer, e.g. a few unrelated words.`;

type PasswordFieldProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    /** For password managers: fill in a stored password, or suggest a new one. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
  };

/** A password input with a button that shows the password. */
export function PasswordField({ label, hint, error, name, id = name, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const base = { label, hint, error, name, id };
  const classes = field();
  return (
    <FieldFrame {...base} required={rest.required} className={className}>
      <span className={classes.secret}>
        <input
          className={classes.control}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          maxLength={passwordLength.max}
          {...rest}
          {...fieldAriaProps(base)}
          type={isShown ? 'text' : 'password'}
        />
        <button type="button" className={classes.reveal} aria-controls={id} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className={classes.revealed}> {label.toLowerCase()}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
