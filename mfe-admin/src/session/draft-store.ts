import type { Draft as StoredDraft } from '@portal/staff-client/lead';
import { createStore } from '@portal/ui/create-store';
import {
  type Content,
  contains,
  type Draft,
  type DraftEvent,
  emptyDraft,
  isBeingSent,
  isEmpty,
  isSame,
  isStored,
  transition,
  type Version,
  versionOf,
} from './draft.ts';
import { type Clock, type DraftRequests, delayAfter, repeatUntilKnown, statusOf } from './draft-requests.ts';

/** Null: a form that is about no lead. */
type LeadId = number | null;

/** What a screen shows of a draft. */
const shownOf = (draft: Draft) =>
  JSON.stringify([
    draft.text,
    draft.fields,
    draft.files,
    draft.uploads,
    draft.problem,
    draft.isFork,
    isBeingSent(draft) && draft.state,
  ]);
const namesOf = ({ files }: Draft) => `${files.map(({ name }) => name).sort()}`;

/**
 * Keeps what is typed in the memory of this page, and a moment later in the API, which returns it to nobody else. Nothing is in the browser's
 * storage, where the next user of the browser could read it (docs/decisions/0043, 0081). What happens to a draft is in `draft.ts`; this
 * runs the requests and timers.
 */
export function createDrafts(requests: DraftRequests, clock: Clock = globalThis) {
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const drafts = new Map<string, Draft>();
  /** What the API has of each lead, as it was loaded. */
  const loaded = new Map<LeadId, StoredDraft[]>();
  const takenBack = new Set<string>();
  const timers = new Map<string, ReturnType<Clock['setTimeout']>>();
  const running = new Map<string, Promise<void>>();
  /** Number of requests that have changed what the API has. */
  let changes = 0;
  const changed = createStore(0);
  const notify = () => changed.set(changed.get() + 1);

  const keyOf = (leadId: LeadId, kind: string) => `${leadId} ${kind}`;
  const leadOf = (key: string): LeadId => (key.startsWith('null ') ? null : Number.parseInt(key, 10));
  const none = new Map<string, Draft>();
  const get = (leadId: LeadId, kind: string): Draft => {
    const key = keyOf(leadId, kind);
    const draft = drafts.get(key) ?? none.get(key) ?? emptyDraft(kind);
    // The same each time that it is rendered.
    if (!drafts.has(key)) none.set(key, draft);
    return draft;
  };

  function put(key: string, draft: Draft) {
    const before = drafts.get(key);
    drafts.set(key, draft);
    clock.clearTimeout(timers.get(key));
    if (draft.state === 'typing')
      timers.set(
        key,
        clock.setTimeout(() => dispatch(key, { type: 'due' }), delayAfter(draft.failures)),
      );
    if (draft.state === 'storing' && before?.state !== 'storing') run(key, store(key, draft));
    if (draft.state === 'conflicting' && before?.state !== 'conflicting') run(key, resolve(key, draft.id));
    if (!before || shownOf(before) !== shownOf(draft)) notify();
  }

  function dispatch(key: string, event: DraftEvent) {
    const draft = drafts.get(key) ?? none.get(key) ?? emptyDraft(key.slice(key.indexOf(' ') + 1));
    const next = transition(draft, event);
    if (next !== draft) put(key, next);
  }

  /** A merge can have moved the draft, and an erasure removed it. */
  function dispatchTo(id: string, event: DraftEvent) {
    const [key] = [...drafts].find(([, draft]) => draft.id === id) ?? [];
    if (key) dispatch(key, event);
  }

  function run(key: string, request: Promise<void>) {
    running.set(key, request);
    request.finally(() => running.get(key) === request && running.delete(key));
  }

  async function store(key: string, request: Draft): Promise<void> {
    const leadId = leadOf(key);
    const { id } = request;
    try {
      const { revision, attachments: files } = isEmpty(request)
        ? { revision: 0, attachments: [] }
        : await requests.put(leadId, request);
      changes += 1;
      const contained: Version[] = [];
      for (const other of request.contained)
        if (
          await requests.remove(leadId, other).then(
            () => true,
            () => false,
          )
        )
          contained.push(other);
      changes += 1;
      dispatchTo(id, { type: 'stored', request: { ...request, contained }, revision, files });
    } catch (error) {
      const problem = error instanceof Error ? error.message : '';
      dispatchTo(id, { type: 'failed', status: statusOf(error), problem });
    }
  }

  async function resolve(key: string, id: string): Promise<void> {
    for (let failures = 1; ; failures += 1)
      try {
        return dispatchTo(id, { type: 'loaded', drafts: await requests.list(leadOf(key)) });
      } catch (error) {
        if (drafts.get(key)?.id !== id || (statusOf(error) ?? 500) < 500)
          return dispatchTo(id, { type: 'loaded', drafts: [] });
        await wait(delayAfter(failures));
      }
  }

  /** Loads the drafts of a lead. Throws when they cannot be loaded. */
  async function load(leadId: LeadId, signal?: AbortSignal): Promise<void> {
    for (;;) {
      const before = changes;
      const stored = await requests.list(leadId, signal);
      // Something was stored meanwhile, and the response may be older.
      if (before !== changes) continue;
      loaded.set(leadId, stored);
      for (const key of new Set([...stored.map(({ kind }) => keyOf(leadId, kind)), ...drafts.keys()]))
        if (leadOf(key) === leadId) dispatch(key, { type: 'loaded', drafts: stored });
      return notify();
    }
  }

  /** Stores what is not stored yet, now. */
  async function storeNow(key: string): Promise<void> {
    while (running.has(key)) await running.get(key);
    dispatch(key, { type: 'due' });
    while (running.has(key)) await running.get(key);
  }

  return {
    /** Changes with every change of a draft. */
    changed,
    get,
    load,
    change: (leadId: LeadId, kind: string, content: Partial<Content>) =>
      dispatch(keyOf(leadId, kind), { type: 'changed', content }),
    discard: (leadId: LeadId, kind: string) => {
      dispatch(keyOf(leadId, kind), { type: 'discarded' });
      dispatch(keyOf(leadId, kind), { type: 'due' });
    },

    /** Stores what is typed into a form now. Resolves when that has been tried once, and no request for it is under way. */
    store: (leadId: LeadId, kind: string) => storeNow(keyOf(leadId, kind)),

    /** Returns drafts of the same form that were typed in another window, or sent and taken back, and are not contained in this one. */
    others: (leadId: LeadId, kind: string) => {
      const draft = get(leadId, kind);
      return (loaded.get(leadId) ?? [])
        .filter((other) => other.kind === kind && other.id !== draft.id)
        .filter((other) => !draft.contained.some(({ id }) => id === other.id) && !contains(draft, other))
        .map((other) => ({ ...other, isTakenBack: takenBack.has(other.id) }));
    },

    /** Adds another draft to the one of its form, or only removes it. */
    closeOther: async (leadId: LeadId, other: StoredDraft, { isAdded }: { isAdded: boolean }) => {
      const key = keyOf(leadId, other.kind);
      if (isAdded) {
        dispatch(key, { type: 'added', other: { ...other, files: other.attachments } });
        await storeNow(key);
      } else await requests.remove(leadId, versionOf({ ...other, files: other.attachments }));
      changes += 1;
      await load(leadId);
    },

    /** Loads the drafts after a message was taken back: its draft is there again. */
    async takeBack(leadId: LeadId): Promise<void> {
      const known = new Set(loaded.get(leadId)?.map(({ id }) => id));
      await load(leadId);
      for (const { id } of loaded.get(leadId) ?? []) if (!known.has(id)) takenBack.add(id);
      notify();
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
      const shown = get(leadId, kind);
      // What another window has stored under this id is not overwritten, and files of other drafts are copied.
      if (!isStored(shown)) await storeNow(key);
      const draft = get(leadId, kind);
      if (
        draft.copiedFiles.length + draft.uploads.length > 0 ||
        !isSame(draft, shown) ||
        namesOf(draft) !== namesOf(shown)
      )
        throw new Error('It has changed meanwhile. Please check it.');
      dispatch(key, { type: 'sending' });
      const send = async () => {
        const result = await request(draft);
        changes += 1;
        dispatchTo(draft.id, { type: 'sent' });
        return result;
      };
      try {
        return await repeatUntilKnown(send, {
          clock,
          onSilent: () => dispatchTo(draft.id, { type: 'silent' }),
          isForgotten: () => ![...drafts.values()].some(({ id }) => id === draft.id),
        });
      } catch (error) {
        dispatchTo(draft.id, { type: 'notSent', isRenewed: isRenewed(error) });
        throw error;
      }
    },

    /** Gives the draft another id: what was sent under the earlier one stays as it is. */
    renew: (leadId: LeadId, kind: string) => dispatch(keyOf(leadId, kind), { type: 'notSent', isRenewed: true }),

    /** Adds a file to a reply, which is stored first. */
    async attach(leadId: number, file: File): Promise<void> {
      const key = keyOf(leadId, 'reply');
      const { name } = file;
      dispatch(key, { type: 'uploading', name });
      try {
        // Twice: after a conflict it is another draft.
        for (let attempt = 0; attempt < 2 && get(leadId, 'reply').revision === 0; attempt += 1) await storeNow(key);
        const { id, revision } = get(leadId, 'reply');
        if (revision === 0) throw new Error('The reply could not be stored.');
        dispatch(key, { type: 'attached', draftId: id, file: await requests.attach(leadId, id, file) });
      } catch (error) {
        dispatch(key, { type: 'notUploaded', name });
        throw error;
      }
    },

    async removeFile(leadId: number, fileId: number): Promise<void> {
      const { id, copiedFiles } = get(leadId, 'reply');
      if (!copiedFiles.includes(fileId)) await requests.detach(leadId, id, fileId);
      changes += 1;
      dispatch(keyOf(leadId, 'reply'), { type: 'removed', fileId });
    },

    /** Moves what was typed about a lead to the one that it was merged into. */
    move(from: number, to: number) {
      for (const [key, draft] of drafts) {
        if (leadOf(key) !== from || isEmpty(draft)) continue;
        const target = keyOf(to, draft.kind);
        const own = drafts.get(target);
        drop(key);
        put(target, draft);
        if (own && !isEmpty(own)) dispatch(target, { type: 'added', other: own });
      }
    },

    /** Stores everything that is not stored yet. Resolves when that has been tried once. */
    storeAll: () => Promise.all([...drafts.keys()].map(storeNow)),
    /** Whether something would be lost if this page were closed now. */
    hasUnstored: () => [...drafts.values()].some((draft) => !isStored(draft)),
    /** Whether anything has been typed that is not saved. */
    hasAny: () => [...drafts.values()].some((draft) => !isEmpty(draft)),

    /** Removes drafts from this page, all or those about leads that are gone. What the API has stays. */
    forget(leadIds?: readonly LeadId[]) {
      for (const key of [...drafts.keys()]) if (leadIds?.includes(leadOf(key)) ?? true) drop(key);
      for (const leadId of leadIds ?? [...loaded.keys()]) loaded.delete(leadId);
      notify();
    },
  };

  function drop(key: string) {
    clock.clearTimeout(timers.get(key));
    timers.delete(key);
    running.delete(key);
    drafts.delete(key);
    none.delete(key);
  }
}
