import { HttpError } from '@portal/platform';
import { supportsPasskeys } from '@portal/ui/sign-in-buttons';
import { useEffect, useRef, useState } from 'react';
import { cancelPasskeyRequest } from '../session.ts';

/** Signs in with a passkey and opens the page. Pending with `isAutofill` until a passkey is chosen in the email field. */
export type OnPasskey = (isAutofill: boolean) => Promise<void>;

/** The options of a request expire after five minutes. */
const autofillMs = 4 * 60_000;

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
  supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
