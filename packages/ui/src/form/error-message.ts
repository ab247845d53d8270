import { HttpError } from '@portal/platform';

/** Errors whose message is for the user. Their modules are loaded on demand. */
const explained = ['ApiError', 'PasskeyError'];

/** Returns the message of an error of the API or of a passkey, or a sentence about the connection for a request without a response. */
export function errorMessage(error: unknown): string {
  if (error instanceof HttpError) return error.body;
  const { name = '', message = '' } = error instanceof Error ? error : {};
  if (explained.includes(name)) return message;
  if (name === 'TimeoutError') return 'The server does not respond. Please try again.';
  return navigator.onLine
    ? 'The server cannot be reached. Please try again.'
    : 'You are offline. Please try again when you are back online.';
}
