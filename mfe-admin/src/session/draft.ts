import type { DraftAttachment, Draft as StoredDraft } from '@portal/staff-client/lead';

/** The text and the other fields of a form, as they are typed. */
export interface Content {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * What is typed into one form and not saved. The API has it under `id`, which is also the idempotency key of what it becomes.
 *
 * empty → typing → storing → stored → sending → empty, and besides: *conflicting* (the API has another version), *rejected* (the API does
 * not take it: it stays in the page), *unknown* (it may have been sent, and is sent again until that is known).
 */
export interface Draft extends Content {
  readonly kind: string;
  readonly id: string;
  readonly state: 'empty' | 'typing' | 'storing' | 'stored' | 'conflicting' | 'rejected' | 'sending' | 'unknown';
  readonly files: readonly DraftAttachment[];
  /** Names of files that are being uploaded. */
  readonly uploads: readonly string[];
  /** What the API has. Revision 0: nothing. */
  readonly stored: Content;
  readonly revision: number;
  /** What the API may have: contents of requests without a response. */
  readonly attempts: readonly Content[];
  /** Ids of files of other drafts, and of drafts that this one contains: the next request copies and removes them. */
  readonly copiedFiles: readonly number[];
  readonly contained: readonly Version[];
  /** What is being sent. */
  readonly sent?: Content;
  readonly failures: number;
  /** Why it is not stored. */
  readonly problem?: string;
  /** Another version was sent, saved or deleted: this one is a new draft. */
  readonly isFork?: boolean;
}

/** A draft as the API has it. One that was changed since, or that got another file, is not removed. */
export interface Version {
  readonly id: string;
  readonly revision: number;
  readonly lastFileId: number;
}

export type DraftEvent =
  | { type: 'changed'; content: Partial<Content> }
  | { type: 'discarded' | 'due' | 'sending' | 'silent' | 'sent' }
  | { type: 'notSent'; isRenewed: boolean }
  | { type: 'stored'; request: Draft; revision: number; files: readonly DraftAttachment[] }
  | { type: 'failed'; status: number | undefined; problem: string }
  | { type: 'loaded'; drafts: readonly StoredDraft[] }
  | { type: 'added'; other: Added }
  | { type: 'uploading' | 'notUploaded'; name: string }
  | { type: 'attached'; draftId: string; file: DraftAttachment }
  | { type: 'removed'; fileId: number };

type Added = Content & Pick<Draft, 'id' | 'revision' | 'files'>;

const nothing: Content = { text: '', fields: {} };

export const emptyDraft = (kind: string): Draft => ({
  ...{
    kind,
    id: crypto.randomUUID(),
    state: 'empty',
    ...nothing,
    files: [],
    uploads: [],
    stored: nothing,
    revision: 0,
  },
  ...{ attempts: [], copiedFiles: [], contained: [], failures: 0 },
});

export const isEmpty = ({ text, fields, files, uploads }: Draft) =>
  text.trim() === '' && Object.keys(fields).length === 0 && files.length === 0 && uploads.length === 0;

/** Whether the API has all of it. */
export const isStored = (draft: Draft) =>
  [draft.attempts, draft.copiedFiles, draft.contained, draft.uploads].every(({ length }) => length === 0) &&
  (isEmpty(draft) ? draft.revision === 0 : draft.revision > 0 && isSame(draft, draft.stored));

export const isSame = (one: Content, other: Content) =>
  one.text === other.text &&
  [...new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])].every(
    (name) => one.fields[name] === other.fields[name],
  );

/** Returns what is between commas. A name in quotes can contain one. */
export const partsOf = (typed = '') =>
  (typed.match(/(?:"[^"]*"?|[^,;"])+/g) ?? []).flatMap((part) => part.trim() || []);

/** Whether a draft contains another one: its text, entries and files. */
export const contains = (draft: Draft, { text, fields, attachments }: Omit<StoredDraft, 'updatedAt'>): boolean =>
  draft.text.includes(text.trim()) &&
  Object.entries(fields).every(([name, typed]) => partsOf(typed).every((part) => draft.fields[name]?.includes(part))) &&
  attachments.every((file) => draft.files.some(({ name, size }) => name === file.name && size === file.size));

