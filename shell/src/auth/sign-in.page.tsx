import type { Credentials } from '@portal/contracts/staff';
import { Field } from '@portal/ui/field';
import { TextLink } from '@portal/ui/link';
import { PasswordField } from '@portal/ui/password-field';
import { useRef } from 'react';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';

interface SignInPageProps {
  /** Resolves when the visitor is signed in; what it throws is shown. */
  onSignIn: (credentials: Credentials) => Promise<void>;
}

export function SignInPage({ onSignIn }: SignInPageProps) {
  const password = useRef<HTMLInputElement>(null);

  return (
    <AuthCard title="Staff sign-in">
      <AuthForm
        submit="Sign in"
        pending="Signing in…"
        onSubmit={(entered) =>
          onSignIn({ email: String(entered.get('email')), password: String(entered.get('password')) })
        }
        focusOnError={password}
      >
        <Field label="Email" name="email" type="email" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required ref={password} />
      </AuthForm>
      <p>
        <TextLink to="/admin/forgot">Forgot your password?</TextLink>
      </p>
    </AuthCard>
  );
}
