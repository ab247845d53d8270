import type { DraftAttachment, Draft as StoredDraft } from '@portal/staff-client/lead';

/** The text and the other fields of a form, as they are typed. */
export interface Content {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A copy is a file of another draft, which the next request attaches to this one too. */
export interface DraftFile extends DraftAttachment {
  readonly isCopy?: boolean;
}

/** A draft as the API has it. One that was changed since, or that got another file, is not removed. */
export interface Version {
  readonly id: string;
  readonly revision: number;
  readonly lastFileId: number;
}

/**
 * What is typed into one form and not saved. The API has it under `id`, which is also the idempotency key of what it becomes.
 *
 * idle → storing → idle → sending → idle, and besides *unknown*: it may have been sent, and is sent again until that is known.
 */
export interface Draft extends Content {
  readonly kind: string;
  readonly id: string;
  readonly state: 'idle' | 'storing' | 'sending' | 'unknown';
  readonly files: readonly DraftFile[];
  /** Names of files that are being uploaded. */
  readonly uploads: readonly string[];
  /** What the API has. Revision 0: nothing. */
  readonly stored: Content;
  readonly revision: number;
  /** What the API may have: contents of requests without a response. */
  readonly attempts: readonly Content[];
  /** Drafts that this one contains, and that are removed once it is stored. */
  readonly contained: readonly Version[];
  /** What is being sent. */
  readonly sent?: Content;
  readonly failures: number;
  /** Why it is not stored. */
  readonly problem?: string;
  /** Another version was sent, saved or deleted: this one is a new draft. */
  readonly isFork?: boolean;
}

const nothing: Content = { text: '', fields: {} };

export const emptyDraft = (kind: string): Draft => ({
  ...nothing,
  kind,
  id: crypto.randomUUID(),
  state: 'idle',
  files: [],
  uploads: [],
  stored: nothing,
  revision: 0,
  attempts: [],
  contained: [],
  failures: 0,
});

export const isEmpty = ({ text, fields, files, uploads }: Draft) =>
  text.trim() === '' && Object.keys(fields).length === 0 && files.length === 0 && uploads.length === 0;

/** Whether the API has what is typed. A file that is being uploaded is stored by its own request. */
export const isStored = (draft: Draft) =>
  [draft.attempts, draft.contained, copiesIn(draft)].every(({ length }) => length === 0) &&
  (isEmpty(draft) ? draft.revision === 0 : draft.revision > 0 && isSame(draft, draft.stored));

export const isBeingSent = ({ state }: Draft) => state === 'sending' || state === 'unknown';

export const isSame = (one: Content, other: Content) =>
  one.text === other.text &&
  [...new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])].every(
    (name) => one.fields[name] === other.fields[name],
  );

export const copiesIn = ({ files }: Draft) => files.filter(({ isCopy }) => isCopy);
const asCopies = (files: readonly DraftFile[]) => files.map((file) => ({ ...file, isCopy: true }));
const isIn = (files: readonly DraftFile[], { id }: DraftFile) => files.some((file) => file.id === id);

/** Returns what is between commas. A name in quotes can contain one. */
export const partsOf = (typed = '') =>
  (typed.match(/(?:"[^"]*"?|[^,;"])+/g) ?? []).flatMap((part) => part.trim() || []);

/** Whether a draft contains another one: its text, entries and files. */
export const contains = (draft: Draft, { text, fields, attachments }: StoredDraft): boolean =>
  draft.text.includes(text.trim()) &&
  Object.entries(fields).every(([name, typed]) => partsOf(typed).every((part) => draft.fields[name]?.includes(part))) &&
  attachments.every((file) => draft.files.some(({ name, size }) => name === file.name && size === file.size));

export const versionOf = ({ id, revision }: Pick<Draft, 'id' | 'revision'>, files: readonly DraftFile[]): Version => ({
  id,
  revision,
  lastFileId: Math.max(0, ...files.map((file) => file.id)),
});

const contentOf = ({ text, fields }: Content): Content => ({ text, fields });

// What happens to a draft. Each function returns the draft that it is then.

export const typed = (draft: Draft, content: Partial<Content>): Draft => ({
  ...draft,
  ...content,
  failures: 0,
  problem: undefined,
});

export const discarded = (draft: Draft): Draft => ({ ...typed(draft, nothing), files: [] });

/** What the next request stores. */
export function storing(draft: Draft): Draft {
  if (draft.state !== 'idle' || isStored(draft)) return draft;
  if (!isEmpty(draft)) return { ...draft, state: 'storing', attempts: [...draft.attempts, contentOf(draft)] };
  // What is typed next has another id, and is not removed with this one.
  const contained = [...draft.contained, versionOf(draft, draft.files)];
  return { ...emptyDraft(draft.kind), state: 'storing', contained };
}

