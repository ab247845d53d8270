import { newPasswordSchema } from '@portal/contracts/text-schema';
import { HttpError, send, useLocation } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ButtonLink } from '@portal/ui/button';
import { errorMessage } from '@portal/ui/error-message';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField, passwordHint } from '@portal/ui/password-field';
import { RequestForm } from '@portal/ui/request-form';
import { useState } from 'react';
import { object } from 'yup';
import { forgetSession } from '../session.ts';
import { AuthCard } from './auth-card.tsx';

const schema = object({ password: newPasswordSchema });

interface StaffLink {
  purpose: 'invitation' | 'reset';
  email: string;
  name: string;
}

/** The page behind invitation and password-reset links. The token is in the hash, which browsers do not send to servers. */
export function SetPasswordPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return <PasswordByLink key={token} token={token} />;
}

type Step = 'form' | 'done' | 'expired';

function PasswordByLink({ token }: { token: string }) {
  const [step, setStep] = useState<Step>('form');
  const { data, error, refetch, isFetching } = useQuery<StaffLink>({
    queryKey: ['/api', 'password-links', token],
    queryFn: async () => (await send('POST', '/api/password-links', { token })).json(),
    gcTime: 0,
  });

  if (step === 'done' && data) return <PasswordSet link={data} />;
  if (step === 'expired' || isInvalidLink(error)) return <LinkExpired takesFocus={step === 'expired'} />;
  if (error) return <LoadError message={errorMessage(error)} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <AuthCard title="Loading…" />;
  return <PasswordForm link={data} token={token} onStep={setStep} />;
}

/** 410: used or expired. 422: truncated. */
const isInvalidLink = (error: unknown) => error instanceof HttpError && (error.status === 410 || error.status === 422);

interface PasswordFormProps {
  link: StaffLink;
  token: string;
  onStep: (step: Step) => void;
}

function PasswordForm({ link: { purpose, name, email }, token, onStep }: PasswordFormProps) {
  const form = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: async ({ password }) => {
      await send('POST', '/api/password-reset/confirm', { token, password });
      await forgetSession();
    },
    onSuccess: () => onStep('done'),
    onError: (error) => {
      if (error instanceof HttpError && error.status === 410) onStep('expired');
    },
    focusOnError: 'password',
  });

  return (
    <AuthCard
      title={purpose === 'invitation' ? `Welcome, ${name}` : 'Choose a new password'}
      text={purpose === 'invitation' && <p>Choose a password to activate your account.</p>}
    >
      <RequestForm form={form} submitLabel="Set password" pendingLabel="Saving…" wide>
        <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} readOnly />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={passwordHint}
          required
          {...form.field('password')}
        />
      </RequestForm>
    </AuthCard>
  );
}

function PasswordSet({ link: { email, purpose } }: { link: StaffLink }) {
  return (
    <AuthCard
      title="Your password is set"
      takesFocus
      text={
        <p>
          You can now sign in as <strong>{email}</strong>.
          {purpose === 'reset' && ' You have been signed out on all devices.'}
        </p>
      }
    >
      <ButtonLink to="/admin" wide>
        Sign in
      </ButtonLink>
    </AuthCard>
  );
}

function LinkExpired({ takesFocus }: { takesFocus: boolean }) {
  return (
    <AuthCard
      title="This link is no longer valid"
      takesFocus={takesFocus}
      text={<p>It has already been used, has expired, was replaced by a newer link, or is incomplete.</p>}
    >
      <ButtonLink to="/admin/forgot" wide>
        Request a new link
      </ButtonLink>
      <ButtonLink to="/admin" tone="quiet" wide>
        Sign in
      </ButtonLink>
    </AuthCard>
  );
}

function LoadError({ message, isPending, onRetry }: { message: string; isPending: boolean; onRetry: () => void }) {
  return (
    <AuthCard title="Your link could not be checked" text={<p role="alert">{message}</p>}>
      <Button wide disabled={isPending} onClick={onRetry}>
        {isPending ? 'Trying…' : 'Try again'}
      </Button>
    </AuthCard>
  );
}
