import { Button } from '@portal/ui/button';
import { FormError, useRetryDelay } from '@portal/ui/form-error';
import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { keptValues } from '../session/drafts.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'measure.narrow' });
const button = css({ alignSelf: 'flex-start' });

interface MutationFormProps {
  submitLabel: string;
  pendingLabel?: string;
  /** Whether the button is as wide as the fields. */
  wide?: boolean;
  onSubmit: FormEventHandler;
  mutation: { isPending: boolean; error: Error | null };
  /** Keeps what is typed under this name in `keptValues` when the form is closed. */
  keep?: string;
  /** Above the button. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Fields, the error of the last request and a submit button, which waits for the delay after too many attempts. */
export function MutationForm(props: MutationFormProps) {
  const { submitLabel, pendingLabel, wide, onSubmit, mutation, keep, notice, children } = props;
  const secondsLeft = useRetryDelay(mutation.error);
  return (
    <form
      className={form}
      noValidate
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => {
        if (keep) keptValues.set(keep, Object.fromEntries(new FormData(currentTarget)) as Record<string, string>);
      }}
    >
      {children}
      {notice}
      <FormError message={mutation.error && errorMessage(mutation.error)} secondsLeft={secondsLeft} />
      <Button type="submit" wide={wide} className={button} disabled={mutation.isPending || Boolean(secondsLeft)}>
        {(mutation.isPending && pendingLabel) || submitLabel}
      </Button>
    </form>
  );
}
