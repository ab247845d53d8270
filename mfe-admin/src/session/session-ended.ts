import { userIdHeader } from '@portal/contracts/staff';
import { queryClient } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import { createStore } from '@portal/ui/create-store';
import { drafts } from './drafts.ts';
import { sessionQuery, signedInId } from './session.ts';

/** Whether the session has ended, in this tab or elsewhere. The layout then shows no data of leads any more. */
export const sessionEnded = createStore(false);

/** Whose session has ended: the unsaved texts in this page are this user's. */
let userId: number | undefined;

const sessionCheckMs = 5_000;

/** Removes all data of leads from this tab, except for unsaved texts, which the same user gets back. */
export function endSession() {
  userId = signedInId() ?? userId;
  sessionEnded.set(true);
  queryClient.clear();
}

/** Returns the response with the current session, or undefined when the API does not respond. */
const fetchSession = () =>
  fetch('/api/session', { credentials: 'include', signal: AbortSignal.timeout(sessionCheckMs) }).catch(() => undefined);

/** Whether the user has signed out or another user has signed in. False while the API does not respond. */
export async function hasSessionEnded(): Promise<boolean> {
  const response = await fetchSession();
  if (response?.status === 401) return true;
  const { id } = response?.ok ? await response.json() : {};
  const mine = signedInId() ?? userId;
  const isOther = id !== undefined && mine !== undefined && id !== mine;
  if (isOther) drafts.forget();
  return isOther;
}

/** Continues when the same user has signed in again, in this tab or in another one. For another user this page starts anew. */
export function resumeSession() {
  const id = signedInId();
  if (!sessionEnded.get() || id === undefined) return;
  if (id !== userId) {
    drafts.forget();
    location.reload();
    return;
  }
  sessionEnded.set(false);
  void drafts.storeAll();
}

/** Loads the session again. Resolves to whether somebody is signed in; then the page has continued or starts anew. */
export async function resumeFromElsewhere(): Promise<boolean> {
  const response = await fetchSession();
  if (!response?.ok) return false;
  queryClient.setQueryData(sessionQuery.queryKey, await response.json());
  resumeSession();
  return true;
}

staff.use({
  onRequest({ request }) {
    const id = signedInId();
    if (id !== undefined) request.headers.set(userIdHeader, String(id));
  },
  onResponse({ response }) {
    if (response.status === 401) endSession();
  },
});
