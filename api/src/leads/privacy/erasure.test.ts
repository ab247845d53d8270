import { randomUUID } from 'node:crypto';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { connectTo } from '../../testing/databases.ts';
import { openStream } from '../../testing/event-stream.ts';
import { findInDatabase } from '../../testing/find-text.ts';
import { smtpError } from '../../testing/mail-server.ts';
import { deliveriesOf, startNotificationApi, submit, submitLead } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';

const { api, mail, stop } = await startNotificationApi();
const manager = await createColleague(api, 'manager', 'Grace');
const agent = await createColleague(api, 'agent', 'Alan');
afterAll(stop);
beforeEach(async () => {
  // The truncation and a delivery of the previous test would lock the same tables in another order.
  const active = () => api.sql(`select from pgboss.job where name = 'deliver' and state = 'active'`);
  await until(async () => (await active()).length === 0);
  await api.sql(
    'truncate leads, contact_submissions, case_study_requests, lead_words, saved_views cascade; delete from pgboss.job',
  );
});

const zaphira = {
  name: 'Zaphira Quillon',
  email: 'Zaphira@Quillon.example',
  phone: '512 555 7341',
  company: 'Quillon Works',
  message: 'A xylophone in the vault.',
};
const bob = { name: 'Bob Smith', email: 'bob@example.com', company: 'Smith Homes', message: 'Two gates.' };
const address = 'zaphira@quillon.example';
/** Words of the person and parts of the phone number, also as they are stored for searches. */
const traces = [
  'zaphira',
  'quillon',
  'vandermeer',
  'private.example',
  '5557341',
  '555 7341',
  '555-7341',
  '555.7341',
  'xylophon',
  'redhead',
];

const post = (form: object) => api.request.post('/api/contact').send(form);
const stored = async (id: number) => (await manager.get(`leads/${id}/person`).expect(200)).body;
const erase = (id: number, addresses = [address]) => manager.post(`leads/${id}/person/erase`, { addresses });
const act = (leadIds: number[], action: object) => agent.post('leads/actions', { leadIds, action }).expect(200);
const settled = async (request: number) =>
  until(async () => {
    const deliveries = Object.values(await deliveriesOf(api, request));
    return deliveries.length === 2 && deliveries.every(({ state }) => state !== 'waiting');
  });

