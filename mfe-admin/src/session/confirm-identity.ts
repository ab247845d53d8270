import { ApiError } from '@portal/staff-client/api-error';
import { createStore } from '@portal/ui/create-store';

/** A request that waits for the user to sign in again. Undefined: none. */
export const pendingConfirmation = createStore<{ resolve: () => void; cancel: () => void } | undefined>(undefined);

/** Runs a request that requires a recent sign-in. If the API asks for it, the user signs in again and it is repeated. */
export async function withRecentSignIn<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError && error.needsRecentSignIn)) throw error;
    await confirmIdentity();
    return request();
  }
}

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
