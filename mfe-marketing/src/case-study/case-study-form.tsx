import { type CaseStudyRequest, caseStudyRequestSchema } from '@portal/contracts/case-study-request';
import type { FormTexts } from '@portal/contracts/form-texts';
import { textLimits } from '@portal/contracts/text-limits';
import { toast } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field } from '@portal/ui/field';
import { saveFile } from '@portal/ui/save-file';
import { css } from 'styled-system/css';
import { FormNotice } from '../form/form-notice.tsx';
import { DataNote, RequiredNote } from '../form/form-text.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useFormRequest } from '../form/use-form-request.ts';

const wide = css({ gridColumn: '1 / -1' });

/** With all errors the fields are higher than the dialog, which scrolls. On a phone the button would cover a field. */
const submit = css({
  marginTop: '4',
  '[role=dialog] &': {
    position: { sm: 'sticky' },
    bottom: '0',
    boxShadow: '0 0 0 {spacing.4} {colors.bg}, 0 {spacing.4} 0 {spacing.4} {colors.bg}',
  },
});

const fields = [
  { name: 'firstName', autoComplete: 'given-name', required: true, isWide: false },
  { name: 'lastName', autoComplete: 'family-name', required: true, isWide: false },
  {
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
    isWide: true,
  },
  { name: 'company', autoComplete: 'organization', required: true, isWide: false },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', required: false, isWide: false },
] as const;

interface CaseStudyFormProps {
  texts: FormTexts;
  onSuccess?: () => void;
}

/** Requests the case study and downloads the PDF. Without JavaScript the browser posts the same fields and gets the PDF. */
export function CaseStudyForm({ texts, onSuccess }: CaseStudyFormProps) {
  const { labels, caseStudy, language } = texts;
  const { form, field, errorsOf, summary, notice, isPending, isError, canRetry } = useFormRequest<CaseStudyRequest>({
    schema: caseStudyRequestSchema,
    address: '/api/download-case-study',
    wording: caseStudy.wording,
    texts,
    sourcePage: ({ page }) => page,
    onResponse: async (response, reset) => {
      saveFile(await response.blob(), caseStudy.fileName);
      toast.success(caseStudy.success.title, caseStudy.success.text);
      reset(caseStudyRequestSchema.getDefault());
      onSuccess?.();
    },
    onError: (error) => {
      console.error('The case study could not be downloaded', error);
      toast.error(caseStudy.failure.title, caseStudy.failure.text);
    },
  });

  return (
    <form {...form} action="/api/download-case-study" method="post">
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } })}>
        <HiddenFields wording={caseStudy.wording} language={language} />
        {isError && (
          <FormNotice ref={notice} tone="failed" className={wide}>
            {caseStudy.failed(canRetry)}
          </FormNotice>
        )}
        <ErrorSummary
          ref={summary}
          title={texts.checkForm}
          errors={errorsOf(fields.map(({ name }) => name))}
          className={wide}
        />
        <div className={wide}>
          <RequiredNote texts={texts} />
        </div>
        {fields.map(({ name, isWide, ...attributes }) => (
          <Field
            key={name}
            {...attributes}
            label={labels[name]}
            maxLength={textLimits[name]}
            className={isWide ? wide : undefined}
            {...field(name)}
          />
        ))}
        <div className={wide}>
          <DataNote texts={texts}>{caseStudy.dataNote}</DataNote>
        </div>
      </div>
      <Button type="submit" wide disabled={isPending} aria-busy={isPending} className={submit}>
        {isPending ? caseStudy.submitting : caseStudy.submit}
      </Button>
    </form>
  );
}
