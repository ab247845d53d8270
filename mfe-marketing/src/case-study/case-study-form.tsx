import { type CaseStudyRequest, caseStudyFileName, caseStudyRequestSchema } from '@portal/contracts/case-study-request';
import { textLimits } from '@portal/contracts/text-limits';
import { toast } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field } from '@portal/ui/field';
import { saveFile } from '@portal/ui/save-file';
import { css } from 'styled-system/css';
import { errorList } from '../form/error-list.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { DataNote, RequiredNote } from '../form/form-text.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useFormRequest } from '../form/use-form-request.ts';

const wording = 'case-study-dialog-2';

const wide = css({ gridColumn: '1 / -1' });

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true, isWide: false },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true, isWide: false },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
    isWide: true,
  },
  { name: 'company', label: 'Company', autoComplete: 'organization', required: true, isWide: false },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', required: false, isWide: false },
] as const;

/** Requests the case study and downloads the PDF. */
export function CaseStudyForm({ onSuccess }: { onSuccess: () => void }) {
  const { form, field, errors, summary, notice, isPending, isError, canRetry } = useFormRequest<CaseStudyRequest>({
    schema: caseStudyRequestSchema,
    address: '/api/download-case-study',
    wording,
    defaultValues: caseStudyRequestSchema.getDefault(),
    sourcePage: ({ page }) => page,
    onResponse: async (response, reset) => {
      saveFile(await response.blob(), caseStudyFileName);
      toast.success('Download Started', 'Your case study download has begun. Thank you for your interest!');
      reset();
      onSuccess();
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
      <HiddenFields wording={wording} />
      {isError && (
        <FormNotice ref={notice} tone="failed" className={wide}>
          The download failed. Your entries are still here: please {canRetry ? 'try again' : 'change them'}.
        </FormNotice>
      )}
      <ErrorSummary
        ref={summary}
        errors={errorList(
          errors,
          fields.map(({ name }) => name),
        )}
        className={wide}
      />
      <div className={wide}>
        <RequiredNote />
      </div>
      {fields.map(({ name, isWide, ...attributes }) => (
        <Field
          key={name}
          {...attributes}
          maxLength={textLimits[name]}
          className={isWide ? wide : undefined}
          {...field(name)}
        />
      ))}
      <div className={css({ gridColumn: '1 / -1', display: 'grid', gap: '4' })}>
        <DataNote>We use what you enter to send the PDF and to follow up.</DataNote>
        <Button type="submit" disabled={isPending} aria-busy={isPending}>
          {isPending ? 'Processing...' : 'Download Case Study'}
        </Button>
      </div>
    </form>
  );
}
