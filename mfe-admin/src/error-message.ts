import { ApiError } from '@portal/staff-client/api-error';

/** Returns the message of an API error, or a message for a network error. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return navigator.onLine
    ? 'The server cannot be reached. Please try again.'
    : 'You are offline. Please try again when you are back online.';
}
