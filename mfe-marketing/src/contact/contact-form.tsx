import { type ContactRequest, contactRequestSchema } from '@portal/contracts/contact-request';
import type { FormTexts } from '@portal/contracts/form-texts';
import { phoneHref } from '@portal/contracts/site';
import { textLimits } from '@portal/contracts/text-limits';
import { toast, useSite } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field, TextAreaField } from '@portal/ui/field';
import { TextLink } from '@portal/ui/link';
import { SelectField } from '@portal/ui/select-field';
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { withQuantities } from '../calculator/describe-size.ts';
import { FormNotice, OfflineNotice } from '../form/form-notice.tsx';
import { DataNote } from '../form/form-text.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { solveChallenge } from '../form/solve-challenge.ts';
import { useFormRequest } from '../form/use-form-request.ts';
import { NextStep, type Receipt } from './next-step.tsx';
import { useConsultation } from './use-consultation.ts';

const wide = css({ gridColumn: '1 / -1' });
const fields = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

/** The consultation request. Without JavaScript the browser posts the same fields and the API responds with a page. */
export function ContactForm({ texts }: { texts: FormTexts }) {
  const { labels, contact, language } = texts;
  const { phone } = useSite();
  const consultation = useConsultation();
  const [receipt, setReceipt] = useState<Receipt>();
  // No default values: they would overwrite what was typed before hydration.
  const { form, field, setValue, errorsOf, submitCount, summary, notice, isPending, isSuccess, isError, canRetry } =
    useFormRequest<ContactRequest>({
      schema: contactRequestSchema,
      address: '/api/contact',
      wording: contact.wording,
      texts,
      // The contact page says nothing about the visitor's interest, the page before does.
      sourcePage: ({ previousPage }) => previousPage,
      onResponse: async (response, reset, submissionId) => {
        const { challenge, ...receipt } = await response.json();
        setReceipt(receipt);
        toast.success(contact.success.title, contact.success.text);
        reset(contactRequestSchema.getDefault());
        if (challenge) void solveChallenge(submissionId, challenge);
      },
      onError: ({ message }) => toast.error(contact.failure.title, texts.message(message) || contact.failure.text),
    });

  useEffect(() => {
    if (consultation.service) setValue('service', consultation.service);
    const message = form.ref.current?.elements.namedItem('message');
    if (consultation.quantities && message instanceof HTMLTextAreaElement)
      setValue('message', withQuantities(message.value, consultation.quantities, language));
  }, [consultation, language, form.ref, setValue]);

  return (
    <form
      {...form}
      data-reads-query
      action="/api/contact"
      method="post"
      className={css({
        display: 'grid',
        gap: '5',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      })}
    >
      {isSuccess && submitCount === 0 && (
        <FormNotice ref={notice} tone="done" className={wide}>
          <NextStep texts={contact} {...receipt} />
        </FormNotice>
      )}
      {isError && (
        <FormNotice ref={notice} tone="failed" className={wide}>
          {contact.failed(canRetry)} <TextLink to={phoneHref(phone)}>{phone}</TextLink>.
        </FormNotice>
      )}
      <OfflineNotice className={wide}>
        {contact.offline} <TextLink to={phoneHref(phone)}>{phone}</TextLink>.
      </OfflineNotice>
      <ErrorSummary ref={summary} title={texts.checkForm} errors={errorsOf(fields)} className={wide} />
      <HiddenFields wording={contact.wording} language={language} />
      <Field label={labels.name} autoComplete="name" maxLength={textLimits.name} required {...field('name')} />
      <Field label={labels.company} autoComplete="organization" maxLength={textLimits.company} {...field('company')} />
      <Field
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={textLimits.email}
        required
        {...field('email')}
      />
      <Field
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        {...field('phone')}
      />
      <SelectField
        label={labels.service}
        options={texts.services}
        placeholder={texts.chooseService}
        className={wide}
        {...field('service')}
      />
      <TextAreaField
        label={labels.message}
        rows={4}
        maxLength={textLimits.message}
        characters={texts.characters}
        className={wide}
        {...field('message')}
      />
      <div className={css({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <DataNote texts={texts}>{contact.dataNote}</DataNote>
        <Button type="submit" size="lg" disabled={isPending} aria-busy={isPending}>
          {isPending ? contact.submitting : contact.submit}
        </Button>
      </div>
    </form>
  );
}
