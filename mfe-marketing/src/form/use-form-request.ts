import { trapField } from '@portal/contracts/visit';
import { send, type Visit, visit } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReset, useForm } from 'react-hook-form';
import { useSubmissionId } from './submission-id.ts';

interface FormRequest<Request extends FieldValues> {
  resolver: Resolver<Request, unknown, Request>;
  address: string;
  defaultValues?: DefaultValues<Request>;
  /** Which of the pages visited the form is told to come from. */
  cameFrom: (seen: Visit) => string | undefined;
  onAnswer: (answer: Response, reset: UseFormReset<Request>, submissionId: string) => Promise<void>;
  onError: (error: Error) => void;
}

/**
 * How both forms are sent: once at a time, with one id for all attempts, and with the focus on what went wrong or came
 * of it. `summary` and `notice` are the elements that then get it.
 */
export function useFormRequest<Request extends FieldValues>(options: FormRequest<Request>) {
  const { resolver, address, defaultValues, cameFrom, onAnswer, onError } = options;
  const submissionId = useSubmissionId();
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  const { register, handleSubmit, reset, formState } = useForm<Request, unknown, Request>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  const { mutate, isPending, isSuccess, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ request, trap }: { request: Request; trap: string | undefined }) => {
      const { before: _, ...seen } = visit();
      const id = submissionId.current();
      const page = cameFrom(visit());
      const answer = await send('POST', address, {
        ...request,
        submissionId: id,
        visit: { ...seen, page },
        [trapField]: trap || undefined,
      });
      await onAnswer(answer, reset, id);
    },
    onSuccess: submissionId.renew,
    onError,
    onSettled: () => {
      isSending.current = false;
    },
  });

  // A ref, because a second submit can arrive before React has disabled the button.
  const submit = handleSubmit((request, event) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate({ request, trap: trapOf(event) });
  });

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (isSuccess || isError) notice.current?.focus();
  }, [isSuccess, isError]);

  return {
    form: { noValidate: true, onSubmit: submit, onFocus: submissionId.current },
    register,
    errors,
    submitCount,
    summary,
    notice,
    isPending,
    isSuccess,
    isError,
  };
}

/** Read from the page and not from the form's state, where a program that types into fields would not be noticed. */
function trapOf(event: BaseSyntheticEvent | undefined): string | undefined {
  const field = event?.target instanceof HTMLFormElement ? event.target.elements.namedItem(trapField) : null;
  return field instanceof HTMLInputElement ? field.value : undefined;
}
