const placeOf = (leadId: number) => `lead-note-${leadId}`;

/** What was typed on a lead's page in this window and is not stored yet. */
export function draftOf(leadId: number): string {
  try {
    return sessionStorage.getItem(placeOf(leadId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(leadId: number, note: string) {
  try {
    if (note) sessionStorage.setItem(placeOf(leadId), note);
    else sessionStorage.removeItem(placeOf(leadId));
  } catch {
    // A browser that stores nothing keeps the text as long as the page.
  }
}
