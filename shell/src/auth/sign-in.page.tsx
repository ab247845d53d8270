import type { Credentials } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { TextLink } from '@portal/ui/link';
import { PasswordField } from '@portal/ui/password-field';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { object, string } from 'yup';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { accountEmailSchema } from './email-schema.ts';
import { type OnPasskey, PasskeyButton, usePasskeyAutofill } from './passkey-sign-in.tsx';

const schema = object({
  email: accountEmailSchema,
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
      <AuthForm form={form} submitLabel="Sign in" pendingLabel="Signing in…">
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
      </AuthForm>
      <PasskeyButton label="Sign in with a passkey" onPasskey={onPasskey} autofillError={error} />
      {otherWays}
      <TextLink to="/admin/forgot" className={forgot}>
        Forgot your password?
      </TextLink>
    </AuthCard>
  );
}
