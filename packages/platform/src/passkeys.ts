import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { send } from './http.ts';

// Import this module on demand: it contains the WebAuthn library.

/** A passkey request that the user or the device did not complete. The message is for the user. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
}

interface PasskeySignIn {
  /** Path that creates the options of the request. */
  optionsPath?: string;
  /** Offers passkeys in the suggestions of the field with `autocomplete="… webauthn"`. Pending until one is chosen. */
  isAutofill?: boolean;
}

/**
 * Signs in with a passkey and returns the response of `POST /api/session/passkey`. Throws `HttpError`, or `PasskeyError` if no
 * passkey was used. Another request cancels a pending one.
 */
export async function signInWithPasskey({
  optionsPath = '/api/session/passkey/options',
  isAutofill = false,
}: PasskeySignIn = {}): Promise<Response> {
  const { options } = await (await send('POST', optionsPath)).json();
  const assertion = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill }).catch(explain);
  return send('POST', '/api/session/passkey', assertion);
}

/** Creates a passkey on a device of the user. Throws `PasskeyError`. */
export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options }).catch(explain);

/** Cancels the pending request, e.g. when its page is left. */
export const cancelPasskeyRequest = () => WebAuthnAbortService.cancelCeremony();

function explain(error: unknown): never {
  throw new PasskeyError(messageOf(error), { cause: error });
}

function messageOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  switch (code) {
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'This device has a passkey for your account already.';
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return 'This device cannot store passkeys. Try another one.';
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return 'Passkeys do not work at this address.';
    default:
      // Browsers do not reveal which of the two it was.
      return 'The request was canceled or timed out. Please try again.';
  }
}
