import type { SignInMethods, SignInOutcome } from '@portal/contracts/staff';
import { send } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { RequestButton } from '@portal/ui/form-error';
import { css } from 'styled-system/css';
import { errorMessage } from './auth-form.tsx';

type Provider = NonNullable<SignInMethods['openIdConnect']>;

const group = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const noticeStyles = css({ textStyle: 'small', fontWeight: 'medium' });
const errorStyles = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});

interface ProviderSignInProps {
  provider: Provider;
  /** Page to continue at. */
  returnTo: string;
}

/** Goes to the page of the provider that the API names. */
async function goToProvider(path: string, body?: unknown): Promise<void> {
  const response = await send('POST', path, body);
  const { url }: { url: string } = await response.json();
  location.assign(url);
}

/** Button that continues at the sign-in page of the OpenID Connect provider. */
export function ProviderSignIn({ provider, returnTo }: ProviderSignInProps) {
  const mutation = useMutation({ mutationFn: () => goToProvider('/api/session/oidc', { returnTo }) });
  return (
    <div className={group}>
      <RequestButton
        tone="quiet"
        wide
        mutation={mutation}
        messageOf={errorMessage}
        label={`Sign in with ${provider.name}`}
        onClick={() => mutation.mutate()}
      />
    </div>
  );
}

/** Says how the last sign-in with the provider has ended. */
export function ProviderOutcome({ outcome, provider }: { outcome: SignInOutcome | null; provider?: Provider }) {
  const name = provider?.name ?? 'your identity provider';
  const mutation = useMutation({ mutationFn: () => goToProvider('/api/session/oidc/sign-out') });
  if (outcome === 'signed-out')
    return (
      <div className={group}>
        <p role="status" className={noticeStyles}>
          You are signed out of the lead desk. You may still be signed in to {name}.
        </p>
        {provider && (
          <RequestButton
            tone="quiet"
            wide
            mutation={mutation}
            messageOf={errorMessage}
            label={`Sign out of ${name}`}
            onClick={() => mutation.mutate()}
          />
        )}
      </div>
    );
  const messages: Partial<Record<SignInOutcome, string>> = {
    expired: 'The sign-in took too long or was used already. Please try again.',
    canceled: `You canceled the sign-in with ${name}.`,
    rejected: `The response of ${name} could not be verified. Please try again.`,
    unavailable: `${name} cannot be reached. Please try again in a minute, or sign in with your password.`,
    'other-account': 'This is not the account that you are signed in with. Please confirm with that one.',
    'no-access': `Your ${provider ? `${name} ` : ''}account has no access to the lead desk. Please ask a manager.`,
  };
  return (
    <p role="alert" className={errorStyles}>
      {outcome && messages[outcome]}
    </p>
  );
}
