import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { css } from 'styled-system/css';

const styles = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const errorStyles = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});

interface AuthFormProps {
  submit: string;
  /** Label of the button while the request is pending. */
  pending: string;
  /** Resolves when the request succeeded. The message of what it throws is shown above the button. */
  onSubmit: (entered: FormData) => Promise<void>;
  /** Field that is focused and selected after an error. */
  focusOnError?: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** Fields, one button and the API's message when it rejects the request. */
export function AuthForm({ submit, pending, onSubmit, focusOnError, children }: AuthFormProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setIsPending(true);
    setProblem('');
    try {
      await onSubmit(entered);
    } catch (error) {
      setProblem(errorMessage(error));
      focusOnError?.current?.focus();
      focusOnError?.current?.select();
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form className={styles} method="post" onSubmit={send}>
      {children}
      <p role="alert" className={errorStyles}>
        {problem}
      </p>
      <Button type="submit" disabled={isPending} wide>
        {isPending ? pending : submit}
      </Button>
    </form>
  );
}

/** Returns the API's message, or a sentence about the connection for a request without a response. */
export const errorMessage = (error: unknown): string =>
  error instanceof HttpError ? error.body : 'The server does not answer. Please check your connection and try again.';
