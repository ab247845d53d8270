import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { FormError, useRetryDelay } from '@portal/ui/form-error';
import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface AuthFormProps {
  submitLabel: string;
  pendingLabel: string;
  onSubmit: FormEventHandler;
  mutation: { isPending: boolean; error: Error | null };
  children: ReactNode;
}

/** Fields, a submit button and the error of the last request. The button waits for the delay after too many attempts. */
export function AuthForm({ submitLabel, pendingLabel, onSubmit, mutation, children }: AuthFormProps) {
  const { isPending, error } = mutation;
  const secondsLeft = useRetryDelay(error);
  return (
    <form className={styles} method="post" noValidate onSubmit={onSubmit}>
      {children}
      <FormError message={error && errorMessage(error)} secondsLeft={secondsLeft} />
      <Button type="submit" disabled={isPending || Boolean(secondsLeft)} wide>
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </form>
  );
}

/** Returns the API's message, or a sentence about the connection for a request without a response. */
export const errorMessage = (error: Error): string =>
  error instanceof HttpError ? error.body : 'The server cannot be reached. Please try again.';
