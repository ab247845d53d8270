import { type DraftKind, draftKinds } from '@portal/contracts/lead';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { DraftAttachment, DraftReply, Draft as StoredDraft } from '@portal/staff-client/lead';
import { createStore } from '@portal/ui/create-store';
import { forgetNewLead, hasUnstoredNewLead, newLeadForm, storeNewLead } from './new-lead-draft.ts';

/** Debounce of storing. */
const storeDelayMs = 400;
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];

/**
 * A text that is typed about a lead. It is in the memory of this page, and a moment later in the API, which returns it to nobody else. Nothing
 * is in the browser's storage, where the next user of the browser could read it. See docs/decisions/0043.
 */
interface Draft {
  leadId: number;
  kind: DraftKind;
  /** Also the idempotency key of the note or contact that it is saved as. */
  id: string;
  text: string;
  /** Recipients and subject of a reply, replaced as a whole. Null: as suggested. */
  reply: DraftReply | null;
  /** Files of a reply. They are in the API. */
  attachments: DraftAttachment[];
  /** What the API has: 0 and an empty text before it has anything. */
  revision: number;
  storedText: string;
  storedReply: DraftReply | null;
  timer?: ReturnType<typeof setTimeout>;
  isStoring: boolean;
  /** It is being sent as a note or contact. */
  isSaving: boolean;
  failures: number;
}

const drafts = new Map<string, Draft>();
const others = new Map<string, StoredDraft[]>();
/** How often the API has stored a draft. */
let storeCount = 0;

const keyOf = (leadId: number, kind: DraftKind) => `${leadId} ${kind}`;

/** Changes with every change of a draft. */
export const draftChanges = createStore(0);
const notify = () => draftChanges.set(draftChanges.get() + 1);

const emptyDraft = (leadId: number, kind: DraftKind): Draft => ({
  leadId,
  kind,
  id: crypto.randomUUID(),
  text: '',
  reply: null,
  attachments: [],
  revision: 0,
  storedText: '',
  storedReply: null,
  isStoring: false,
  isSaving: false,
  failures: 0,
});

const isStored = ({ text, storedText, reply, storedReply }: Draft) => text === storedText && reply === storedReply;

const draftOf = (leadId: number, kind: DraftKind): Draft => {
  const draft = drafts.get(keyOf(leadId, kind)) ?? emptyDraft(leadId, kind);
  drafts.set(keyOf(leadId, kind), draft);
  return draft;
};

/** Returns what has been typed about a lead and not saved. */
export const draftText = (leadId: number, kind: DraftKind): string => drafts.get(keyOf(leadId, kind))?.text ?? '';

/** Returns the recipients, subject and files of a reply that is not sent. */
export function draftMail(leadId: number): Pick<Draft, 'reply' | 'attachments'> {
  const { reply = null, attachments = [] } = drafts.get(keyOf(leadId, 'reply')) ?? {};
  return { reply, attachments };
}

export function changeDraft(leadId: number, kind: DraftKind, text: string, reply?: DraftReply) {
  const draft = draftOf(leadId, kind);
  draft.text = text;
  if (reply) draft.reply = reply;
  draft.failures = 0;
  storeLater(draft, storeDelayMs);
  notify();
}

/** Moves what was typed about a lead to the one that it was merged into. */
export function moveDrafts(from: number, to: number) {
  for (const kind of draftKinds) {
    const draft = drafts.get(keyOf(from, kind));
    if (!draft) continue;
    drafts.delete(keyOf(from, kind));
    const { text } = draft;
    const own = draftText(to, kind);
    if (own) draft.text = `${own}\n\n${text}`;
    forget(keyOf(to, kind));
    draft.leadId = to;
    drafts.set(keyOf(to, kind), draft);
    if (!isStored(draft)) storeLater(draft, storeDelayMs);
  }
}

/** Drafts of the same user that were typed in another window at the same time. */
export const otherDrafts = (leadId: number, kind: DraftKind): StoredDraft[] => others.get(keyOf(leadId, kind)) ?? [];

/** Loads the drafts of a lead. Throws when they cannot be loaded. */
export async function loadDrafts(leadId: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const before = storeCount;
    const path = { id: leadId };
    const stored = await unwrap(staff.GET('/api/admin/leads/{id}/drafts', { params: { path }, signal }));
    // Something was stored meanwhile, and the response may be older.
    if (before !== storeCount) continue;
    for (const kind of draftKinds) reconcile(leadId, kind, stored);
    return notify();
  }
}

