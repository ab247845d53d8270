import { ApiError } from '@portal/staff-client/api-error';
import type { Draft as StoredDraft } from '@portal/staff-client/lead';
import { createStore } from '@portal/ui/create-store';
import * as draftIs from './draft.ts';
import { type Content, type Draft, isEmpty, isStored, versionOf } from './draft.ts';
import type { draftRequests } from './draft-requests.ts';
import { delayAfter, repeatUntilKnown } from './repeat.ts';

/** Null: a form that is about no lead. */
type LeadId = number | null;

/** What a screen shows of a draft: not that it is being stored. */
const shownOf = ({ text, fields, files, uploads, problem, isFork, state }: Draft) =>
  JSON.stringify([text, fields, files, uploads, problem, isFork, state === 'storing' ? 'idle' : state]);
const namesOf = ({ files }: Draft) => `${files.map(({ name }) => name).sort()}`;

/**
 * Keeps what is typed in the memory of this page, and a moment later in the API, which returns it to nobody else. Nothing is in the browser's
 * storage, where the next user of the browser could read it (docs/decisions/0081-drafts.md). What happens to a draft is in `draft.ts`; this
 * runs the requests and timers.
 */
export function createDrafts(requests: typeof draftRequests) {
  const drafts = new Map<string, Draft>();
  /** What the API has of each lead, as it was loaded. */
  const loaded = new Map<LeadId, StoredDraft[]>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  /** Number of requests that have changed what the API has. */
  let changes = 0;
  const changed = createStore(0);
  const notify = () => changed.set(changed.get() + 1);

  const keyOf = (leadId: LeadId, kind: string) => `${leadId} ${kind}`;
  const leadOf = (key: string): LeadId => (key.startsWith('null ') ? null : Number.parseInt(key, 10));
  function draftOf(key: string): Draft {
    const draft = drafts.get(key) ?? draftIs.emptyDraft(key.slice(key.indexOf(' ') + 1));
    // The same each time that it is rendered.
    drafts.set(key, draft);
    return draft;
  }
  const get = (leadId: LeadId, kind: string) => draftOf(keyOf(leadId, kind));

  function put(key: string, draft: Draft) {
    const before = drafts.get(key);
    drafts.set(key, draft);
    clearTimeout(timers.get(key));
    if (draft.state === 'idle' && !isStored(draft))
      timers.set(
        key,
        setTimeout(() => storeNow(key), delayAfter(draft.failures)),
      );
    if (!before || shownOf(before) !== shownOf(draft)) notify();
  }

  function update(key: string, next: (draft: Draft) => Draft) {
    const before = draftOf(key);
    const draft = next(before);
    if (draft !== before) put(key, draft);
  }

  /** A merge can have moved the draft, and an erasure removed it. */
  function updateById(id: string, next: (draft: Draft) => Draft) {
    for (const [key, draft] of drafts) if (draft.id === id) return update(key, next);
  }

  /** Stores what is not stored yet. Resolves when that has been tried once, and no request for it is under way. */
  async function storeNow(key: string): Promise<void> {
    while (running.has(key)) await running.get(key);
    update(key, draftIs.storing);
    const request = draftOf(key);
    if (request.state !== 'storing') return;
    const run = store(leadOf(key), request)
      .catch((error): typeof draftIs.storing => {
        const isTemporary = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
        return (draft) => draftIs.notStored(draft, isTemporary ? undefined : error.message);
      })
      .then((next) => {
        if (running.get(key) === run) running.delete(key);
        updateById(request.id, (draft) => (draft.state === 'storing' ? next(draft) : draft));
      });
    running.set(key, run);
    await run;
  }

  /** Returns what the result does to the draft. */
  async function store(leadId: LeadId, request: Draft): Promise<(draft: Draft) => Draft> {
    try {
      const { revision, attachments } = isEmpty(request)
        ? { revision: 0, attachments: [] }
        : await requests.put(leadId, request);
      const removals = await Promise.allSettled(request.contained.map((version) => requests.remove(leadId, version)));
      changes += 1;
      const contained = request.contained.filter((_, index) => removals[index]?.status === 'fulfilled');
      return (draft) => draftIs.stored(draft, { ...request, contained }, revision, attachments);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const stored = await requests.list(leadId);
      return (draft) => draftIs.conflicting(draft, stored, error.message);
    }
  }

  /** Loads the drafts of a lead. Throws when they cannot be loaded. */
  async function load(leadId: LeadId, signal?: AbortSignal): Promise<StoredDraft[]> {
    const before = changes;
    const stored = await requests.list(leadId, signal);
    // Something was stored meanwhile, and the response may be older.
    if (before !== changes) return load(leadId, signal);
    loaded.set(leadId, stored);
    for (const key of new Set([...stored.map(({ kind }) => keyOf(leadId, kind)), ...drafts.keys()]))
      if (leadOf(key) === leadId) update(key, (draft) => draftIs.reloaded(draft, stored));
    notify();
    return stored;
  }

  function drop(key: string) {
    clearTimeout(timers.get(key));
    running.delete(key);
    drafts.delete(key);
  }

  return {
    /** Changes with every change of a draft. */
    changed,
    get,
    load,
    change: (leadId: LeadId, kind: string, content: Partial<Content>) =>
      update(keyOf(leadId, kind), (draft) => draftIs.typed(draft, content)),
    store: (leadId: LeadId, kind: string) => storeNow(keyOf(leadId, kind)),
    renew: (leadId: LeadId, kind: string) => update(keyOf(leadId, kind), draftIs.renewed),
    discard: (leadId: LeadId, kind: string) => {
      update(keyOf(leadId, kind), draftIs.discarded);
      void storeNow(keyOf(leadId, kind));
    },

    /** Returns drafts of the same form that were typed in another window, or sent and taken back, and are not contained in this one. */
    others(leadId: LeadId, kind: string): StoredDraft[] {
      const draft = get(leadId, kind);
      return (loaded.get(leadId) ?? [])
        .filter((other) => other.kind === kind && other.id !== draft.id)
        .filter((other) => !draft.contained.some(({ id }) => id === other.id) && !draftIs.contains(draft, other));
    },

    /** Adds another draft to the one of its form, or only removes it. */
    async closeOther(leadId: LeadId, other: StoredDraft, { isAdded }: { isAdded: boolean }) {
      const key = keyOf(leadId, other.kind);
      const files = other.attachments;
      const version = versionOf(other, files);
      if (isAdded) {
        update(key, (draft) => draftIs.added(draft, { ...other, files }, version));
        await storeNow(key);
      } else await requests.remove(leadId, version);
      changes += 1;
      await load(leadId);
    },

    /**
     * Sends what is shown, until it is known whether it was sent: the id of the draft is the idempotency key. Throws when it was not sent.
     * `isRenewed` tells whether an error says that something else was sent under this id.
     */
    async send<Result>(
      leadId: LeadId,
      kind: string,
      request: (draft: Draft) => Promise<Result>,
      isRenewed: (error: unknown) => boolean = () => false,
    ): Promise<Result> {
      const key = keyOf(leadId, kind);
      const shown = draftOf(key);
      // What another window has stored under this id is not overwritten, and files of other drafts are copied.
      await storeNow(key);
      const draft = draftOf(key);
      const isReady = draft.state === 'idle' && draft.uploads.length === 0 && draftIs.copiesIn(draft).length === 0;
      if (!isReady || !draftIs.isSame(draft, shown) || namesOf(draft) !== namesOf(shown))
        throw new Error('It has changed meanwhile. Please check it.');
      update(key, draftIs.sending);
      const send = async () => {
        // Its lead was erased, or another user has signed in: nothing is sent in their name.
        if (![...drafts.values()].some(({ id }) => id === draft.id)) throw new ApiError(410, 'This text is gone.');
        const result = await request(draft);
        changes += 1;
        updateById(draft.id, draftIs.sent);
        return result;
      };
      try {
        return await repeatUntilKnown(send, () => updateById(draft.id, draftIs.silent));
      } catch (error) {
        updateById(draft.id, isRenewed(error) ? draftIs.renewed : draftIs.notSent);
        throw error;
      }
    },

    /** Adds a file to a reply, which is stored first. */
    async attach(leadId: number, file: File): Promise<void> {
      const key = keyOf(leadId, 'reply');
      update(key, (draft) => draftIs.uploading(draft, file.name));
      try {
        // Twice: after a conflict it is another draft.
        await storeNow(key);
        await storeNow(key);
        const { id, revision } = draftOf(key);
        if (revision === 0) throw new Error('The reply could not be stored.');
        const stored = await requests.attach(leadId, id, file);
        update(key, (draft) => draftIs.attached(draft, { ...stored, isCopy: draft.id !== id }));
      } finally {
        update(key, (draft) => draftIs.notUploading(draft, file.name));
      }
    },

    async removeFile(leadId: number, fileId: number): Promise<void> {
      const { id, files } = get(leadId, 'reply');
      if (!files.find((file) => file.id === fileId)?.isCopy) await requests.detach(leadId, id, fileId);
      changes += 1;
      update(keyOf(leadId, 'reply'), (draft) => draftIs.detached(draft, fileId));
    },

    /** Moves what was typed about a lead to the one that it was merged into. */
    move(from: number, to: number) {
      for (const [key, draft] of drafts) {
        if (leadOf(key) !== from || isEmpty(draft)) continue;
        const own = get(to, draft.kind);
        drop(key);
        put(keyOf(to, draft.kind), draft);
        if (!isEmpty(own))
          update(keyOf(to, draft.kind), (moved) => draftIs.added(moved, own, versionOf(own, own.files)));
      }
    },

    /** Stores everything that is not stored yet. Resolves when that has been tried once. */
    storeAll: () => Promise.all([...drafts.keys()].map(storeNow)),
    /** Whether something would be lost if this page were closed now. */
    hasUnstored: () => [...drafts.values()].some((draft) => !isStored(draft) || draft.uploads.length > 0),
    /** Whether anything has been typed that is not saved. */
    hasAny: () => [...drafts.values()].some((draft) => !isEmpty(draft)),

    /** Removes drafts from this page, all or those about leads that are gone. What the API has stays. */
    forget(leadIds?: readonly LeadId[]) {
      for (const key of [...drafts.keys()]) if (leadIds?.includes(leadOf(key)) ?? true) drop(key);
      for (const leadId of leadIds ?? [...loaded.keys()]) loaded.delete(leadId);
      notify();
    },
  };
}
