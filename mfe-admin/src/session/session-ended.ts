import { queryClient } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import { createStore } from '@portal/ui/create-store';
import { clearDrafts } from './drafts.ts';
import { signedInId } from './session.ts';

/** Whether the session has ended, in this tab or elsewhere. The layout then shows no data of leads any more. */
export const sessionEnded = createStore(false);

/** Removes everything that this tab knows about leads. */
export function endSession() {
  clearDrafts();
  sessionEnded.set(true);
  queryClient.clear();
}

/** Whether the user has signed out or another user has signed in. False while the API does not respond. */
export async function hasSessionEnded(): Promise<boolean> {
  try {
    const response = await fetch('/api/session', { credentials: 'include' });
    if (response.status === 401) return true;
    const { id } = response.ok ? await response.json() : {};
    const mine = signedInId();
    return id !== undefined && mine !== undefined && id !== mine;
  } catch {
    return false;
  }
}

staff.use({
  onResponse({ response }) {
    if (response.status === 401) endSession();
  },
});
