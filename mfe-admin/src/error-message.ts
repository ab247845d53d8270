import { ApiError } from '@portal/staff-client/api-error';

/** Returns the message of an error of the API or of a passkey, or a message for a network error. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  // Its module is loaded on demand.
  if (error instanceof Error && error.name === 'PasskeyError') return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'The server does not respond. Please try again.';
  return navigator.onLine
    ? 'The server cannot be reached. Please try again.'
    : 'You are offline. Please try again when you are back online.';
}
