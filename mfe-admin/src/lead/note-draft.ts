const storageKey = (leadId: number) => `lead-note-${leadId}`;

/** Returns the unsaved note of a lead. Drafts are kept per browser tab. */
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