/** Shows the newest stored draft in a field in which nothing was typed since it was last stored. */
function reconcile(leadId: number, kind: DraftKind, stored: StoredDraft[]) {
  const key = keyOf(leadId, kind);
  const candidates = stored.filter((one) => one.kind === kind);
  const draft = drafts.get(key);
  const isUntouched = !draft || (isStored(draft) && !draft.isStoring && !draft.isSaving);
  if (isUntouched) {
    const current = candidates.find(({ id }) => id === draft?.id) ?? candidates[0];
    // Without one, it was saved or deleted in another window.
    if (!current) forget(key);
    else if (current.id !== draft?.id || current.revision !== draft.revision)
      drafts.set(key, {
        ...emptyDraft(leadId, kind),
        ...current,
        leadId,
        storedText: current.text,
        storedReply: current.reply,
      });
  }
  const { id, text } = drafts.get(key) ?? { id: '', text: '' };
  others.set(
    key,
    candidates.filter((other) => other.id !== id && !text.includes(other.text)),
  );
}

/** Adds the text of another window to the field, or only removes it. */
export async function closeOther(leadId: number, other: StoredDraft, { isAdded }: { isAdded: boolean }) {
  if (isAdded) {
    const text = draftText(leadId, other.kind);
    changeDraft(leadId, other.kind, text ? `${text.trimEnd()}\n\n${other.text}` : other.text);
    await storeDrafts();
  }
  const path = { id: leadId, draftId: other.id };
  await staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}', { params: { path } });
  await loadDrafts(leadId);
}

/** Call before the text is sent as a note or contact, so that it is not stored as a draft at the same time. Returns its id. */
export function savingDraft(leadId: number, kind: DraftKind): string {
  const draft = draftOf(leadId, kind);
  clearTimeout(draft.timer);
  draft.isSaving = true;
  return draft.id;
}

/** The text has become a note or contact, which removed the draft in the API. What was typed meanwhile stays, as a new draft. */
export function draftSaved(leadId: number, kind: DraftKind, saved: string) {
  const text = draftText(leadId, kind);
  forget(keyOf(leadId, kind));
  const rest = text.startsWith(saved) ? text.slice(saved.length).trimStart() : text;
  if (rest) changeDraft(leadId, kind, rest);
  notify();
}

/** `isRenewed`: an earlier version of the text has been saved, and the current one becomes another draft. */
export function draftNotSaved(leadId: number, kind: DraftKind, { isRenewed = false } = {}) {
  const draft = drafts.get(keyOf(leadId, kind));
  if (!draft) return;
  draft.isSaving = false;
  if (isRenewed) fork(draft);
  storeLater(draft, storeDelayMs);
}

/** Adds a file to a reply, which is stored first. */
export async function attachFile(leadId: number, file: File): Promise<void> {
  const draft = draftOf(leadId, 'reply');
  await store(draft);
  if (draft.revision === 0) draft.revision = await storeEmpty(draft);
  const path = { id: leadId, draftId: draft.id };
  const attachment = await unwrap(
    staff.POST('/api/admin/leads/{id}/drafts/{draftId}/attachments', {
      params: { path, query: { name: file.name } },
      headers: { 'Content-Type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => file,
      ...withoutLimit,
    }),
  );
  draft.attachments = [...draft.attachments, attachment];
  notify();
}

/** Files belong to a draft that is stored, even if nothing has been typed. */
async function storeEmpty({ leadId, id, kind, text, reply }: Draft): Promise<number> {
  const params = { path: { id: leadId, draftId: id } };
  const body = { kind, text, reply, revision: 0 };
  return (await unwrap(staff.PUT('/api/admin/leads/{id}/drafts/{draftId}', { params, body }))).revision;
}

export async function removeFile(leadId: number, attachmentId: number): Promise<void> {
  const draft = draftOf(leadId, 'reply');
  const path = { id: leadId, draftId: draft.id, attachmentId };
  await staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}/attachments/{attachmentId}', { params: { path } });
  draft.attachments = draft.attachments.filter(({ id }) => id !== attachmentId);
  notify();
}

/** Stores everything that is not stored yet. Resolves when that has been tried once. */
export const storeDrafts = () => Promise.all([...[...drafts.values()].map(store), storeNewLead()]);

