import type { LeadStatus, RequestState } from '@portal/contracts/lead';
import fc from 'fast-check';
import { expectProjected, makeLead } from '../../testing/lead-fixtures.ts';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';

const api = await startPlanningApi();
const agent = await createColleague(api, 'agent', 'Grace');
const other = await createColleague(api, 'agent', 'Alan');
afterAll(() => api.stop());

/** What the model knows of a lead. */
interface ModelLead {
  status: LeadStatus;
  owner_id: number | null;
  merged_into_id: number | null;
}

/** What the model knows of the request of a lead. Each lead has one, with the same number. */
interface ModelRequest {
  state: RequestState;
  /** It has a deadline. */
  isDue: boolean;
  answered_by: number | null;
  isClosed: boolean;
}

interface Image<Fields> {
  before: Partial<Fields>;
  after: Partial<Fields>;
}

interface Images {
  leads: Map<number, Image<ModelLead>>;
  requests: Map<number, Image<ModelRequest>>;
}

/** An independent model of actions: what each leaves behind, written without SQL. */
class Model {
  readonly leads = new Map<number, ModelLead>();
  readonly requests = new Map<number, ModelRequest>();
  /** What each request says. */
  readonly phones = new Map<number, string | null>();
  /** `root` is the lead on whose timeline the action is. */
  readonly batches: { id: string; root: number; images: Images; isUndone: boolean }[] = [];
  readonly notified = new Set<number>();

  lead = (id: number): ModelLead => this.leads.get(id) ?? fail(`no lead ${id}`);

  root(id: number): number {
    const { merged_into_id } = this.lead(id);
    return merged_into_id === null ? id : this.root(merged_into_id);
  }

  requestsOf = (root: number): [number, ModelRequest][] => [...this.requests].filter(([id]) => this.root(id) === root);

  /** Returns the requests of a tree that wait for an answer, or have been closed without one. */
  unansweredOf = (root: number) =>
    this.requestsOf(root).filter(([, { isDue, answered_by }]) => isDue && answered_by === null);

  /** Returns what the projection of a lead has: that of a root from its tree, that of a merged lead from its own request. */
  projectionOf(id: number) {
    const isRoot = this.lead(id).merged_into_id === null;
    const own = [...this.requests].filter(([other]) => other === id || (isRoot && this.root(other) === id));
    const inbox = own.filter(([, { state }]) => state === 'inbox');
    const phones = (inbox.length > 0 ? inbox : own).map(([other]) => this.phones.get(other));
    return { is_spam: inbox.length === 0, phone: phones.find((phone) => phone !== null) ?? null };
  }

  /** Applies values and returns the images of what they change. */
  change(leads: [number, Partial<ModelLead>][], requests: [number, Partial<ModelRequest>][] = []): Images {
    const images = { leads: imagesOf(this.leads, leads), requests: imagesOf(this.requests, requests) };
    for (const [id, { after }] of images.leads) Object.assign(this.lead(id), after);
    for (const [id, { after }] of images.requests) Object.assign(this.requests.get(id) ?? {}, after);
    for (const [id, { before, after }] of images.requests)
      if (after.state === 'inbox' && before.isDue === false) this.notified.add(id);
    return images;
  }

  canUndo({ images, isUndone }: Model['batches'][number]): boolean {
    const isCycle = [...images.leads].some(
      ([id, { before }]) => before.merged_into_id && this.root(before.merged_into_id) === id,
    );
    return !isUndone && !isCycle && hasValues(this.leads, images.leads) && hasValues(this.requests, images.requests);
  }
}

function imagesOf<Fields extends object>(state: Map<number, Fields>, values: [number, Partial<Fields>][]) {
  const images = new Map<number, Image<Fields>>();
  for (const [id, after] of values) {
    const current = Object.entries(state.get(id) ?? {});
    const changed = current.filter(([field, value]) => field in after && after[field as keyof Fields] !== value);
    if (changed.length > 0)
      images.set(id, {
        before: Object.fromEntries(changed) as Partial<Fields>,
        after: Object.fromEntries(changed.map(([field]) => [field, after[field as keyof Fields]])) as Partial<Fields>,
      });
  }
  return images;
}