/** `files` are all that the API has of it. */
export function stored(draft: Draft, request: Draft, revision: number, files: readonly DraftFile[]): Draft {
  // Files can be added and removed while the request is running.
  const added = draft.files.filter((file) => !isIn(request.files, file) && !isIn(files, file));
  const kept = files.filter((file) => !isIn(request.files, file) || isIn(draft.files, file));
  const contained = draft.contained.filter((version) => !request.contained.includes(version));
  return {
    ...typed(draft, {}),
    state: 'idle',
    revision,
    stored: contentOf(request),
    attempts: [],
    files: [...kept, ...added],
    contained,
  };
}

/** With a problem, it is up to the user. */
export const notStored = (draft: Draft, problem: string | undefined): Draft => ({
  ...draft,
  state: 'idle',
  failures: draft.failures + 1,
  problem,
});

/** Another window has changed, saved or deleted the draft. Nothing is overwritten: this one becomes another draft. */
export function conflicting(draft: Draft, drafts: readonly StoredDraft[], problem: string): Draft {
  // The second conflict in a row is no other window.
  const next = notStored(draft, draft.failures > 0 ? problem : undefined);
  const current = drafts.find(({ id }) => id === draft.id);
  const isOwn = current && (draft.attempts.some((attempt) => isSame(attempt, current)) || contains(draft, current));
  if (!isOwn) return { ...renewed(next), isFork: !current };
  const { revision, attachments } = current;
  // Another window can have attached them.
  const files = [...attachments, ...copiesIn(draft)];
  const own: Draft = { ...next, revision, files, stored: contentOf(current), attempts: [] };
  return isStored(own) ? typed(own, {}) : own;
}

/** The same content under another id: what was sent under the earlier one stays as it is. */
export const renewed = (draft: Draft): Draft => ({
  ...notSent(draft),
  id: crypto.randomUUID(),
  revision: 0,
  stored: nothing,
  attempts: [],
  files: asCopies(draft.files),
  isFork: true,
});

/** Of forms that offer what was typed in another window, instead of showing it: it can be about something else. */
export const formKind = (name: string) => `form ${name}`;

/** A field in which nothing was typed since it was stored follows the other windows of the user. */
export function reloaded(draft: Draft, drafts: readonly StoredDraft[]): Draft {
  if (draft.state !== 'idle') return draft;
  const own = drafts.find(({ id }) => id === draft.id);
  if (isStored(draft) && draft.uploads.length === 0) {
    const isOffered = draft.kind.startsWith(formKind(''));
    const current = own ?? drafts.find(({ kind }) => kind === draft.kind && !isOffered);
    // Without one, it was saved or deleted in another window.
    if (!current) return isEmpty(draft) ? draft : emptyDraft(draft.kind);
    const { id, revision, attachments: files } = current;
    return { ...draft, ...contentOf(current), id, revision, files, stored: contentOf(current) };
  }
  // What is attached to a message is sent with it: other windows can have attached files too.
  const isAttached = draft.uploads.length + copiesIn(draft).length === 0;
  return own && isAttached ? { ...draft, files: own.attachments } : draft;
}

/** `version` is that of the other draft. */
export function added(draft: Draft, other: Content & { files: readonly DraftFile[] }, version: Version): Draft {
  const { text, fields } = draft;
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== '');
  const merged: Record<string, string> = { ...other.fields, ...Object.fromEntries(given) };
  if (draft.kind === 'reply')
    for (const name of ['to', 'cc'])
      if (fields[name] && other.fields[name])
        merged[name] = [...new Set([...partsOf(fields[name]), ...partsOf(other.fields[name])])].join(', ');
  const own = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
  return {
    ...typed(draft, { text: text.includes(other.text.trim()) ? text : own + other.text, fields: merged }),
    files: [...draft.files, ...asCopies(other.files)],
    contained: [...draft.contained, version],
  };
}

export const sending = (draft: Draft): Draft => ({ ...draft, state: 'sending', sent: contentOf(draft) });

export const silent = (draft: Draft): Draft => (draft.state === 'sending' ? { ...draft, state: 'unknown' } : draft);

/** What was typed while it was sent stays, as a new draft. */
export function sent(draft: Draft): Draft {
  const { text, fields } = draft.sent ?? nothing;
  const rest = draft.text.startsWith(text) ? draft.text.slice(text.length).trimStart() : draft.text;
  const isAsSent = isSame({ text, fields: draft.fields }, { text, fields }) && rest.trim() === '';
  return {
    ...emptyDraft(draft.kind),
    text: rest,
    fields: isAsSent ? {} : draft.fields,
    files: copiesIn(draft),
    contained: draft.contained,
  };
}

export const notSent = (draft: Draft): Draft => ({ ...draft, state: 'idle', sent: undefined });

export const uploading = (draft: Draft, name: string): Draft => ({ ...draft, uploads: [...draft.uploads, name] });

export function notUploading(draft: Draft, name: string): Draft {
  const index = draft.uploads.indexOf(name);
  return { ...draft, uploads: draft.uploads.filter((_, at) => at !== index) };
}

export const attached = (draft: Draft, file: DraftFile): Draft =>
  isIn(draft.files, file) ? draft : { ...draft, files: [...draft.files, file] };

export const detached = (draft: Draft, fileId: number): Draft => ({
  ...draft,
  files: draft.files.filter(({ id }) => id !== fileId),
});
