import { ApiError } from '@portal/staff-client/api-error';
import { useFormMutation } from '@portal/ui/form';
import { RequestButton } from '@portal/ui/form-error';
import type { FormEventHandler, ReactNode } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { keptValues } from '../session/drafts.ts';

const styles = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'measure.narrow' });
const button = css({ alignSelf: 'flex-start' });

interface MutationFormProps {
  /** The result of `useFormMutation` or `useKeptForm`. */
  form: {
    onSubmit: FormEventHandler;
    mutation: { isPending: boolean; error: Error | null };
    keep?: string;
    /** Called with what is typed. */
    onKeep?: (values: Record<string, string>) => void;
  };
  submitLabel: string;
  pendingLabel?: string;
  /** Whether the button is as wide as the fields. */
  wide?: boolean;
  /** Above the button. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Fields, the error of the last request and a submit button, which waits for the delay after too many attempts. */
export function MutationForm({ form, submitLabel, pendingLabel, wide, notice, children }: MutationFormProps) {
  const { onSubmit, mutation, keep, onKeep } = form;
  return (
    <form
      className={styles}
      noValidate
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => {
        if (!keep) return;
        const values = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
        keptValues.set(keep, values);
        onKeep?.(values);
      }}
    >
      {children}
      {notice}
      <RequestButton
        type="submit"
        wide={wide}
        className={button}
        mutation={mutation}
        messageOf={errorMessage}
        label={submitLabel}
        pendingLabel={pendingLabel}
      />
    </form>
  );
}

/**
 * As `useFormMutation`, with the messages of the API at their fields. What is typed is in `keptValues` under the name `keep` until it is
 * sent, also when the form is closed.
 */
export function useKeptForm<Values extends Record<string, string>, Result>(
  keep: string,
  { defaultValues, onSuccess, onError, ...options }: Parameters<typeof useFormMutation<Values, Result>>[0],
) {
  const form = useFormMutation<Values, Result>({
    ...options,
    onError: (error) => {
      const [first, ...others] = error instanceof ApiError ? Object.entries(error.fields) : [];
      if (first) form.setError(first[0] as Path<Values>, { message: first[1] }, { shouldFocus: true });
      for (const [name, message] of others) form.setError(name as Path<Values>, { message });
      onError?.(error);
    },
    defaultValues: { ...defaultValues, ...keptValues.get(keep) } as DefaultValues<Values>,
    onSuccess: (result, values) => {
      keptValues.delete(keep);
      onSuccess?.(result, values);
    },
  });
  return { ...form, keep };
}
