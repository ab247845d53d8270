import { HttpError } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { RequestButton } from '@portal/ui/form-error';
import { useEffect, useRef, useState } from 'react';
import { cancelPasskeyRequest } from '../session.ts';
import { errorMessage } from './auth-form.tsx';

/** Signs in with a passkey and opens the page. Pending with `isAutofill` until a passkey is chosen in the email field. */
export type OnPasskey = (isAutofill: boolean) => Promise<void>;

/** The options of a request expire after five minutes. */
const autofillMs = 4 * 60_000;

const isSupported = () => 'PublicKeyCredential' in globalThis;

interface PasskeyButtonProps {
  label: string;
  onPasskey: OnPasskey;
  /** Of a passkey that was chosen in the email field. */
  autofillError?: Error;
}

/** A button with its error. Nothing in browsers without passkeys. */
export function PasskeyButton({ label, onPasskey, autofillError }: PasskeyButtonProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => onPasskey(false) });
  if (!isSupported()) return null;
  return (
    <RequestButton
      tone="quiet"
      wide
      mutation={{ isPending, error: error ?? autofillError ?? null }}
      messageOf={passkeyMessage}
      label={label}
      pendingLabel="Waiting for your passkey…"
      onClick={() => mutate()}
    />
  );
}

/** Offers passkeys in the suggestions of the email field, from when the visitor moves to it. Returns handlers for the field. */
export function usePasskeyAutofill(onPasskey: OnPasskey) {
  const startedAt = useRef(0);
  const [error, setError] = useState<Error>();

  // A pending request would reject those of the next pages.
  useEffect(
    () => () => {
      if (startedAt.current > 0) void cancelPasskeyRequest();
    },
    [],
  );

  const offer = async () => {
    if (Date.now() - startedAt.current < autofillMs || !(await canAutofill())) return;
    startedAt.current = Date.now();
    try {
      await onPasskey(true);
    } catch (problem) {
      // No passkey was chosen, or the button was used instead.
      if (!(problem instanceof HttpError)) return;
      startedAt.current = 0;
      setError(problem);
    }
  };
  return { error, onPointerEnter: offer, onFocus: offer };
}

const canAutofill = async () =>
  isSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** A `PasskeyError`, whose module is not loaded here, says what the visitor can do. */
const passkeyMessage = (error: Error) => (error.name === 'PasskeyError' ? error.message : errorMessage(error));
