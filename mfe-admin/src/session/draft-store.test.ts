import { ApiError } from '@portal/staff-client/api-error';
import type { Draft as StoredDraft } from '@portal/staff-client/lead';
import { copiesIn, type Draft, isBeingSent, type Version } from './draft.ts';
import { createDrafts } from './draft-store.ts';

/** `DRAFT_SEQUENCES=50000 DRAFT_SEED=1 npm test -w mfe-admin -- draft-store` plays more of them, or others. */
const {
  DRAFT_SEQUENCES = 3_000,
  DRAFT_SEED = Date.now() % 1_000_000_000,
  DRAFT_TRACE,
} = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process.env;
const sequences = Number(DRAFT_SEQUENCES);
const firstSeed = Number(DRAFT_SEED);
const leadId = 1;

/** Mulberry32. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (count: number) => Math.floor(next() * count),
    chance: (share: number) => next() < share,
    of: <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One,
  };
}
type Random = ReturnType<typeof randomOf>;

interface Message {
  click: number;
  draftId: string;
  text: string;
  to: string | undefined;
  fileIds: number[];
  files: string[];
  isSent: boolean;
}

interface Sending extends Pick<StoredDraft, 'id' | 'text' | 'fields' | 'revision'> {
  click: number;
  fileIds: number[];
}

/** What the API does with the drafts of one user about one lead. */
function modelOfApi() {
  const drafts = new Map<string, StoredDraft & { at: number }>();
  const messages: Message[] = [];
  let time = 0;
  let lastFile = 0;
  const conflict = () => new ApiError(409, 'Changed.');
  const isUsed = (id: string) => messages.some(({ draftId }) => draftId === id);
  const fileOf = (name: string) => ({ id: ++lastFile, name, mimeType: 'text/plain', size: 1 });
  return {
    drafts,
    messages,
    list: () =>
      structuredClone([...drafts.values()].filter(({ id }) => !isUsed(id)).sort((one, other) => other.at - one.at)),
    put(draft: Draft) {
      const { id, kind, text, fields, revision } = draft;
      const before = drafts.get(id);
      if (isUsed(id) || (before?.revision ?? 0) !== revision) throw conflict();
      const copies = [...drafts.values()]
        .flatMap((other) => (other.id === id ? [] : other.attachments))
        .filter((file) => copiesIn(draft).some((copy) => copy.id === file.id));
      const attachments = [...(before?.attachments ?? []), ...copies.map(({ name }) => fileOf(name))];
      time += 1;
      // One that is stored again after it was removed has another revision.
      const next = before ? revision + 1 : time * 1_000;
      drafts.set(id, { id, kind, text, fields, revision: next, attachments, updatedAt: '', at: time });
      return { revision: next, attachments: structuredClone(attachments) };
    },
    remove({ id, revision, lastFileId }: Version) {
      const draft = drafts.get(id);
      if (!isUsed(id) && draft?.revision === revision && draft.attachments.every((file) => file.id <= lastFileId))
        drafts.delete(id);
    },
    attach(id: string, name: string) {
      const draft = drafts.get(id);
      if (!draft) throw new ApiError(404, 'There is no such draft.');
      if (isUsed(id)) throw conflict();
      const file = fileOf(name);
      draft.attachments = [...draft.attachments, file];
      return file;
    },
    detach(id: string, fileId: number) {
      const draft = drafts.get(id);
      if (draft) draft.attachments = draft.attachments.filter((file) => file.id !== fileId);
    },
    send({ click, id, text, fields, revision, fileIds }: Sending) {
      const same = messages.find(({ draftId }) => draftId === id);
      const isSame = same?.text === text && same.to === fields.to && `${same.fileIds}` === `${fileIds}`;
      if (same && !isSame) throw conflict();
      if (same) return same;
      const before = drafts.get(id);
      const attachments = before?.attachments ?? [];
      const files = attachments.filter((file) => fileIds.includes(file.id)).map(({ name }) => name);
      if (files.length < fileIds.length) throw conflict();
      const message = { click, draftId: id, text, to: fields.to, fileIds, files, isSent: false };
      messages.push(message);
      time += 1;
      const next = before ? before.revision + 1 : time * 1_000;
      // What another window has stored meanwhile.
      if (before && (before.revision !== revision || attachments.length > fileIds.length)) {
        const other = crypto.randomUUID();
        drafts.set(other, { ...before, id: other, attachments: attachments.map(({ name }) => fileOf(name)) });
      }
      drafts.set(id, { id, kind: 'reply', text, fields, revision: next, attachments, updatedAt: '', at: time });
      return message;
    },
    undo(message: Message) {
      if (!message.isSent && messages.includes(message)) messages.splice(messages.indexOf(message), 1);
    },
    deliver(message: Message) {
      message.isSent = true;
      drafts.delete(message.draftId);
    },
  };
}

