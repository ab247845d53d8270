import { yupResolver } from '@hookform/resolvers/yup';
import { type CaseStudyRequest, caseStudyFileName, caseStudyRequestSchema } from '@portal/contracts/case-study-request';
import { send, toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field } from '@portal/ui/field';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { errorList } from '../form/error-list.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { useSubmissionId } from '../form/submission-id.ts';
import { caseStudyFields } from './case-study-fields.ts';
import { saveFile } from './save-file.ts';

/** Asks for the case study and saves the PDF that answers. */
export function CaseStudyForm({ onDone }: { onDone: () => void }) {
  const submissionId = useSubmissionId();
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  const { register, handleSubmit, reset, formState } = useForm<CaseStudyRequest>({
    resolver: yupResolver(caseStudyRequestSchema),
    defaultValues: caseStudyRequestSchema.getDefault(),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  const { mutate, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async (request: CaseStudyRequest) => {
      const answer = await send('POST', '/api/download-case-study', {
        ...request,
        submissionId: submissionId.current(),
      });
      saveFile(await answer.blob(), caseStudyFileName);
    },
    onSuccess: () => {
      toast.success('Download Started', 'Your case study download has begun. Thank you for your interest!');
      submissionId.renew();
      reset();
      onDone();
    },
    onError: (error) => {
      console.error('The case study could not be downloaded', error);
      toast.error('Download Failed', 'There was an error processing your download. Please try again.');
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  // A ref, because a second submit can arrive before React has disabled the button.
  const submit = handleSubmit((request) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(request);
  });

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (isError) notice.current?.focus();
  }, [isError]);

  return (
    <form
      noValidate
      onSubmit={submit}
      className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } })}
    >
      <ErrorSummary
        ref={summary}
        errors={errorList(
          errors,
          caseStudyFields.map(({ name }) => name),
        )}
        className={css({ gridColumn: '1 / -1' })}
      />
      {caseStudyFields.map(({ name, isWide, ...attributes }) => (
        <Field
          key={name}
          {...attributes}
          className={isWide ? css({ gridColumn: '1 / -1' }) : undefined}
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <div className={css({ gridColumn: '1 / -1', display: 'grid', gap: '4' })}>
        <Button type="submit" disabled={isPending} aria-busy={isPending}>
          {isPending ? 'Processing...' : 'Download Case Study'}
        </Button>
        {isError && (
          <FormNotice ref={notice} tone="failed">
            The file did not arrive. What you typed is still here.
          </FormNotice>
        )}
      </div>
    </form>
  );
}