test('removes everything stored about a person from every table, and nothing of others', async () => {
  mail.beforeAccept = ({ envelope }) => {
    if (envelope.to.some((recipient) => recipient.toLowerCase() === address))
      throw smtpError(550, `No mailbox ${address} here`);
  };
  const other = await submitLead(api, bob);
  const first = await submit(api, zaphira);
  const [{ lead = 0 } = {}] = await api.sql<{ lead: number }>('select lead_id as lead from requests where id = $1', [
    first,
  ]);
  await settled(first);
  // Another name, another address, and spam in her name.
  await api.request
    .post('/api/download-case-study')
    .send({ firstName: 'Zaphira', lastName: 'Vandermeer', email: zaphira.email, company: 'Quillon' })
    .expect(200);
  const privately = await submitLead(api, { ...zaphira, email: 'zq@private.example', message: 'Redheads.' });
  const { body } = await post({ ...zaphira, message: 'Buy now', website: 'x', submissionId: randomUUID() }).expect(201);
  expect(body.challenge).toBeDefined();
  // Staff work with the lead.
  await agent.post(`leads/${lead}/notes`, { text: 'Zaphira has a redhead parrot' }).expect(201);
  await act([lead, other], { kind: 'assign', ownerId: agent.id });
  await agent.post(`leads/${lead}/contacts`, { channel: 'call', note: 'Zaphira answered' }).expect(200);
  await agent.post(`leads/${lead}/merge`, { leadId: privately }).expect(200);
  const merge = await agent.post(`leads/${other}/merge`, { leadId: lead }).expect(200);
  await agent.post('leads/undo', { batchId: merge.body.batchId }).expect(200);
  await agent.post('views', { name: 'Her', query: `q=${encodeURIComponent(address)}` }).expect(200);
  await agent.post('views', { name: 'Won', query: 'status=won' }).expect(200);
  await agent.post('views', { name: `Leads of ${zaphira.email}`, query: 'status=new' }).expect(200);
  await agent.post('views', { name: 'Caller', query: `q=${encodeURIComponent('+1 (512) 555-7341')}` }).expect(200);
  await agent.post('views', { name: 'Call 512.555.7341', query: '' }).expect(200);
  await agent.post('views', { name: 'zaphira  QUILLON', query: 'q=gates' }).expect(200);
  await agent.post('views', { name: 'Another number', query: 'q=512+555+7342' }).expect(200);
  expect(await findInDatabase(api, traces)).toEqual(
    expect.arrayContaining(['public.deliveries', 'public.lead_events', 'public.lead_words', 'public.saved_views']),
  );
  const { body: timeline } = await agent.get(`leads/${other}/timeline`).expect(200);
  expect(timeline.items.map(({ kind }: { kind: string }) => kind)).toContain('merged');

  expect(await stored(lead)).toMatchObject({
    addresses: [address, 'zq@private.example'],
    leads: [{ id: lead }, { id: privately }, { name: 'Zaphira Quillon' }],
    requests: 4,
    notes: 1,
    events: expect.any(Number),
    deliveries: expect.any(Number),
  });
  const { body: receipt } = await erase(lead, ['zq@private.example', address]).expect(200);

  expect(await findInDatabase(api, traces)).toEqual([]);
  await manager.get(`leads/${lead}`).expect(404);
  expect(receipt).toEqual({
    id: expect.any(Number),
    erasedAt: expect.any(String),
    erasedBy: manager.email,
    addressHashes: [expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)],
    removed: {
      leads: 3,
      requests: 4,
      messages: 0,
      files: 0,
      notes: 1,
      events: expect.any(Number),
      deliveries: expect.any(Number),
      savedViews: 5,
      journalEntries: 0,
    },
  });
  expect((await manager.get(`erasures/${receipt.id}`).expect(200)).body).toEqual(receipt);
  expect((await manager.get('erasures').expect(200)).body).toEqual({ items: [receipt], nextBefore: null });
  const { body: audit } = await manager.get('audit?kind=person-erased').expect(200);
  expect(audit.items).toMatchObject([
    { actor: { email: manager.email }, data: { receipt: receipt.id, removed: receipt.removed } },
  ]);

  // Others are as they were.
  expect((await agent.get(`leads/${other}`).expect(200)).body).toMatchObject({
    name: 'Bob Smith',
    owner: { name: 'Alan' },
  });
  expect((await agent.post('leads/search', { q: 'smith' }).expect(200)).body.items).toHaveLength(1);
  expect((await agent.get('summary').expect(200)).body.views).toMatchObject([
    { name: 'Another number' },
    { name: 'Won' },
  ]);
  const { totals, removed } = (await manager.get('report?period=7').expect(200)).body;
  expect([totals.now.leads.count, removed.now]).toEqual([1, 1]);
  mail.beforeAccept = () => undefined;
});

test('a form that is sent after the erasure is new, also the same form', async () => {
  const form = { ...zaphira, submissionId: randomUUID() };
  const { body: first } = await post(form).expect(201);
  const [old] = await api.sql('select lead_id from requests where reference = $1', [first.reference]);
  await erase(old?.lead_id).expect(200);

  const { body: second } = await post(form).expect(201);
  expect(second.id).toBeGreaterThan(first.id);
  const [again] = await api.sql('select lead_id, received_at from requests where reference = $1', [second.reference]);
  expect(again?.lead_id).toBeGreaterThan(old?.lead_id);
  const lead = (await agent.get(`leads/${again?.lead_id}`).expect(200)).body;
  expect(lead).toMatchObject({ isUnread: true, response: 'waiting' });
  expect(lead.timeline.map(({ kind }: { kind: string }) => kind)).toContain('submitted');
  await erase(again?.lead_id).expect(200);
  expect(await findInDatabase(api, traces)).toEqual([]);
});

