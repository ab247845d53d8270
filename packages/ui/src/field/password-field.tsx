import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { field } from 'styled-system/recipes';
import { FieldFrame, type Labelled, wiringOf } from './field-frame.tsx';

type PasswordFieldProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    /** Tells password managers whether to fill one in or to make one up. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
  };

/** A password, hidden until its owner wants to see it. Pasting and password managers are welcome. */
export function PasswordField({ label, hint, error, name, id = name, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const labelled = { label, hint, error, name, id };
  const classes = field();
  return (
    <FieldFrame {...labelled} required={rest.required} className={className}>
      <span className={classes.secret}>
        <input
          className={classes.control}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...rest}
          {...wiringOf(labelled)}
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
