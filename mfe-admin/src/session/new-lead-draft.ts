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

/** Returns the newest new lead that was typed in another page or window. Null also if it cannot be loaded: a lead can be entered without it. */
export async function loadNewLeadDraft(signal: AbortSignal): Promise<Values | null> {
  const [draft] = await unwrap(staff.GET('/api/admin/new-lead-drafts', { signal })).catch(() => []);
  return draft ? { ...(JSON.parse(draft.text) as Values), draftId: draft.id } : null;
}

/** Returns a draft of another page under an id of its own, which replaces it: the other page may still be open. */
export function continueNewLead({ draftId, ...values }: Values): Values {
  replaced = draftId;
  const continued = { ...values, draftId: crypto.randomUUID() };
  storeNewLeadSoon(continued);
  return continued;
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

/** Forgets it in this page. */
export function forgetNewLead() {
  clearTimeout(timer);
  unstored = undefined;
  replaced = undefined;
}

export async function deleteNewLeadDraft(draftId: string | undefined): Promise<void> {
  if (draftId) await staff.DELETE('/api/admin/new-lead-drafts/{draftId}', pathOf(draftId)).catch(() => undefined);
}

/** The lead was saved, which removed its draft in the API, or is discarded with `draftId`. */
export async function closeNewLead(draftId?: string): Promise<void> {
  const continued = replaced;
  forgetNewLead();
  await deleteNewLeadDraft(continued);
  await deleteNewLeadDraft(draftId);
}