/** Returns the draft after an event. */
export function transition(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'changed':
      return settled({ ...draft, ...event.content, failures: 0, problem: undefined });
    case 'discarded':
      return settled({ ...draft, ...nothing, files: [], copiedFiles: [], failures: 0, problem: undefined });
    case 'due':
      if (draft.state !== 'typing' && draft.state !== 'rejected') return draft;
      if (!isEmpty(draft)) return { ...draft, state: 'storing', attempts: [...draft.attempts, contentOf(draft)] };
      // What is typed next has another id, and is not removed with this one.
      return { ...emptyDraft(draft.kind), state: 'storing', contained: [...draft.contained, versionOf(draft)] };
    case 'stored':
      return stored(draft, event);
    case 'failed':
      return draft.state === 'storing' ? failed(draft, event) : draft;
    case 'loaded':
      return draft.state === 'conflicting' ? resolved(draft, event.drafts) : reloaded(draft, event.drafts);
    case 'added':
      return added(draft, event.other);
    case 'sending':
      return isBeingSent(draft) || draft.uploads.length > 0
        ? draft
        : { ...draft, state: 'sending', sent: contentOf(draft) };
    case 'silent':
      return draft.state === 'sending' ? { ...draft, state: 'unknown' } : draft;
    case 'sent':
      return sent(draft);
    case 'notSent':
      return settled({ ...(event.isRenewed ? renewed(draft) : draft), state: 'typing', sent: undefined });
    case 'uploading':
      return settled({ ...draft, uploads: [...draft.uploads, event.name] });
    case 'notUploaded':
      return settled(withoutUpload(draft, event.name));
    case 'attached': {
      const { file, draftId } = event;
      if (draft.files.some(({ id }) => id === file.id)) return settled(withoutUpload(draft, file.name));
      const copiedFiles = draftId === draft.id ? draft.copiedFiles : [...draft.copiedFiles, file.id];
      return settled({ ...withoutUpload(draft, file.name), files: [...draft.files, file], copiedFiles });
    }
    case 'removed':
      return settled({
        ...draft,
        files: draft.files.filter(({ id }) => id !== event.fileId),
        copiedFiles: draft.copiedFiles.filter((id) => id !== event.fileId),
      });
  }
}

export const versionOf = ({ id, revision, files }: Pick<Draft, 'id' | 'revision' | 'files'>): Version => ({
  ...{ id, revision, lastFileId: Math.max(0, ...files.map((file) => file.id)) },
});
const contentOf = ({ text, fields }: Content): Content => ({ text, fields });
export const isBeingSent = ({ state }: Draft) => state === 'sending' || state === 'unknown';

/** A request that is running ends first. */
function settled(draft: Draft): Draft {
  if (draft.state === 'storing' || draft.state === 'conflicting' || isBeingSent(draft)) return draft;
  if (!isStored(draft)) return { ...draft, state: 'typing' };
  return { ...draft, state: isEmpty(draft) ? 'empty' : 'stored', failures: 0 };
}

/** The same content under another id. Files of the earlier one are copied. */
const renewed = (draft: Draft): Draft => ({
  ...draft,
  isFork: true,
  ...{
    id: crypto.randomUUID(),
    revision: 0,
    stored: nothing,
    attempts: [],
    copiedFiles: draft.files.map(({ id }) => id),
  },
});

function withoutUpload(draft: Draft, name: string): Draft {
  const index = draft.uploads.indexOf(name);
  return { ...draft, uploads: draft.uploads.filter((_, at) => at !== index) };
}

function stored(draft: Draft, { request, revision, files }: Extract<DraftEvent, { type: 'stored' }>): Draft {
  // Files that were added or removed while the request was running.
  const added = draft.files.filter(({ id }) => !request.files.some((file) => file.id === id));
  const isRemoved = (id: number) =>
    request.files.some((file) => file.id === id) && !draft.files.some((file) => file.id === id);
  const next: Draft = {
    ...draft,
    ...{ revision, stored: contentOf(request), attempts: [], failures: 0, problem: undefined },
    files: [
      ...files.filter(({ id }) => !isRemoved(id)),
      ...added.filter(({ id }) => !files.some((file) => file.id === id)),
    ],
    copiedFiles: draft.copiedFiles.filter((id) => !request.copiedFiles.includes(id)),
    contained: draft.contained.filter((version) => !request.contained.includes(version)),
  };
  return settled(draft.state === 'storing' ? { ...next, state: 'typing' } : next);
}

