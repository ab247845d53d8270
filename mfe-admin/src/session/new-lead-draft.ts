import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';

type Values = Record<string, string>;

/** Name of the form in `keptValues`. */
export const newLeadForm = 'new lead';

/** Debounce of storing. */
const storeDelayMs = 400;
const retryDelayMs = 5_000;

/** What is not stored yet. */
let unstored: Values | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** A draft of another page, which the next one that is stored replaces. */
let replaced: string | undefined;

const pathOf = (draftId = '') => ({ params: { path: { draftId } }, keepalive: true });

/**
 * Returns what was typed of a new lead before the page was loaded, under an id of its own: another window may still be typing.
 * Undefined also if it cannot be loaded, because a lead can be entered without it.
 */
export async function loadNewLeadDraft(signal: AbortSignal): Promise<Values | undefined> {
  const drafts = await unwrap(staff.GET('/api/admin/new-lead-drafts', { signal })).catch(() => []);
  const [draft] = drafts;
  if (!draft) return undefined;
  replaced = draft.id;
  return { ...(JSON.parse(draft.text) as Values), draftId: crypto.randomUUID() };
}

/** Stores what is typed, a moment later. */
export function storeNewLeadSoon(values: Values) {
  unstored = values;
  clearTimeout(timer);
  timer = setTimeout(storeNewLead, storeDelayMs);
}

export const hasUnstoredNewLead = () => unstored !== undefined;

export async function storeNewLead(): Promise<void> {
  clearTimeout(timer);
  const values = unstored;
  if (!values) return;
  try {
    await staff.PUT('/api/admin/new-lead-drafts/{draftId}', {
      ...pathOf(values.draftId),
      body: { text: JSON.stringify(values) },
    });
    if (unstored === values) unstored = undefined;
    if (replaced) await staff.DELETE('/api/admin/new-lead-drafts/{draftId}', pathOf(replaced));
    replaced = undefined;
  } catch (error) {
    // Without a session or the role, a retry cannot succeed. The text stays in the page.
    if (unstored && !(error instanceof ApiError && error.status < 500)) timer = setTimeout(storeNewLead, retryDelayMs);
  }
}

/** The lead was saved, which removed its draft in the API, or somebody else has signed in. */
export function forgetNewLead() {
  clearTimeout(timer);
  unstored = undefined;
}

/** Deletes what was typed. */
export async function discardNewLead(draftId: string | undefined): Promise<void> {
  forgetNewLead();
  for (const id of [draftId, replaced])
    if (id) await staff.DELETE('/api/admin/new-lead-drafts/{draftId}', pathOf(id)).catch(() => undefined);
  replaced = undefined;
}
