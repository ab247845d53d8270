import { draftRequests } from './draft-requests.ts';
import { createDrafts } from './draft-store.ts';

/** What is typed in this page and not saved. */
export const drafts = createDrafts(draftRequests);

globalThis.addEventListener?.('beforeunload', (event) => {
  void drafts.storeAll();
  if (drafts.hasUnstored()) event.preventDefault();
});
globalThis.addEventListener?.('pagehide', () => void drafts.storeAll());
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void drafts.storeAll();
});
