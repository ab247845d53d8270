import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const errorStyles = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});

interface AuthFormProps {
  submitLabel: string;
  pendingLabel: string;
  onSubmit: FormEventHandler;
  mutation: { isPending: boolean; error: Error | null };
  children: ReactNode;
}

/** Fields, a submit button and the error of the last request. */
export function AuthForm({ submitLabel, pendingLabel, onSubmit, mutation, children }: AuthFormProps) {
  const { isPending, error } = mutation;
  return (
    <form className={styles} method="post" noValidate onSubmit={onSubmit}>
      {children}
      <p role="alert" className={errorStyles}>
        {error && errorMessage(error)}
      </p>
      <Button type="submit" disabled={isPending} wide>
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </form>
  );
}

/** Returns the API's message, or a sentence about the connection for a request without a response. */
export const errorMessage = (error: Error): string =>
  error instanceof HttpError ? error.body : 'The server cannot be reached. Please try again.';
