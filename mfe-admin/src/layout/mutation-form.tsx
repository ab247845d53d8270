import { Button } from '@portal/ui/button';
import { FormError, useRetryDelay } from '@portal/ui/form-error';
import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'measure.narrow' });
const button = css({ alignSelf: 'flex-start' });

interface MutationFormProps {
  submitLabel: string;
  pendingLabel?: string;
  /** Whether the button is as wide as the fields. */
  wide?: boolean;
  onSubmit: FormEventHandler;
  mutation: { isPending: boolean; error: Error | null };
  children: ReactNode;
}

/** Fields, the error of the last request and a submit button, which waits for the delay after too many attempts. */
export function MutationForm({ submitLabel, pendingLabel, wide, onSubmit, mutation, children }: MutationFormProps) {
  const secondsLeft = useRetryDelay(mutation.error);
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {children}
      <FormError message={mutation.error && errorMessage(mutation.error)} secondsLeft={secondsLeft} />
      <Button type="submit" wide={wide} className={button} disabled={mutation.isPending || Boolean(secondsLeft)}>
        {(mutation.isPending && pendingLabel) || submitLabel}
      </Button>
    </form>
  );
}
