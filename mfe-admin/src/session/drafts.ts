/** Unsaved notes by lead. Not in the browser's storage, which would keep personal data after the tab is closed. */
const drafts = new Map<number, string>();

/** Returns the unsaved note of a lead. Drafts are kept until the page is left or the session ends. */
export const loadDraft = (leadId: number): string => drafts.get(leadId) ?? '';

export function saveDraft(leadId: number, note: string) {
  if (note) drafts.set(leadId, note);
  else drafts.delete(leadId);
  warnBeforeUnload();
}

/** Removes all drafts of this tab. */
export function clearDrafts() {
  drafts.clear();
  warnBeforeUnload();
}

/** The browser asks before it leaves or reloads a page with drafts. */
function warnBeforeUnload() {
  if (drafts.size > 0) addEventListener('beforeunload', preventUnload);
  else removeEventListener('beforeunload', preventUnload);
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
