import { yupResolver } from '@hookform/resolvers/yup';
import { type ContactRequest, contactRequestSchema } from '@portal/contracts/contact-request';
import { serviceInterests } from '@portal/contracts/practices';
import { toast, useSite } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field, TextAreaField } from '@portal/ui/field';
import { TextLink } from '@portal/ui/link';
import { SelectField } from '@portal/ui/select-field';
import { css } from 'styled-system/css';
import { errorList } from '../form/error-list.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { proveLater } from '../form/prove-later.ts';
import { UnseenFields } from '../form/unseen-fields.tsx';
import { useFormRequest } from '../form/use-form-request.ts';

const fields = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

/** Asks for a consultation. Without JavaScript the browser posts the same fields and the API answers with a page. */
export function ContactForm() {
  const { phone } = useSite();
  // No default values: what a visitor typed before the page came alive has to stay.
  const { form, register, errors, submitCount, summary, notice, isPending, isSuccess, isError } =
    useFormRequest<ContactRequest>({
      resolver: yupResolver(contactRequestSchema),
      address: '/api/contact',
      // Of a page that is all form, the one before tells what it is about.
      cameFrom: ({ before }) => before,
      onAnswer: async (answer, reset, submissionId) => {
        const { challenge } = await answer.json();
        toast.success('Success!', "Your consultation request has been submitted. We'll be in touch soon.");
        reset(contactRequestSchema.getDefault());
        if (challenge) void proveLater(submissionId, challenge);
      },
      onError: ({ message }) => toast.error('Error', message || 'Failed to submit form. Please try again.'),
    });

  return (
    <form
      {...form}
      action="/api/contact"
      method="post"
      className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } })}
    >
      <ErrorSummary ref={summary} errors={errorList(errors, fields)} className={css({ gridColumn: '1 / -1' })} />
      <UnseenFields />
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
