import fc from 'fast-check';
import { findInDatabase } from '../../testing/find-text.ts';
import { deliveriesOf, startNotificationApi, submit } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';

const { api, stop } = await startNotificationApi();
const manager = await createColleague(api, 'manager', 'Grace');
const agent = await createColleague(api, 'agent', 'Alan');
afterAll(stop);

const address = 'zaphira@quillon.example';
const zaphira = {
  name: 'Zaphira Quillon',
  email: address,
  phone: '512 555 7341',
  message: 'A xylophone in the vault.',
};
const traces = ['zaphira', 'quillon', '5557341', '555 7341', 'xylophon'];

const leadOf = async (request: number): Promise<number> => {
  const [row] = await api.sql<{ root_id: number }>(
    'select root_id from requests join leads on leads.id = lead_id where requests.id = $1',
    [request],
  );
  return row?.root_id ?? 0;
};

interface Scene {
  lead: number;
  /** Another lead, which is merged into the lead of the person, and the id for undo. */
  other: number;
  /** A lead of another person. */
  foreign: number;
  batchId: string;
  delivery: number;
}

/** What happens beside the erasure. No response may be a server error. */
const actions = {
  form: () => api.request.post('/api/contact').send({ ...zaphira, message: `Xylophone ${Math.random()}` }),
  spam: () => api.request.post('/api/contact').send({ ...zaphira, message: `Spam ${Math.random()}`, website: 'x' }),
  'case study': () =>
    api.request
      .post('/api/download-case-study')
      .send({ firstName: 'Zaphira', lastName: 'Q.', email: address, company: 'Quillon Works' }),
  note: ({ lead }: Scene) => agent.post(`leads/${lead}/notes`, { text: 'Zaphira called' }),
  contact: ({ lead }: Scene) => agent.post(`leads/${lead}/contacts`, { channel: 'call', note: 'Zaphira' }),
  status: ({ lead, foreign }: Scene) =>
    agent.post('leads/actions', { leadIds: [lead, foreign], action: { kind: 'status', status: 'won' } }),
  'merge into': ({ lead, foreign }: Scene) => agent.post(`leads/${foreign}/merge`, { leadId: lead }),
  separate: ({ lead, other }: Scene) => agent.post(`leads/${lead}/separate`, { leadId: other }),
  undo: ({ batchId }: Scene) => agent.post('leads/undo', { batchId }),
  resend: ({ delivery }: Scene) => agent.post(`deliveries/${delivery}/resend`),
  'second erasure': ({ lead }: Scene) => manager.post(`leads/${lead}/person/erase`, { addresses: [address] }),
};
type Action = keyof typeof actions;

async function prepare(): Promise<Scene> {
  const request = await submit(api, zaphira);
  const lead = await leadOf(request);
  await until(async () => (await deliveriesOf(api, request))['sales-email']?.state === 'sent');
  const [delivery] = await api.sql<{ id: number }>(
    `update deliveries set state = 'failed' where request_id = $1 and channel = 'sales-email' returning id`,
    [request],
  );
  // The same person by a held form, so that one address has two leads.
  await api.request
    .post('/api/contact')
    .send({ ...zaphira, message: 'Buy a xylophone', website: 'x' })
    .expect(201);
  const [held] = await api.sql<{ id: number }>('select id from leads where is_spam order by id desc limit 1');
  const other = held?.id ?? 0;
  const merge = await agent.post(`leads/${lead}/merge`, { leadId: other }).expect(200);
  const foreign = await leadOf(await submit(api, { name: 'Bob Smith', message: 'Two gates.' }));
  return { lead, other, foreign, batchId: merge.body.batchId, delivery: delivery?.id ?? 0 };
}

/** Erases what is left: forms that were sent beside the erasure, from `sentAt` on, may count as new ones. */
async function eraseRest(sentAt: Date) {
  const rows = await api.sql<{ lead_id: number; received_at: Date }>(
    'select lead_id, received_at from requests where email_identity = $1',
    [address],
  );
  for (const { received_at } of rows) expect(received_at.getTime()).toBeGreaterThanOrEqual(sentAt.getTime());
  const [row] = rows;
  if (!row) return;
  const { body } = await manager.get(`leads/${row.lead_id}/person`).expect(200);
  await manager.post(`leads/${row.lead_id}/person/erase`, { addresses: body.addresses }).expect(200);
}

test('nothing of the person is left after any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(actions) as Action[])), { minLength: 2, maxLength: 6 }),
      fc.nat({ max: 6 }),
      async (kinds, place) => {
        const scene = await prepare();
        const { lead } = scene;
        const sentAt = new Date();
        let erasure: Promise<{ status: number }> | undefined;
        const erase = () => {
          erasure = manager.post(`leads/${lead}/person/erase`, { addresses: [address] }).then((response) => response);
        };
        const responses = kinds.map((kind, index) => {
          if (index === place) erase();
          return actions[kind](scene).then(({ status }) => [kind, status] as const);
        });
        if (!erasure) erase();
        const results = await Promise.all(responses);
        const first = await erasure;
        expect(results.filter(([, status]) => status >= 500)).toEqual([]);

        // Merged with another person meanwhile, or erased by the other request.
        expect([200, 404, 409]).toContain(first?.status);
        if (first?.status === 409) {
          const { body } = await manager.get(`leads/${lead}/person`).expect(200);
          await manager.post(`leads/${lead}/person/erase`, { addresses: body.addresses }).expect(200);
        }

        await eraseRest(sentAt);
        // Jobs that were running end without a trace.
        await until(async () => (await api.sql(`select from pgboss.job where state = 'active'`)).length === 0);
        expect(await findInDatabase(api, traces)).toEqual([]);
      },
    ),
    {
      includeErrorInReport: true,
      numRuns: Number(process.env.ERASURE_RUNS ?? 25),
      seed: Number(process.env.ERASURE_SEED ?? 7),
      endOnFailure: true,
    },
  );
});
