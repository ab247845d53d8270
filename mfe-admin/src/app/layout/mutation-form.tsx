import { ApiError } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { useFormMutation } from '@portal/ui/form';
import { RequestForm } from '@portal/ui/request-form';
import type { ComponentProps, ReactNode } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { css } from 'styled-system/css';
import { formKind, isEmpty } from '../../session/draft.ts';
import { drafts } from '../../session/drafts.ts';
import { OtherDrafts } from '../../session/unsaved-text.tsx';
import { useDraft, useLoadDrafts } from '../../session/use-draft.ts';

const kept = css({ fontSize: 'xs', color: 'fg.muted' });

interface MutationFormProps extends ComponentProps<typeof RequestForm> {
  /** The result of `useFormMutation` or `useKeptForm`. */
  form: ComponentProps<typeof RequestForm>['form'] & {
    /** Called with what is typed. */
    onType?: (values: Record<string, string>) => void;
    /** What the form knows of earlier entries. */
    keptEntries?: ReactNode;
  };
  /** Above the button. */
  notice?: ReactNode;
}

/** A form of the lead desk: it can keep what is typed. */
export const MutationForm = ({ form, notice, children, ...rest }: MutationFormProps) => (
  <RequestForm
    form={form}
    onChange={({ currentTarget }) =>
      form.onType?.(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>)
    }
    {...rest}
  >
    {children}
    {form.keptEntries}
    {notice}
  </RequestForm>
);

/**
 * As `useFormMutation`, with the messages of the API at their fields. What is typed is a draft of the form `name`, of a lead or of none, until
 * it was saved: it is there again after a failed request, Escape, a reload and in another window.
 */
export function useKeptForm<Values extends Record<string, string>, Result>(
  name: string,
  { defaultValues, mutationFn, onSuccess, onError, ...options }: Parameters<typeof useFormMutation<Values, Result>>[0],
  leadId: number | null = null,
) {
  const kind = formKind(name);
  useLoadDrafts(leadId);
  const { draft, others, change } = useDraft(leadId, kind);
  const defaults = (defaultValues ?? {}) as Record<string, string | undefined>;
  const form = useFormMutation<Values, Result>({
    ...options,
    mutationFn: async (values, event) => {
      // A draft that arrives after the form was saved is rejected, as one of another window.
      await drafts.store(leadId, kind);
      return mutationFn(values, event);
    },
    onError: (error) => {
      const [first, ...others] = error instanceof ApiError ? Object.entries(error.fields) : [];
      if (first) form.setError(first[0] as Path<Values>, { message: first[1] }, { shouldFocus: true });
      for (const [field, message] of others) form.setError(field as Path<Values>, { message });
      onError?.(error);
    },
    defaultValues: { ...defaults, ...draft.fields } as DefaultValues<Values>,
    onSuccess: (result, values) => {
      drafts.discard(leadId, kind);
      onSuccess?.(result, values);
    },
  });
  const show = (fields: Readonly<Record<string, string>>) => form.reset({ ...defaults, ...fields } as Values);
  const discard = () => {
    drafts.discard(leadId, kind);
    show({});
  };
  return {
    ...form,
    kept: draft.fields,
    onType: (values: Record<string, string>) => {
      const isTyped = Object.entries(values).some(([field, value]) => value !== (defaults[field] ?? ''));
      change({ fields: isTyped ? values : {} });
    },
    keptEntries: (
      <>
        {others.length > 0 && (
          <OtherDrafts leadId={leadId} drafts={others} isForm onAdded={() => show(drafts.get(leadId, kind).fields)} />
        )}
        {!isEmpty(draft) && (
          <p className={kept}>
            What you type is kept when you close this.{' '}
            <Button size="sm" tone="plain" onClick={discard}>
              Discard
            </Button>
          </p>
        )}
      </>
    ),
  };
}