/** Requests that wait for a network that loses, delays and repeats nothing by itself. */
function modelOfNetwork(random: Random, log: string[]) {
  const pending: { apply: () => unknown; resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  /** Requests that the client has given up and the API still gets. */
  let late: (() => unknown)[] = [];
  const lost = () => new TypeError('Failed to fetch');
  const request = <Result>(apply: () => Result) =>
    new Promise<Result>((resolve, reject) => pending.push({ apply, resolve: resolve as never, reject }));
  const applied = (apply: () => unknown) => {
    try {
      return { value: apply() };
    } catch (error) {
      return { error: error as Error };
    }
  };
  return {
    request,
    isIdle: () => pending.length === 0,
    /** Something happens to one of the requests. */
    step(isReliable: boolean) {
      if (late.length > 0 && random.chance(0.3))
        return void applied(late.splice(random.below(late.length), 1)[0] ?? lost);
      const [one] = pending.splice(random.below(pending.length), 1);
      if (!one) return;
      const fate = isReliable
        ? 'answered'
        : random.of(['answered', 'answered', 'answered', 'lost', 'unanswered', 'late']);
      if (fate === 'late') late.push(one.apply);
      log.push(`  ${fate} ${String(one.apply).replace(/\s+/g, ' ').slice(0, 60)}`);
      const { value, error } = fate === 'answered' || fate === 'unanswered' ? applied(one.apply) : { error: lost() };
      if (fate === 'unanswered') one.reject(lost());
      else if (error) one.reject(error);
      else one.resolve(value);
    },
    settle() {
      for (const apply of late) applied(apply);
      late = [];
    },
  };
}

const microtasks = async () => {
  for (let count = 0; count < 12; count += 1) await undefined;
};

/** Plays one random sequence of two windows, and checks after each step that nothing that was typed is lost. */
async function play(seed: number) {
  jest.clearAllTimers();
  const random = randomOf(seed);
  const api = modelOfApi();
  const log: string[] = [];
  const network = modelOfNetwork(random, log);
  const { request } = network;
  const windows = [1, random.below(2)].filter(Boolean).map(() =>
    createDrafts({
      list: () => request(api.list),
      put: (_, draft) => request(() => api.put(draft)),
      remove: (_, version) => request(() => api.remove(version)),
      attach: (_, id, { name }) => request(() => api.attach(id, name)),
      detach: (_, id, fileId) => request(() => api.detach(id, fileId)),
    }),
  );
  const typed = new Set<string>();
  const removed = new Set<string>();
  let lastToken = 0;
  let clicks = 0;
  const failures: unknown[] = [];
  const token = (letter: string) => {
    const name = `${letter}${++lastToken}.`;
    typed.add(name);
    return name;
  };
  const tokensOf = (text: string) => text.match(/\w+\./g) ?? [];
  const everywhere = () =>
    JSON.stringify([
      windows.map(({ get }) =>
        [get(leadId, 'reply'), get(leadId, 'note')].map(({ text, fields, files }) => [text, fields, files]),
      ),
      [...api.drafts.values()],
      api.messages,
    ]);
  const check = () => {
    const all = everywhere();
    const lost = [...typed].filter((one) => !removed.has(one) && !all.includes(one));
    if (lost.length > 0) throw new Error(`lost ${lost}`);
    for (const { click } of api.messages)
      if (api.messages.filter((other) => other.click === click).length > 1)
        throw new Error(`click ${click} sent twice`);
    if (failures.length > 0) throw failures[0];
  };
  /** What the user removes on purpose is not missed, unless it is elsewhere too. */
  const remove = (text: string) => {
    for (const one of tokensOf(text)) removed.add(one);
  };
  const ignore = () => undefined;

  const actions: Record<string, (window: (typeof windows)[number]) => void> = {
    type(window) {
      const kind = random.of(['reply', 'reply', 'note'] as const);
      const { text } = window.get(leadId, kind);
      window.change(leadId, kind, { text: random.chance(0.8) ? text + token('t') : token('t') + text });
    },
    erase(window) {
      const kind = random.of(['reply', 'note'] as const);
      const { text } = window.get(leadId, kind);
      const tokens = tokensOf(text);
      const kept = random.chance(0.5) ? '' : tokens.slice(0, -1).join('');
      remove(tokens.filter((one) => !kept.includes(one)).join(''));
      window.change(leadId, kind, { text: kept });
    },
    address(window) {
      const { fields } = window.get(leadId, 'reply');
      const to = [fields.to, token('a')].filter(Boolean).join(', ');
      window.change(leadId, 'reply', { fields: { to } });
    },
    focus: (window) => void window.load(leadId).catch(ignore),
    attach(window) {
      if (isBeingSent(window.get(leadId, 'reply'))) return;
      const name = token('f');
      // Until it is attached, the user has it.
      typed.delete(name);
      window.attach(leadId, { name } as File).then(() => typed.add(name), ignore);
    },
    detach(window) {
      const draft = window.get(leadId, 'reply');
      const [file] = draft.files;
      if (!file || isBeingSent(draft)) return;
      removed.add(file.name);
      window.removeFile(leadId, file.id).catch(ignore);
    },
    send(window) {
      const shown = window.get(leadId, 'reply');
      if (isBeingSent(shown) || shown.uploads.length > 0 || shown.text.trim() === '') return;
      const click = ++clicks;
      window
        .send(
          leadId,
          'reply',
          ({ id, text, fields, revision, files }) => {
            if (text !== shown.text || fields.to !== shown.fields.to) failures.push(new Error('sent something else'));
            return request(() =>
              api.send({ click, id, text, fields, revision, fileIds: files.map((file) => file.id) }),
            );
          },
          (error) => error instanceof ApiError && error.status === 409,
        )
        .then((message) => {
          if (`${shown.files.map(({ name }) => name).sort()}` !== `${[...message.files].sort()}`)
            failures.push(new Error(`sent ${message.files} instead of ${shown.files.map(({ name }) => name)}`));
        }, ignore);
    },
    undo(window) {
      const message = api.messages.find(({ isSent }) => !isSent);
      if (!message) return;
      request(() => api.undo(message))
        .then(() => window.load(leadId), ignore)
        .catch(ignore);
    },
    deliver() {
      const message = api.messages.find(({ isSent }) => !isSent);
      if (message) api.deliver(message);
    },
    add(window) {
      const kind = random.of(['reply', 'note'] as const);
      const [other] = window.others(leadId, kind);
      if (other) window.closeOther(leadId, other, { isAdded: true }).catch(ignore);
    },
    time: () => void jest.advanceTimersToNextTimer(),
    network: () => network.step(false),
  };
  const names = 'type type type erase address focus focus attach detach send send undo deliver add'.split(' ');
  const all = [...names, ...Array(6).fill('time'), ...Array(14).fill('network')];
  try {
    for (let step = 0; step < 70; step += 1) {
      const name = random.of(all);
      const at = random.below(windows.length);
      if (name !== 'network' || !network.isIdle()) log.push(`${name} ${at}`);
      actions[name]?.(windows[at] as (typeof windows)[number]);
      await microtasks();
      if (DRAFT_TRACE) log.push(everywhere());
      check();
    }
    // The connection is good again: everything gets to the API.
    log.push('end');
    network.settle();
    for (let count = 0; count < 400 && !(network.isIdle() && jest.getTimerCount() === 0); count += 1) {
      if (network.isIdle()) jest.advanceTimersToNextTimer();
      else network.step(true);
      await microtasks();
      check();
    }
    for (const window of windows)
      if (window.hasUnstored())
        throw new Error(`not stored: ${JSON.stringify([window.get(leadId, 'reply'), window.get(leadId, 'note')])}`);
  } catch (error) {
    throw new Error(
      `seed ${seed}: ${error instanceof Error ? error.message : error}\n${log.join('\n')}\n${everywhere()}`,
    );
  }
}

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] }));
afterEach(() => jest.useRealTimers());

test(`nothing that is typed is lost, and each click sends what is shown once (seeds from ${firstSeed})`, async () => {
  for (let seed = firstSeed; seed < firstSeed + sequences; seed += 1) await play(seed);
}, 600_000);