/** Whether a text would be lost if this page were closed now. */
const hasUnstored = () =>
  hasKeptText((form) => form !== newLeadForm || hasUnstoredNewLead()) ||
  [...drafts.values()].some((draft) => !isStored(draft));

/** Whether anything has been typed that is not saved. */
export const hasDrafts = () => hasKeptText() || [...drafts.values()].some(({ text }) => text.trim() !== '');

/** Removes all drafts from this page. What the API has stays for the user who has typed it. */
export function clearDrafts() {
  for (const key of [...drafts.keys()]) forget(key);
  others.clear();
  keptValues.clear();
  forgetNewLead();
  notify();
}

/** Removes what was typed about leads that are gone. */
export function forgetDrafts(leadIds: readonly number[]) {
  for (const leadId of leadIds)
    for (const kind of draftKinds) {
      forget(keyOf(leadId, kind));
      others.delete(keyOf(leadId, kind));
    }
  notify();
}

/** Entries of forms in dialogs that were closed without sending them, by form. That of a new lead is also in the API. */
export const keptValues = new Map<string, Record<string, string>>();

const hasKeptText = (isIncluded: (form: string) => boolean = () => true) =>
  [...keptValues].some(([form, { name = '', message = '' }]) => isIncluded(form) && `${name}${message}`.trim() !== '');

function forget(key: string) {
  clearTimeout(drafts.get(key)?.timer);
  drafts.delete(key);
}

function storeLater(draft: Draft, delay: number) {
  clearTimeout(draft.timer);
  draft.timer = setTimeout(() => store(draft), delay);
}

const isCurrent = (draft: Draft) => drafts.get(keyOf(draft.leadId, draft.kind)) === draft;

async function store(draft: Draft): Promise<void> {
  clearTimeout(draft.timer);
  if (draft.isStoring || draft.isSaving || !isCurrent(draft) || isStored(draft)) return;
  const { text, reply } = draft;
  draft.isStoring = true;
  try {
    await send(draft, text, reply);
    draft.failures = 0;
    storeCount += 1;
  } catch (error) {
    draft.failures += 1;
    // What was typed has meanwhile become a note.
    if (draft.isSaving) return;
    if (error instanceof ApiError && error.status === 409) await resolveConflict(draft).catch(() => undefined);
    else if (error instanceof ApiError && error.status === 404) forgetDrafts([draft.leadId]);
    // Without a session or the role, a retry cannot succeed. The text stays in the field.
    else if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
  } finally {
    draft.isStoring = false;
  }
  if (draft.isSaving || isStored(draft)) return;
  const retry = retryDelaysMs[Math.min(draft.failures, retryDelaysMs.length) - 1];
  storeLater(draft, retry ?? storeDelayMs);
}

/** `keepalive`: the request outlives the page. */
async function send(draft: Draft, text: string, reply: DraftReply | null): Promise<void> {
  const path = { id: draft.leadId, draftId: draft.id };
  if (text.trim() !== '' || draft.attachments.length > 0) {
    const { kind, revision } = draft;
    const body = { kind, text, reply, revision };
    const stored = await unwrap(
      staff.PUT('/api/admin/leads/{id}/drafts/{draftId}', { params: { path }, body, keepalive: true }),
    );
    draft.revision = stored.revision;
  } else if (draft.revision > 0) {
    await staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}', { params: { path }, keepalive: true });
    fork(draft);
  }
  draft.storedText = text;
  draft.storedReply = reply;
}

/** Another window has changed, saved or deleted the draft. No text is overwritten: this one becomes another draft. */
async function resolveConflict(draft: Draft): Promise<void> {
  const path = { id: draft.leadId };
  const stored = await unwrap(staff.GET('/api/admin/leads/{id}/drafts', { params: { path } }));
  const current = stored.find(({ id }) => id === draft.id);
  if (!current || !draft.text.includes(current.text)) return fork(draft);
  draft.revision = current.revision;
  draft.storedText = current.text;
  draft.storedReply = current.reply;
}

function fork(draft: Draft) {
  draft.id = crypto.randomUUID();
  draft.revision = 0;
  draft.storedText = '';
  draft.storedReply = null;
  draft.attachments = [];
  if (draft.text) storeLater(draft, storeDelayMs);
}

globalThis.addEventListener?.('beforeunload', (event) => {
  storeDrafts();
  if (hasUnstored()) event.preventDefault();
});
globalThis.addEventListener?.('pagehide', storeDrafts);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') storeDrafts();
});
