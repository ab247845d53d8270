import { staff } from '@portal/staff-client/client';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let hasEnded = false;

staff.use({
  onResponse({ response }) {
    if (response.status === 401) endSession();
  },
});

/** Whether the API knows nobody any more. What stands on the page stays, so that nothing typed is lost. */
export const useHasEnded = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => hasEnded,
    () => false,
  );

export function endSession() {
  hasEnded = true;
  for (const listener of listeners) listener();
}