test('a form that waits for the erasure of its person is acknowledged and not stored', async () => {
  const lead = await submitLead(api, zaphira);
  const holder = await connectTo(api.databaseUrl);
  try {
    // Other tests use other databases of the same server.
    const waiting = `select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    // The last step of the erasure waits here, so that it holds all its locks.
    await holder.query('begin');
    await holder.query('lock table audit_events in share mode');
    const erasing = erase(lead)
      .expect(200)
      .then(({ body }) => body);
    await until(async () => {
      const rows = await api.sql(`${waiting} and relation = 'audit_events'::regclass`);
      return rows.length > 0;
    });
    const spam = post({ ...zaphira, website: 'x' }).then((response) => response);
    const sent = post({ ...zaphira, message: 'Me again.' }).then((response) => response);
    await until(async () => {
      const rows = await api.sql(`${waiting} and locktype = 'advisory' and classid = ${personLocks}`);
      return rows.length === 2;
    });
    await holder.query('commit');
    await erasing;
    for (const { status, body } of await Promise.all([spam, sent])) {
      expect(status).toBe(201);
      expect(body).toEqual({
        reference: expect.any(String),
        receivedAt: expect.any(String),
        answerBy: expect.any(String),
      });
    }
  } finally {
    await holder.end();
  }
  expect(await findInDatabase(api, traces)).toEqual([]);
});

test('erases nothing when the person has other addresses than those that were confirmed', async () => {
  const lead = await submitLead(api, zaphira);
  const other = await submitLead(api, { ...bob, email: 'bob.two@example.com' });
  await agent.post(`leads/${lead}/merge`, { leadId: other }).expect(200);
  const { body } = await erase(lead).expect(409);
  expect(body.detail).toBe('This person has other email addresses by now. Please check what is erased again.');
  await manager.get(`leads/${lead}`).expect(200);
  await agent.post(`leads/${lead}/separate`, { leadId: other }).expect(200);
  await erase(lead).expect(200);
  await manager.get(`leads/${other}`).expect(200);
  expect(await findInDatabase(api, traces)).toEqual([]);
});

test('keeps words of a search that other leads have too', async () => {
  const lead = await submitLead(api, zaphira);
  const sister = await submitLead(api, { ...bob, name: 'Lena Quillon', email: 'lena@example.com' });
  await erase(lead).expect(200);
  expect(await api.sql(`select word from lead_words where word in ('zaphira', 'quillon', 'lena') order by 1`)).toEqual([
    { word: 'lena' },
    { word: 'quillon' },
  ]);
  await erase(sister, ['lena@example.com']).expect(200);
});

test('returns 404 for leads and receipts that do not exist', async () => {
  await erase(999_999).expect(404);
  await manager.get('leads/999999/person').expect(404);
  await manager.get('leads/999999/person/export').expect(404);
  await manager.get('erasures/999999').expect(404);
  await manager.get('erasures/x').expect(404);
  await manager.get('erasures?before=x').expect(400);
});

test('open lead desks load their leads again', async () => {
  const lead = await submitLead(api, zaphira);
  const stream = await openStream(`${api.url}/api/admin/leads/stream`, { cookie: agent.cookie });
  await stream.until((events) => events.some(({ event }) => event === 'ready'));
  await erase(lead).expect(200);
  await stream.until((events) => events.filter(({ event }) => event === 'ready').length > 1);
  // Events after it are sent as before.
  const other = await submitLead(api, bob);
  await stream.until((events) => events.some(({ data }) => data.leadId === other));
  stream.close();
});
