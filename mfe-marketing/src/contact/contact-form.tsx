import { yupResolver } from '@hookform/resolvers/yup';
import { type ContactRequest, contactRequestSchema } from '@portal/contracts/contact-request';
import { serviceInterests } from '@portal/contracts/practices';
import { send, toast, useSite } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field, SelectField, TextAreaField } from '@portal/ui/field';
import { TextLink } from '@portal/ui/link';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { errorList } from '../form/error-list.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { useSubmissionId } from '../form/submission-id.ts';

const fields = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

/** Asks for a consultation. Without JavaScript the browser posts the same fields and the API answers with a page. */
export function ContactForm() {
  const { phone } = useSite();
  const submissionId = useSubmissionId();
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  // No default values: what a visitor typed before the page came alive has to stay.
  const { register, handleSubmit, reset, formState } = useForm<ContactRequest>({
    resolver: yupResolver(contactRequestSchema),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  const { mutate, isPending, isSuccess, isError } = useMutation({
    networkMode: 'always',
    mutationFn: (request: ContactRequest) =>
      send('POST', '/api/contact', { ...request, submissionId: submissionId.current() }),
    onSuccess: () => {
      toast.success('Success!', "Your consultation request has been submitted. We'll be in touch soon.");
      submissionId.renew();
      reset(contactRequestSchema.getDefault());
    },
    onError: ({ message }) => toast.error('Error', message || 'Failed to submit form. Please try again.'),
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
    if (isSuccess || isError) notice.current?.focus();
  }, [isSuccess, isError]);

  return (
    <form
      noValidate
      action="/api/contact"
      method="post"
      onSubmit={submit}
      onFocus={submissionId.current}
      className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } })}
    >
      <ErrorSummary ref={summary} errors={errorList(errors, fields)} className={css({ gridColumn: '1 / -1' })} />
      <Field label="Name" autoComplete="name" required error={errors.name?.message} {...register('name')} />
      <Field label="Company" autoComplete="organization" {...register('company')} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
      <SelectField
        label="Service"
        options={serviceInterests}
        placeholder="Choose a service"
        className={css({ gridColumn: '1 / -1' })}
        {...register('service')}
      />
      <TextAreaField label="Message" rows={4} className={css({ gridColumn: '1 / -1' })} {...register('message')} />
      <div className={css({ gridColumn: '1 / -1', display: 'grid', gap: '4' })}>
        <Button type="submit" size="lg" disabled={isPending} aria-busy={isPending}>
          {isPending ? 'PROCESSING...' : 'REQUEST CONSULTATION'}
        </Button>
        {isSuccess && submitCount === 0 && (
          <FormNotice ref={notice} tone="done">
            Thank you. Your request has reached us, and one of our designers will read it.
          </FormNotice>
        )}
        {isError && (
          <FormNotice ref={notice} tone="failed">
            It was not sent, and everything you typed is still here. Try again, or call{' '}
            <TextLink to={`tel:${phone.replace(/\D/g, '')}`}>{phone}</TextLink>.
          </FormNotice>
        )}
      </div>
    </form>
  );
}
