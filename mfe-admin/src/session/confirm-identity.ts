import { ApiError } from '@portal/staff-client/api-error';
import { staff } from '@portal/staff-client/client';
import { createStore } from '@portal/ui/create-store';
// First: what it adds to a request is in the copy too.
import './session-ended.ts';

/** A request that waits for the user to sign in again. Undefined: none. */
export const pendingConfirmation = createStore<{ resolve: () => void; cancel: () => void } | undefined>(undefined);

/** Copies of requests, whose bodies can be read only once. Those that outlive the page are never rejected. */
const copies = new WeakMap<Request, Request>();

// A request that requires a recent sign-in is repeated after the user has signed in again.
staff.use({
  onRequest({ request }) {
    if (!request.keepalive) copies.set(request, request.clone());
  },
  async onResponse({ request, response, options }) {
    const copy = copies.get(request);
    const needsSignIn = response.headers.get('www-authenticate')?.includes('insufficient_user_authentication');
    if (!needsSignIn || !copy) return undefined;
    await confirmIdentity();
    return options.fetch(copy);
  },
});

/** Opens the dialog. Resolves when the user has signed in again. */
const confirmIdentity = () =>
  new Promise<void>((resolve, reject) => {
    const close = () => pendingConfirmation.set(undefined);
    pendingConfirmation.set({
      resolve: () => {
        close();
        resolve();
      },
      cancel: () => {
        close();
        reject(new ApiError(403, 'You have not confirmed that it is you.'));
      },
    });
  });