const hasValues = <Fields extends object>(state: Map<number, Fields>, images: Map<number, Image<Fields>>) =>
  [...images].every(([id, { after }]) =>
    Object.entries(after).every(([field, value]) => state.get(id)?.[field as keyof Fields] === value),
  );

const fail = (message: string): never => {
  throw new Error(message);
};

const one = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      lead: one,
      status: fc.constantFrom('new', 'contacted', 'won', 'lost'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('assign' as const),
      lead: one,
      owner: fc.constantFrom(agent.id, other.id, null),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('contact' as const), lead: one }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('spam' as const, 'release' as const), lead: one }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('merge' as const), lead: one, other: one }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('separate' as const), lead: one }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.integer({ min: 0, max: 4 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const plainLeads = Array.from({ length: 4 }, () => ({ isSpam: false, hasPhone: false }));

/** The request of lead 2 is answered in the merge tree of lead 0, and belongs to its own lead again when this is undone. */
const undoAfterSeparation: Step[] = [
  { kind: 'merge', lead: 0, other: 2 },
  { kind: 'contact', lead: 2 },
  { kind: 'separate', lead: 2 },
  { kind: 'undo', back: 1 },
];

/** Sends the step and applies it to the model. The API must accept it exactly when the model does. */
async function run(model: Model, ids: number[], step: Step): Promise<void> {
  const record = (id: string, root: number, images: Images) =>
    model.batches.push({ id, root, images, isUndone: false });
  const at = (index: number) => ids[index] ?? 0;
  switch (step.kind) {
    case 'status':
    case 'assign':
    case 'spam':
    case 'release': {
      const action =
        step.kind === 'status'
          ? { kind: step.kind, status: step.status }
          : step.kind === 'assign'
            ? { kind: step.kind, ownerId: step.owner }
            : { kind: step.kind };
      const values: Partial<ModelLead> =
        step.kind === 'status'
          ? { status: step.status as LeadStatus }
          : step.kind === 'assign'
            ? { owner_id: step.owner }
            : {};
      const { body } = await agent.post('leads/actions', { leadIds: [at(step.lead)], action }).expect(200);
      const root = model.root(at(step.lead));
      const isClosing = (status: unknown) => status === 'won' || status === 'lost';
      const isClosed = isClosing(values.status);
      // Requests that were closed stay closed while the lead is open.
      const changesClocks = step.kind === 'status' && (isClosed || isClosing(model.lead(root).status));
      const requests = (): [number, Partial<ModelRequest>][] => {
        if (changesClocks) return model.unansweredOf(root).map(([id]) => [id, { isClosed }]);
        const inbox = model.requestsOf(root).filter(([, { state }]) => (state === 'inbox') === (step.kind === 'spam'));
        if (step.kind === 'spam') return inbox.map(([id]) => [id, { state: 'spam' }]);
        return step.kind === 'release' ? inbox.map(([id]) => [id, { state: 'inbox', isDue: true }]) : [];
      };
      const images = model.change([[root, values]], requests());
      const changed = images.leads.size + images.requests.size > 0;
      expect(body.changed).toBe(changed ? 1 : 0);
      if (changed) record(body.batchId, root, images);
      return;
    }
    case 'contact': {
      const root = model.root(at(step.lead));
      const { body } = await agent.post(`leads/${at(step.lead)}/contacts`, { channel: 'call' }).expect(200);
      const { status, owner_id } = model.lead(root);
      const unanswered = model.unansweredOf(root);
      const images = model.change(
        [[root, { status: status === 'new' ? 'contacted' : status, owner_id: owner_id ?? agent.id }]],
        unanswered.map(([id]) => [id, { answered_by: agent.id }]),
      );
      record(body.batchId, root, images);
      return;
    }
    case 'merge': {
      const [into, merged] = [model.root(at(step.lead)), model.root(at(step.other))];
      const { body } = await agent
        .post(`leads/${at(step.lead)}/merge`, { leadId: at(step.other) })
        .expect(into === merged ? 409 : 200);
      if (into === merged) return;
      const [kept, gone] = [model.lead(into), model.lead(merged)];
      const values: Partial<ModelLead> = {
        status: kept.status === 'new' ? gone.status : kept.status,
        owner_id: kept.owner_id ?? gone.owner_id,
      };
      const images = model.change([
        [merged, { merged_into_id: into }],
        [into, values],
      ]);
      record(body.batchId, into, images);
      return;
    }
    case 'separate': {
      const id = at(step.lead);
      const parent = model.lead(id).merged_into_id;
      const { body } = await agent
        .post(`leads/${model.root(id)}/separate`, { leadId: id })
        .expect(parent === null ? 409 : 200);
      if (parent === null) return;
      const root = model.root(id);
      record(body.batchId, root, model.change([[id, { merged_into_id: null }]]));
      return;
    }
    case 'undo': {
      const batch = model.batches.at(-1 - step.back);
      if (!batch) return;
      const isPossible = model.canUndo(batch);
      await agent.post('leads/undo', { batchId: batch.id }).expect(isPossible ? 200 : 409);
      if (!isPossible) return;
      batch.isUndone = true;
      const images = model.change(
        [...batch.images.leads].map(([id, { before }]) => [id, before]),
        [...batch.images.requests].map(([id, { before }]) => [id, before]),
      );
      const [undone] = await api.sql<{ batch_id: string }>(
        'select batch_id from lead_events where batch_id is not null order by id desc limit 1',
      );
      record(undone?.batch_id ?? '', batch.root, images);
    }
  }
}

/** Compares everything stored with the model. */
async function compare(model: Model): Promise<void> {
  expect(await api.sql('select id, status, owner_id, merged_into_id, is_spam, phone from leads order by id')).toEqual(
    [...model.leads].map(([id, lead]) => ({ id, ...lead, ...model.projectionOf(id) })),
  );
  expect(await api.sql('select id, root_id from leads order by id')).toEqual(
    [...model.leads.keys()].map((id) => ({ id, root_id: model.root(id) })),
  );
  const requests = await api.sql<{ id: number; response_due_at: Date | null }>(
    `select id, state, answered_by, closed_at is not null as "isClosed", response_due_at is not null as "isDue", response_due_at
     from requests order by id`,
  );
  expect(requests).toMatchObject([...model.requests].map(([id, request]) => ({ id, ...request })));
  const dueAt = (root: number): Date | null => {
    const waiting = model.unansweredOf(root).filter(([, { state, isClosed }]) => state === 'inbox' && !isClosed);
    const times = waiting.map(([id]) => requests.find((request) => request.id === id)?.response_due_at?.getTime() ?? 0);
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  };
  expect(
    await api.sql(
      `select id, nullif(due_at, 'infinity') as due_at from leads where merged_into_id is null order by id`,
    ),
  ).toEqual([...model.leads.keys()].filter((id) => model.root(id) === id).map((id) => ({ id, due_at: dueAt(id) })));
  await expectProjected(api);
  // Each held request that has left spam is notified once.
  expect(await plannedFor(api)).toEqual([...model.notified].sort((one, other) => one - other));
}

test('any sequence of actions and undos ends in the state of the model', async () => {
  // A busy machine makes fewer runs.
  const lastStart = Date.now() + 60_000;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ isSpam: fc.boolean(), hasPhone: fc.boolean() }), {
        minLength: 4,
        maxLength: 4,
      }),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (fixtures, steps) => {
        if (Date.now() > lastStart) return;
        await api.sql('truncate leads, contact_submissions restart identity cascade');
        const model = new Model();
        const ids: number[] = [];
        for (const { isSpam, hasPhone } of fixtures) {
          const phone = hasPhone ? `512 555 010${ids.length}` : null;
          const id = await makeLead(api, { isSpam, phone });
          ids.push(id);
          model.leads.set(id, { status: 'new', owner_id: null, merged_into_id: null });
          const state = isSpam ? 'held' : 'inbox';
          model.requests.set(id, { state, isDue: !isSpam, answered_by: null, isClosed: false });
          model.phones.set(id, phone);
        }
        for (const action of steps) {
          await run(model, ids, action);
          await compare(model);
        }
      },
    ),
    { numRuns: 20, examples: [[plainLeads, undoAfterSeparation]] },
  );
});