function failed(draft: Draft, { status = 500, problem }: Extract<DraftEvent, { type: 'failed' }>): Draft {
  const failures = draft.failures + 1;
  // The second conflict in a row is no other window: the user can do something about it.
  if (status === 409) return { ...draft, state: 'conflicting', failures, problem: failures > 1 ? problem : undefined };
  const isTemporary = status >= 500 || status === 429;
  return isTemporary ? { ...draft, state: 'typing', failures } : { ...draft, state: 'rejected', failures, problem };
}

/** Another window has changed, saved or deleted the draft. Nothing is overwritten: this one becomes another draft. */
function resolved(draft: Draft, drafts: readonly StoredDraft[]): Draft {
  const current = drafts.find(({ id }) => id === draft.id);
  const isOwn = current && (draft.attempts.some((attempt) => isSame(attempt, current)) || contains(draft, current));
  if (!isOwn) return settled({ ...renewed(draft), state: 'typing', isFork: !current });
  const { revision, attachments } = current;
  // Another window can have attached them.
  const files = [...attachments, ...draft.files.filter(({ id }) => draft.copiedFiles.includes(id))];
  return settled({ ...draft, state: 'typing', revision, files, stored: contentOf(current), attempts: [] });
}

/** Of forms that offer what was typed in another window, instead of showing it: it can be about something else. */
export const formKind = (name: string) => `form ${name}`;

/** A field in which nothing was typed since it was stored follows the other windows of the user. */
function reloaded(draft: Draft, drafts: readonly StoredDraft[]): Draft {
  const own = drafts.find(({ id }) => id === draft.id);
  if (draft.state === 'empty' || draft.state === 'stored') {
    const isOffered = draft.kind.startsWith(formKind(''));
    const current = own ?? drafts.find(({ kind }) => kind === draft.kind && !isOffered);
    // Without one, it was saved or deleted in another window.
    if (!current) return draft.state === 'empty' ? draft : emptyDraft(draft.kind);
    const { id, revision, attachments: files } = current;
    return settled({ ...draft, ...contentOf(current), id, revision, files, stored: contentOf(current) });
  }
  // What is attached to a message is sent with it: other windows can have attached files too.
  if (own && draft.state === 'typing' && draft.uploads.length + draft.copiedFiles.length === 0)
    return { ...draft, files: own.attachments };
  return draft;
}

function added(draft: Draft, other: Added): Draft {
  const { text, fields, files } = draft;
  const given = Object.entries(fields).filter(([, typed]) => typed.trim() !== '');
  const merged: Record<string, string> = { ...other.fields, ...Object.fromEntries(given) };
  if (draft.kind === 'reply')
    for (const name of ['to', 'cc'])
      if (fields[name] && other.fields[name])
        merged[name] = [...new Set([...partsOf(fields[name]), ...partsOf(other.fields[name])])].join(', ');
  const own = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
  return settled({
    ...draft,
    text: text.includes(other.text.trim()) ? text : own + other.text,
    fields: merged,
    files: [...files, ...other.files],
    copiedFiles: [...draft.copiedFiles, ...other.files.map(({ id }) => id)],
    contained: [...draft.contained, versionOf(other)],
    failures: 0,
  });
}

/** What was typed while it was sent stays, as a new draft. */
function sent(draft: Draft): Draft {
  const { text, fields } = draft.sent ?? nothing;
  const rest = draft.text.startsWith(text) ? draft.text.slice(text.length).trimStart() : draft.text;
  const isAsSent = isSame({ text, fields: draft.fields }, { text, fields }) && rest.trim() === '';
  const copied = draft.files.filter(({ id }) => draft.copiedFiles.includes(id));
  return settled({
    ...{ ...emptyDraft(draft.kind), text: rest, fields: isAsSent ? {} : draft.fields, state: 'typing' },
    ...{ files: copied, copiedFiles: draft.copiedFiles, contained: draft.contained },
  });
}
