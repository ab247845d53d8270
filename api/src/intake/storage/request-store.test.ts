import { randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { connectTo } from '../../testing/databases.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { JournalFile } from '../journal/journal-file.ts';

const api = await startPlanningApi();
afterAll(() => api.stop());
afterEach(() => mock.timers.reset());
beforeEach(() => api.sql(`truncate contact_submissions, case_study_requests, requests, leads cascade`));

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const post = (body: object) => api.request.post('/api/contact').send({ submissionId: randomUUID(), ...body });
const leads = () => api.sql('select * from leads order by id');
const count = async (table: string) =>
  (await api.sql<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]?.n;

test('stores a form with its lead, event, delivery and job', async () => {
  const { body } = await post({ ...ada, company: 'Analytical Homes', phone: '(512) 555-0199', message: 'Two gates' });

  expect(await leads()).toMatchObject([
    {
      name: 'Ada Byron',
      company: 'Analytical Homes',
      email: 'ada@example.com',
      phone: '(512) 555-0199',
      source: 'contact',
      status: 'new',
      last_request_id: expect.any(Number),
      is_spam: false,
      search_text: expect.stringContaining('5125550199'),
      search_words: "'gate':2 'two':1",
    },
  ]);
  const [{ id, root_id, due_at, created_at } = {}] = await leads();
  expect(root_id).toBe(id);
  expect(created_at.toISOString()).toBe(body.receivedAt);
  expect(due_at.getTime()).toBeGreaterThan(created_at.getTime());
  expect(await api.sql('select response_due_at, answered_at from requests')).toEqual([
    { response_due_at: due_at, answered_at: null },
  ]);
  expect(await api.sql('select kind, lead_id, data from lead_events')).toEqual([
    { kind: 'submitted', lead_id: id, data: {} },
  ]);
  const [{ id: submission } = {}] = await api.sql('select id from requests');
  expect(await plannedFor(api)).toEqual([submission]);
  const deliveries = await api.sql('select id as "deliveryId" from deliveries');
  expect(await api.sql(`select data from pgboss.job where name = 'deliver'`)).toEqual(
    deliveries.map(({ deliveryId }) => ({ data: { deliveryId, traceId: expect.any(String) } })),
  );
});

test('a stranger who knows a phone number gets a lead of their own, and changes nothing of the other, also with a later form', async () => {
  const vera = { name: 'Vera Customer', email: 'vera@victim-co.example', company: 'Victim Co', phone: '512 555 7701' };
  const mallory = { name: 'Mallory Attacker', email: 'mallory@evil.example', phone: '512-555-7701' };
  await post(vera).expect(201);
  const [before] = await leads();
  await post(mallory).expect(201);
  expect(await leads()).toEqual([before, expect.objectContaining(mallory)]);
  await post({ ...mallory, name: 'Vera Customer', message: 'Please call my new number' }).expect(201);
  expect(await leads()).toEqual([before, expect.objectContaining({ email: mallory.email })]);
});

test('concurrent forms of a new person create one lead, with the first name', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Twin ${index}`);
  await Promise.all(names.map((name) => post({ ...ada, name, phone: '512 555 0199' }).expect(201)));

  const [first] = await api.sql('select name from requests order by received_at, id limit 1');
  expect(await leads()).toMatchObject([{ name: first?.name }]);
  expect(await count('requests')).toBe(12);
});

test('forms that arrive together get their own receipts, and one that cannot be stored does not stop the others', async () => {
  await api.sql(`create function fail() returns trigger language plpgsql as $$ begin raise 'failed'; end $$`);
  await api.sql(`create trigger fail before insert on contact_submissions
    for each row when (new.name = 'Failing') execute function fail()`);
  const names = [...Array.from({ length: 11 }, (_, index) => `Visitor ${index}`), 'Failing'];
  const responses = await Promise.all(
    names.map((name, index) => post({ name, email: `visitor-${index}@example.com`, message: `Gate ${index}` })),
  );
  await api.sql('drop trigger fail on contact_submissions; drop function fail()');

  const failing = responses.pop();
  expect(failing?.status).toBe(201);
  expect(failing?.body).not.toHaveProperty('id');
  const stored = () =>
    api.sql(`select form.id, form.name, reference, leads.name as lead from contact_submissions form
      join requests on contact_submission_id = form.id join leads on leads.id = lead_id order by form.id`);
  expect(await stored()).toEqual(
    expect.arrayContaining(
      responses.map(({ body: { id, reference } }, index) => ({
        ...{ id, reference },
        ...{ name: names[index], lead: names[index] },
      })),
    ),
  );
  // From the journal.
  await until(async () => (await count('leads')) === 12);
  expect((await stored()).at(-1)).toMatchObject({ name: 'Failing', reference: failing?.body.reference });
});

const eraseAgo = (seconds: number) =>
  api.sql(
    `with receipt as (
       insert into erasures (id, erased_at, actor_id, actor, removed)
       values (nextval('erasures_id_seq'), clock_timestamp() - make_interval(secs => $1), 1, 'grace@example.com', '{}')
       returning id, erased_at
     )
     insert into erased_addresses (digest, erasure_id, erased_at)
     select address_digest($2), id, erased_at from receipt`,
    [seconds, ada.email],
  );

test.each([
  ['the lock of its person', [ada.email]],
  ['a connection', Array.from({ length: 8 }, (_, index) => `visitor${index}@example.com`)],
])('a form that waits for %s while its person is erased is not stored', async (_, locked) => {
  await api.sql('truncate erased_addresses, erasures');
  const erasing = await connectTo(api.databaseUrl);
  await erasing.query('select pg_advisory_lock($1, hashtext(address)) from unnest($2::text[]) as address', [
    personLocks,
    locked,
  ]);
  const waiting = locked.map((email) => post({ name: 'Ada', email }).then(({ status }) => status));
  const last = locked.includes(ada.email) ? waiting : [...waiting, post(ada).then(({ status }) => status)];
  await until(async () => {
    const [row] = await api.sql<{ n: number }>(
      `select count(*)::integer as n from pg_locks where locktype = 'advisory' and not granted and classid = $1`,
      [personLocks],
    );
    return row?.n === locked.length;
  });
  // The API has received all forms when it answers what was asked after them.
  for (let time = 0; time < 3; time++) await api.request.get('/api/health/live').expect(200);
  await eraseAgo(0);
  await erasing.end();
  expect(await Promise.all(last)).toEqual(last.map(() => 201));
  expect(await api.sql('select from requests where email_identity = $1', [ada.email])).toEqual([]);
});

describe('a form of an erased person, with a clock of the API that is an hour slow', () => {
  const second = 1_000;
  const apiTime = () => Date.now() - 3_600 * second;
  beforeEach(() => api.sql('truncate erased_addresses, erasures'));
  afterEach(() => mock.timers.reset());

  test('is stored when it comes after the erasure', async () => {
    await eraseAgo(60);
    mock.timers.enable({ apis: ['Date'], now: apiTime() });
    await api.request.post('/api/contact').send(ada).expect(201);
    expect(await count('requests')).toBe(1);
  });

  test.each([
    [1_200, 0],
    [30, 1],
  ])('is judged by its age when the journal had it for %i s and the erasure was 600 s ago', async (age, stored) => {
    await eraseAgo(600);
    const journalDir = newFolder();
    const journal = JournalFile.open(journalDir);
    journal.append({
      ...{ ...ada, kind: 'contact', company: null, phone: null, service: null, message: null },
      ...{ key: randomUUID(), digest: '00', reference: 'REF', wording: null },
      ...{ receivedAt: new Date(apiTime() - age * second).toISOString(), responseDueAt: new Date().toISOString() },
      ...{ storedInJournalFirst: true, spamScore: 0, spamReasons: [], sameText: null },
      ...{ page: null, landing: null, city: null, pageService: null, referrerHost: null, utm: {}, release: null },
      ...{ emailIdentity: ada.email, phoneIdentity: null },
    });
    journal.close();
    mock.timers.enable({ apis: ['Date'], now: apiTime() });
    const replaying = await startApi({ DATABASE_URL: api.databaseUrl, JOURNAL_DIR: journalDir });
    const waiting = async () => (await replaying.request.get('/api/health/ready')).body.details.journal.waiting;
    await until(async () => (await waiting()) === 0);
    await replaying.stop();
    expect(await count('requests')).toBe(stored);
  });
});

test('a repeated form without an id is stored once within ten minutes', async () => {
  const window = 10 * 60_000;
  mock.timers.enable({ apis: ['Date'], now: Math.floor(Date.now() / window) * window });
  const { body: first } = await api.request.post('/api/contact').send(ada).expect(201);
  const { body: second } = await api.request.post('/api/contact').send(ada).expect(201);
  expect(second).toEqual(first);
  expect(await count('requests')).toBe(1);
});

test('stores all characters but lone surrogates, and line breaks as one character', async () => {
  const message = 'Zürich 東京 🔐 <b>&amp;\r\n\tnext\u2028line \ud800 end';
  await post({ ...ada, message }).expect(201);
  expect(await api.sql('select message from contact_submissions')).toEqual([
    { message: message.replace('\ud800', '').replace('\r\n', '\n').replace('\u2028', '\n') },
  ]);
});

test('accepts more messages of one lead than a tsvector can hold', async () => {
  const words = (seed: number) =>
    Array.from({ length: 600 }, (_, index) => `w${(seed * 7919 + index * 104_729).toString(36)}`).join(' ');
  for (let sent = 0; sent < 80; sent += 1) await post({ ...ada, message: words(sent).slice(0, 4900) }).expect(201);
  expect(await count('requests')).toBe(80);
  expect(await count('leads')).toBe(1);
});
