import { honeypotField } from '@portal/contracts/attribution';
import type { FormTexts } from '@portal/contracts/form-texts';
import type { WordingVersion } from '@portal/contracts/form-wording';
import { type Attribution, attribution, HttpError, send } from '@portal/platform';
import { useFormMutation } from '@portal/ui/form';
import { forgetDraft, restoreDraft, saveDraft } from '@portal/ui/form-draft';
import { type BaseSyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReset } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { errorList } from './error-list.ts';
import { useSubmissionId } from './submission-id.ts';

interface FormRequestOptions<Request extends FieldValues> {
  schema: ObjectSchema<Request>;
  /** Path of the API's endpoint. */
  address: string;
  /** The version of what the form says. */
  wording: WordingVersion;
  texts: FormTexts;
  /** Omit them to keep what was entered before hydration. */
  defaultValues?: DefaultValues<Request>;
  /** Returns the page that the visitor came from, for `AttributionReport.page`. */
  sourcePage: (attribution: Attribution) => string | undefined;
  onResponse: (response: Response, reset: UseFormReset<Request>, submissionId: string) => Promise<void>;
  onError: (error: Error) => void;
}

/**
 * A public form. Its entries are kept until they are sent, when the visitor goes to another page or closes the dialog. Retries
 * have the same submission id. Attach `summary` to the error summary and `notice` to the notice
 * about the result: they are focused when they appear.
 */
export function useFormRequest<Request extends FieldValues>(options: FormRequestOptions<Request>) {
  const { schema, address, wording, texts, defaultValues, sourcePage, onResponse, onError } = options;
  const submissionId = useSubmissionId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  const { field, reset, setValue, onSubmit, formState, mutation } = useFormMutation<Request>({
    schema,
    defaultValues,
    shouldFocusError: false,
    mutationFn: async (request, event) => {
      const { previousPage: _, ...report } = attribution();
      const id = submissionId.current();
      const response = await send('POST', address, {
        ...request,
        submissionId: id,
        wording,
        ...(texts.language !== 'en' && { language: texts.language }),
        visit: { ...report, page: sourcePage(attribution()) },
        [honeypotField]: readHoneypot(event) || undefined,
      });
      await onResponse(response, reset, id);
      forgetDraft(address);
    },
    onSuccess: submissionId.renew,
    onError,
  });
  const { errors, submitCount } = formState;
  const { isPending, isSuccess, isError, error } = mutation;

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restoreDraft(element);
    return () => saveDraft(element);
  }, []);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (isSuccess || isError) notice.current?.focus();
  }, [isSuccess, isError]);

  return {
    form: { ref: form, noValidate: true, 'data-draft': address, onSubmit, onFocus: submissionId.current },
    field: (name: Path<Request>) => {
      const { error, ...rest } = field(name);
      return { ...rest, error: error && texts.message(error) };
    },
    setValue,
    /** For an `ErrorSummary`, in the order of the fields. */
    errorsOf: (fields: readonly (keyof Request & string)[]) =>
      errorList(errors, fields).map(({ name, message }) => ({ name, message: texts.message(message) })),
    submitCount,
    summary,
    notice,
    isPending,
    isSuccess,
    isError,
    canRetry: canRetry(error),
  };
}

/** Returns whether the same request can succeed later. */
const canRetry = (error: Error | null) =>
  !(error instanceof HttpError) || error.status >= 500 || [408, 429].includes(error.status);

/** Reads the field from the document: bots set it there, without the events that update the form's state. */
function readHoneypot(event: BaseSyntheticEvent | undefined): string | undefined {
  const field = event?.target instanceof HTMLFormElement ? event.target.elements.namedItem(honeypotField) : null;
  return field instanceof HTMLInputElement ? field.value : undefined;
}
