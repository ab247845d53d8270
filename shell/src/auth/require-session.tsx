import { type Credentials, type SecondFactorMethod, type SignInMethods, signInOutcomes } from '@portal/contracts/staff';
import { readByKeyOrNull } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { TextLink } from '@portal/ui/link';
import { ProviderButton } from '@portal/ui/sign-in-buttons';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn, signInWithPasskey, verifyProviderCode } from '../session.ts';
import { CodePage } from './code.page.tsx';
import { ProviderOutcome } from './provider-outcome.tsx';
import { SignInPage } from './sign-in.page.tsx';

/** The sign-in page, shown at every staff path without a session. Signing in navigates to the same path, which loads the page. */
export function RequireSession() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { data: signInMethods } = useQuery<SignInMethods>({ queryKey: ['/api', 'session', 'methods'] });
  /** Correct, but the API requires a code too. */
  const [accepted, setAccepted] = useState<{ credentials: Credentials; methods: SecondFactorMethod[] }>();
  const isSignInPage = pathname === '/admin/sign-in';
  const outcome = isSignInPage ? outcomeOf(search) : null;
  const page = isSignInPage ? pageToContinueAt(hash) : `${pathname}${search}${hash}`;
  const { data: session } = useQuery({
    queryKey: ['/api', 'session'],
    queryFn: readByKeyOrNull,
    enabled: isSignInPage,
  });
  const open = async (path: string) => navigate(path, { replace: true });

  const onSignIn = async (credentials: Credentials) => {
    const needed = await signIn(credentials);
    if (!needed) return open(page);
    setAccepted({ credentials, methods: needed.methods });
  };
  const onPasskey = async (isAutofill: boolean) => {
    await signInWithPasskey(isAutofill);
    await open(page);
  };

  const onCode = async (code: string) =>
    accepted ? onSignIn({ ...accepted.credentials, code }) : open(await verifyProviderCode(code));

  if (accepted || outcome === 'code')
    return (
      <CodePage
        methods={accepted?.methods ?? ['app', 'passkey']}
        onSubmit={onCode}
        onPasskey={onPasskey}
        onCancel={() => (accepted ? setAccepted(undefined) : open(page))}
      />
    );

  const provider = signInMethods?.openIdConnect;
  return (
    <SignInPage
      onSignIn={onSignIn}
      onPasskey={onPasskey}
      notice={
        <>
          <ProviderOutcome outcome={outcome} provider={provider} />
          {session && <TextLink to={page}>Back to the lead desk</TextLink>}
        </>
      }
      otherWays={
        provider && <ProviderButton tone="quiet" label={`Sign in with ${provider.name}`} body={{ returnTo: page }} />
      }
    />
  );
}

const outcomeOf = (search: string) =>
  signInOutcomes.find((known) => known === new URLSearchParams(search).get('outcome')) ?? null;

/** Returns the page in the fragment, or the inbox if it is none of the lead desk. */
const pageToContinueAt = (hash: string) => (/^#\/admin(?![^/?#])/.test(hash) ? hash.slice(1) : '/admin');
