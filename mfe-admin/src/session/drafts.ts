import { signedInId } from './session.ts';

const prefix = 'lead-note-';
/** Per user, so that a colleague who signs in in the same tab is not offered the text. */
const storageKey = (leadId: number) => `${prefix}${signedInId()}-${leadId}`;

/** Returns the unsaved note of a lead. Drafts are kept per browser tab, until the session ends. */
export function loadDraft(leadId: number): string {
  try {
    return sessionStorage.getItem(storageKey(leadId)) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(leadId: number, note: string) {
  try {
    if (note) sessionStorage.setItem(storageKey(leadId), note);
    else sessionStorage.removeItem(storageKey(leadId));
  } catch {
    // Without storage, the draft lasts until the page is left.
  }
}

/** Removes all drafts of this tab. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
