import { Button } from '@portal/ui/button';
import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'measure.narrow' });
export const errorStyles = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});
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

/** Fields, the error of the last request and a submit button. */
export const MutationForm = ({ submitLabel, pendingLabel, wide, onSubmit, mutation, children }: MutationFormProps) => (
  <form className={form} noValidate onSubmit={onSubmit}>
    {children}
    <p role="alert" className={errorStyles}>
      {mutation.error && errorMessage(mutation.error)}
    </p>
    <Button type="submit" wide={wide} className={button} disabled={mutation.isPending}>
      {(mutation.isPending && pendingLabel) || submitLabel}
    </Button>
  </form>
);
