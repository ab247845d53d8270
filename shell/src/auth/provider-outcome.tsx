import type { SignInMethods, SignInOutcome } from '@portal/contracts/staff';
import { FormError } from '@portal/ui/request-form';
import { ProviderButton } from '@portal/ui/sign-in-buttons';
import { css } from 'styled-system/css';

const noticeStyles = css({ textStyle: 'small', fontWeight: 'medium' });

interface ProviderOutcomeProps {
  outcome: SignInOutcome | null;
  provider: SignInMethods['openIdConnect'] | undefined;
}

/** Says how the last sign-in with the OpenID Connect provider has ended. */
export function ProviderOutcome({ outcome, provider }: ProviderOutcomeProps) {
  const name = provider?.name ?? 'your identity provider';
  if (outcome === 'signed-out')
    return (
      <>
        <p role="status" className={noticeStyles}>
          You are signed out of the lead desk. You may still be signed in to {name}.
        </p>
        {provider && <ProviderButton tone="quiet" path="/api/session/oidc/sign-out" label={`Sign out of ${name}`} />}
      </>
    );
  const messages: Partial<Record<SignInOutcome, string>> = {
    expired: 'The sign-in took too long or was used already. Please try again.',
    canceled: `You canceled the sign-in with ${name}.`,
    rejected: `The response of ${name} could not be verified. Please try again.`,
    unavailable: `${name} cannot be reached. Please try again in a minute, or sign in with your password.`,
    'other-account': 'This is not the account that you are signed in with. Please confirm with that one.',
    'no-access': `Your ${provider ? `${name} ` : ''}account has no access to the lead desk. Please ask a manager.`,
  };
  return <FormError message={outcome && messages[outcome]} />;
}
