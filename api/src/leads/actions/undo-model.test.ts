import type { LeadStatus } from '@portal/contracts/lead';
import fc from 'fast-check';
import { makeLead } from '../../testing/lead-fixtures.ts';
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
  is_spam: boolean;
  merged_into_id: number | null;
  phone: string | null;
}

/** What the model knows of the request of a lead. Each lead has one, with the same number. */
interface ModelRequest {
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
  /** Due times of the requests, which never change once they are set. */
  readonly deadlines = new Map<number, Date>();
  /** `root` is the lead on whose timeline the action is. */
  readonly batches: { id: string; root: number; images: Images; isUndone: boolean }[] = [];
  /** Held submissions. There is one per lead, with the same number. */
  readonly held = new Set<number>();
  readonly notified = new Set<number>();

  lead = (id: number): ModelLead => this.leads.get(id) ?? fail(`no lead ${id}`);

  root(id: number): number {
    const { merged_into_id } = this.lead(id);
    return merged_into_id === null ? id : this.root(merged_into_id);
  }

  /** Returns the requests of a tree that have been in the inbox. */
  requestsOf = (root: number): [number, ModelRequest][] =>
    [...this.requests].filter(([id]) => this.root(id) === root && (!this.held.has(id) || this.notified.has(id)));

  /** Applies values and returns the images of what they change. */
  change(leads: [number, Partial<ModelLead>][], requests: [number, Partial<ModelRequest>][] = []): Images {
    const images = { leads: imagesOf(this.leads, leads), requests: imagesOf(this.requests, requests) };
    for (const [id, { after }] of images.leads) Object.assign(this.lead(id), after);
    for (const [id, { after }] of images.requests) Object.assign(this.requests.get(id) ?? {}, after);
    for (const id of this.held) if (!this.lead(this.root(id)).is_spam) this.notified.add(id);
    return images;
  }

  canUndo({ root, images, isUndone }: Model['batches'][number]): boolean {
    const isFree = [root, ...images.leads.keys()].every(
      (id) => this.lead(id).merged_into_id === null || 'merged_into_id' in (images.leads.get(id)?.after ?? {}),
    );
    return !isUndone && isFree && hasValues(this.leads, images.leads) && hasValues(this.requests, images.requests);
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
            : { is_spam: step.kind === 'spam' };
      const { body } = await agent.post('leads/actions', { leadIds: [at(step.lead)], action }).expect(200);
      const root = model.root(at(step.lead));
      const isClosing = (status: unknown) => status === 'won' || status === 'lost';
      const isClosed = isClosing(values.status);
      // Requests that were closed stay closed while the lead is open.
      const changesClocks = step.kind === 'status' && (isClosed || isClosing(model.lead(root).status));
      const unanswered = model.requestsOf(root).filter(([, { answered_by }]) => answered_by === null);
      const images = model.change([[root, values]], changesClocks ? unanswered.map(([id]) => [id, { isClosed }]) : []);
      const changed = images.leads.size + images.requests.size > 0;
      expect(body.changed).toBe(changed ? 1 : 0);
      if (changed) record(body.batchId, root, images);
      return;
    }
    case 'contact': {
      const root = model.root(at(step.lead));
      const { body } = await agent.post(`leads/${at(step.lead)}/contacts`, { channel: 'call' }).expect(200);
      const { status, owner_id } = model.lead(root);
      const unanswered = model.requestsOf(root).filter(([, { answered_by }]) => answered_by === null);
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
        is_spam: kept.is_spam && gone.is_spam,
        phone: kept.phone ?? gone.phone,
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
      // The last merge of the two, which may be the undo of a separation.
      const merge = model.batches.findLast(({ images }) => images.leads.get(id)?.after.merged_into_id === parent);
      const { before = {}, after = {} } = merge?.images.leads.get(parent) ?? {};
      const unchanged = Object.entries(after).filter(
        ([field, value]) => model.lead(parent)[field as keyof ModelLead] === value,
      );
      const restored = Object.fromEntries(unchanged.map(([field]) => [field, before[field as keyof ModelLead]]));
      record(
        body.batchId,
        parent,
        model.change([
          [id, { merged_into_id: null }],
          [parent, restored],
        ]),
      );
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
  expect(await api.sql('select id, status, owner_id, is_spam, merged_into_id, phone from leads order by id')).toEqual(
    [...model.leads].map(([id, lead]) => ({ id, ...lead })),
  );
  expect(await api.sql('select id, root_id from leads order by id')).toEqual(
    [...model.leads.keys()].map((id) => ({ id, root_id: model.root(id) })),
  );
  const requests = await api.sql<{ id: number; response_due_at: Date | null }>(
    `select id, answered_by, closed_at is not null as "isClosed", response_due_at from submissions order by id`,
  );
  expect(requests).toMatchObject([...model.requests].map(([id, request]) => ({ id, ...request })));
  for (const { id, response_due_at } of requests) {
    if (response_due_at && !model.deadlines.has(id)) model.deadlines.set(id, response_due_at);
    expect([id, response_due_at]).toEqual([id, model.deadlines.get(id) ?? null]);
  }
  const dueAt = (root: number): Date | null => {
    const waiting = model.requestsOf(root).filter(([, { answered_by, isClosed }]) => answered_by === null && !isClosed);
    const times = waiting.map(([id]) => model.deadlines.get(id)?.getTime() ?? 0);
    return times.length > 0 && !model.lead(root).is_spam ? new Date(Math.min(...times)) : null;
  };
  expect(
    await api.sql(
      `select id, nullif(due_at, 'infinity') as due_at from leads where merged_into_id is null order by id`,
    ),
  ).toEqual([...model.leads.keys()].filter((id) => model.root(id) === id).map((id) => ({ id, due_at: dueAt(id) })));
  // Leads outside of spam have the identity of their address, leads in spam have none.
  expect(await api.sql('select lead_id from lead_identities order by lead_id')).toEqual(
    [...model.leads.keys()].filter((id) => !model.lead(model.root(id)).is_spam).map((lead_id) => ({ lead_id })),
  );
  // Each held submission that has left spam is notified once.
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
          model.leads.set(id, {
            status: 'new',
            owner_id: null,
            is_spam: isSpam,
            merged_into_id: null,
            phone,
          });
          model.requests.set(id, { answered_by: null, isClosed: false });
          if (isSpam) model.held.add(id);
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
