import type { Credentials } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { emailSchema } from '@portal/contracts/text-schema';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { TextLink } from '@portal/ui/link';
import { PasswordField } from '@portal/ui/password-field';
import { RequestForm } from '@portal/ui/request-form';
import { PasskeyButton } from '@portal/ui/sign-in-buttons';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { object, string } from 'yup';
import { AuthCard } from './auth-card.tsx';
import { type OnPasskey, usePasskeyAutofill } from './passkey-autofill.ts';

const schema = object({
  email: emailSchema('Please enter a valid email address'),
  password: string().default('').required('Please enter your password'),
});

const forgot = css({ textStyle: 'small', fontWeight: 'regular', alignSelf: 'start' });

interface SignInPageProps {
  /** Resolves when the visitor is signed in. The message of a rejection is shown. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  onPasskey: OnPasskey;
  /** Above the form. */
  notice?: ReactNode;
  /** Below the form. */
  otherWays?: ReactNode;
}

export function SignInPage({ onSignIn, onPasskey, notice, otherWays }: SignInPageProps) {
  const form = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: (credentials) => onSignIn(credentials),
    focusOnError: 'password',
  });

  const { error, ...autofill } = usePasskeyAutofill(onPasskey);

  return (
    <AuthCard title="Staff sign-in">
      {notice}
      <RequestForm form={form} submitLabel="Sign in" pendingLabel="Signing in…" wide>
        <Field
          label="Email"
          type="email"
          autoComplete="username webauthn"
          maxLength={textLimits.email}
          aria-required
          {...autofill}
          {...form.field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" aria-required {...form.field('password')} />
      </RequestForm>
      <PasskeyButton label="Sign in with a passkey" tone="quiet" run={() => onPasskey(false)} otherError={error} />
      {otherWays}
      <TextLink to="/admin/forgot" className={forgot}>
        Forgot your password?
      </TextLink>
    </AuthCard>
  );
}
