import { yupResolver } from '@hookform/resolvers/yup';
import { type CaseStudyRequest, caseStudyFileName, caseStudyRequestSchema } from '@portal/contracts/case-study-request';
import { toast } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field } from '@portal/ui/field';
import { css } from 'styled-system/css';
import { errorList } from '../form/error-list.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { UnseenFields } from '../form/unseen-fields.tsx';
import { useFormRequest } from '../form/use-form-request.ts';
import { caseStudyFields } from './case-study-fields.ts';
import { saveFile } from './save-file.ts';

/** Asks for the case study and saves the PDF that answers. */
export function CaseStudyForm({ onDone }: { onDone: () => void }) {
  const { form, register, errors, summary, notice, isPending, isError } = useFormRequest<CaseStudyRequest>({
    resolver: yupResolver(caseStudyRequestSchema),
    address: '/api/download-case-study',
    defaultValues: caseStudyRequestSchema.getDefault(),
    cameFrom: ({ page }) => page,
    onAnswer: async (answer, reset) => {
      saveFile(await answer.blob(), caseStudyFileName);
      toast.success('Download Started', 'Your case study download has begun. Thank you for your interest!');
      reset();
      onDone();
    },
    onError: (error) => {
      console.error('The case study could not be downloaded', error);
      toast.error('Download Failed', 'There was an error processing your download. Please try again.');
    },
  });

  return (
    <form
      {...form}
      className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } })}
    >
      <UnseenFields />
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
