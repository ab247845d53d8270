import { send } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import type { ComponentProps } from 'react';
import { RequestButton } from './request-form.tsx';

interface SignInButtonProps extends Omit<ComponentProps<typeof RequestButton>, 'mutation'> {
  run: () => Promise<unknown>;
  /** Of another way to do the same. */
  otherError?: Error;
}

/** A way to sign in without a form. */
function SignInButton({ run, otherError, ...button }: SignInButtonProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: run });
  return (
    <RequestButton
      wide
      mutation={{ isPending, error: error ?? otherError ?? null }}
      onClick={() => mutate()}
      {...button}
    />
  );
}

export const supportsPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Nothing in browsers without passkeys. */
export const PasskeyButton = (props: SignInButtonProps) =>
  supportsPasskeys() && <SignInButton pendingLabel="Waiting for your passkey…" {...props} />;

interface ProviderButtonProps extends Omit<SignInButtonProps, 'run'> {
  path?: string;
  body?: { returnTo: string; isConfirmation?: boolean };
}

/** Continues at the page of the OpenID Connect provider that the API names. */
export const ProviderButton = ({ path = '/api/session/oidc', body, ...button }: ProviderButtonProps) => (
  <SignInButton run={() => send('POST', path, body).then(openNamedPage)} {...button} />
);

async function openNamedPage(response: Response) {
  const { url }: { url: string } = await response.json();
  location.assign(url);
}
