import { HttpError } from '@portal/platform';
import { RequestButton } from '@portal/ui/form-error';
import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface AuthFormProps {
  /** The result of `useFormMutation`. */
  form: { onSubmit: FormEventHandler; mutation: { isPending: boolean; error: Error | null } };
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
}

/** Fields, the error of the last request and a submit button. */
export const AuthForm = ({ form: { onSubmit, mutation }, submitLabel, pendingLabel, children }: AuthFormProps) => (
  <form className={styles} method="post" noValidate onSubmit={onSubmit}>
    {children}
    <RequestButton
      type="submit"
      wide
      mutation={mutation}
      messageOf={errorMessage}
      label={submitLabel}
      pendingLabel={pendingLabel}
    />
  </form>
);

/** Returns the API's message, or a sentence about the connection for a request without a response. */
export const errorMessage = (error: Error): string =>
  error instanceof HttpError ? error.body : 'The server cannot be reached. Please try again.';
