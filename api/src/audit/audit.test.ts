import { makeLead } from '../testing/lead-fixtures.ts';
import { run } from '../testing/programs.ts';
import { type Colleague, createColleague, linkToken, manager, signIn, withManager } from '../testing/staff.ts';
import { useApi } from '../testing/test-api.ts';

const api = await useApi(withManager);

let cookie: string;
beforeEach(async () => {
  await api.sql('truncate failed_attempts');
  cookie = await signIn(api);
});

const list = async (query = '') =>
  (await api.request.get(`/api/admin/audit${query}`).set('Cookie', cookie).expect(200)).body;
const as = (method: 'post' | 'patch' | 'delete', path: string) =>
  api.request[method](`/api/admin/staff/${path}`).set('Cookie', cookie);
const newest = async (person: Colleague, count = 1) => (await list(`?person=${person.id}`)).items.slice(0, count);

describe('records', () => {
  test('sign-in, failed sign-in and sign-out, with the client', async () => {
    const ada = await createColleague(api, 'agent');
    const { email, id } = ada;
    await api.request.post('/api/session').send({ email, password: 'not it' }).expect(401);
    await api.request.delete('/api/session').set('Cookie', ada.cookie).expect(204);

    const actor = { id, email };
    const row = { id: expect.any(Number), at: expect.any(String), network: '127.0.0.1', leadNames: {} };
    expect(await newest(ada, 3)).toEqual([
      { ...row, kind: 'signed-out', actor, subject: null, data: {} },
      {
        ...row,
        kind: 'sign-in-failed',
        actor: { id: null, email: 'visitor' },
        subject: actor,
        data: { reason: 'wrong password' },
      },
      { ...row, kind: 'signed-in', actor, subject: null, data: { browser: 'Unknown browser' } },
    ]);
  });

  test('nothing of an unknown email, and the first rejection of a delay only', async () => {
    const secret = 'my password in the wrong field';
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await api.request.post('/api/session').send({ email: secret, password: 'x' });
    }
    const { items } = await list();
    expect(items.map(({ kind }: { kind: string }) => kind).slice(0, 8)).toEqual([
      'sign-in-blocked',
      ...Array(6).fill('sign-in-failed'),
      'signed-in',
    ]);
    expect(JSON.stringify(await api.sql('select * from audit_events'))).not.toContain(secret);
  });

  test('accounts: invitation, link, role, permission, name, disabling and enabling', async () => {
    const { body } = await as('post', '').send({ email: 'new@example.com', name: 'New', role: 'viewer' }).expect(201);
    const token = linkToken(body.invitation.link);
    await api.request.post('/api/password-reset/confirm').send({ token, password: 'quiet river stone' }).expect(204);
    await as('patch', body.id).send({ role: 'agent', name: 'Newer' }).expect(200);
    await as('patch', body.id).send({ canExport: false }).expect(200);
    await as('patch', body.id).send({ isDisabled: true }).expect(200);
    await as('patch', body.id).send({ isDisabled: false }).expect(200);
    await as('patch', body.id).send({ isDisabled: false }).expect(200);
    await as('delete', `${body.id}/sessions`).expect(204);

    const { items } = await list(`?person=${body.id}`);
    expect(items.map(({ kind, data }: { kind: string; data: object }) => [kind, data]).reverse()).toEqual([
      ['account-invited', { role: 'viewer' }],
      ['password-link-created', { purpose: 'invitation' }],
      ['password-reset', { purpose: 'invitation' }],
      ['account-renamed', { from: 'New', to: 'Newer' }],
      ['role-changed', { from: 'viewer', to: 'agent' }],
      ['export-permission-changed', { from: false, to: true }],
      ['export-permission-changed', { from: true, to: false }],
      ['account-disabled', {}],
      ['account-enabled', {}],
      ['sessions-ended', { sessions: 0 }],
    ]);
    expect(items[0].actor.email).toBe(manager.email);
    expect(items[0].subject).toEqual({ id: body.id, email: 'new@example.com' });
  });

  test('passwords, ended sessions and expired sessions of the owner', async () => {
    const ada = await createColleague(api, 'agent');
    await signIn(api, ada);
    await ada.post('account/sessions/end', { password: ada.password }).expect(204);
    expect(await newest(ada)).toMatchObject([{ kind: 'sessions-ended', data: { sessions: 1 } }]);
    await ada.post('account/password', { current: ada.password, next: 'silent harbour lights' }).expect(204);
    expect(await newest(ada, 2)).toMatchObject([{ kind: 'signed-in' }, { kind: 'password-changed' }]);

    await api.sql('update sessions set expires_at = now() where user_id = $1', [ada.id]);
    cookie = await signIn(api);
    expect(await newest(ada)).toMatchObject([
      { kind: 'sessions-ended', actor: { email: 'system' }, data: { sessions: 1, reason: 'expired' } },
    ]);
  });

  test('merges and their undo', async () => {
    const [one, two] = [await makeLead(api, { name: 'Ada' }), await makeLead(api, { name: 'Ada B' })];
    const ada = await createColleague(api, 'agent');
    const { body } = await ada.post(`leads/${one}/merge`, { leadId: two }).expect(200);
    await ada.post('leads/undo', { batchId: body.batchId }).expect(200);

    const data = { leadId: two, intoId: one };
    expect(await newest(ada, 2)).toMatchObject([
      { kind: 'leads-separated', data },
      { kind: 'leads-merged', data, leadNames: { [one]: 'Ada', [two]: 'Ada B' } },
    ]);
  });

  test('nothing of a change that is rolled back', async () => {
    const before = (await list()).items[0].id;
    await as('patch', '999999').send({ role: 'agent' }).expect(404);
    const { body } = await api.request.get('/api/session').set('Cookie', cookie);
    await as('patch', body.id).send({ role: 'agent' }).expect(409);
    expect((await list()).items[0].id).toBe(before);
  });

  test('commands of the operator', async () => {
    const env = { DATABASE_URL: api.databaseUrl };
    await run('staff', env, ['add', 'ops@example.com', '--role', 'agent']);
    await run('staff', env, ['role', 'ops@example.com', 'viewer']);
    expect((await list()).items.slice(0, 4)).toMatchObject([
      { kind: 'export-permission-changed', data: { from: true, to: false } },
      { kind: 'role-changed', actor: { id: null, email: 'operator' }, data: { from: 'agent', to: 'viewer' } },
      { kind: 'password-link-created', data: { purpose: 'invitation' } },
      { kind: 'account-invited', subject: { email: 'ops@example.com' }, data: { role: 'agent' } },
    ]);
  });
});

describe('GET /api/admin/audit', () => {
  test('filters by kind and time, and pages', async () => {
    const start = new Date().toISOString();
    for (let round = 0; round < 60; round += 1)
      await api.sql(`insert into audit_events (kind, actor) values ('leads-exported', 'x')`);
    const first = await list('?kind=leads-exported');
    expect(first.items).toHaveLength(50);
    const second = await list(`?kind=leads-exported&before=${first.nextBefore}`);
    expect(second).toMatchObject({ nextBefore: null, items: expect.any(Array) });
    expect(second.items).toHaveLength(10);
    expect(second.items[0].id).toBe(first.items[49].id - 1);

    expect((await list(`?since=${start}`)).items).toHaveLength(50);
    expect((await list(`?until=${start}&kind=leads-exported`)).items).toEqual([]);
    expect(await list(`?since=2099-01-01T00:00:00Z`)).toEqual({ items: [], nextBefore: null });
  });

  test.each([
    ['person=x', 'person must be the id of a staff member.'],
    ['kind=gossip', 'kind must be one of'],
    ['since=yesterday', 'since must be a time like'],
    ['until=2026-13-01T00:00:00Z', 'until must be a time like'],
    ['before=0', 'before must be the id of an event.'],
  ])('rejects %s', async (query, message) => {
    const { body } = await api.request.get(`/api/admin/audit?${query}`).set('Cookie', cookie).expect(400);
    expect(body.detail).toContain(message);
  });

  test('is for managers only', async () => {
    await (await createColleague(api, 'agent')).get('audit').expect(403);
  });
});

describe('client addresses', () => {
  const rows = (kind: string) =>
    api.sql<{ network: string; address: string | null }>(
      'select network, address from audit_events left join audit_addresses on event_id = id where kind = $1',
      [kind],
    );

  test('are kept beside the log for 90 days, and the log has the wider network', async () => {
    const ada = await createColleague(api, 'agent');
    expect(await rows('signed-in')).toContainEqual({ network: '127.0.0.0/24', address: '127.0.0.1' });
    await api.sql(`update audit_addresses set recorded_at = now() - interval '91 days'`);
    await api.request.post('/api/admin/retention/runs').set('Cookie', cookie).expect(200);
    expect((await newest(ada))[0]).toMatchObject({ kind: 'signed-in', network: '127.0.0.0/24' });
    expect(new Set((await rows('signed-in')).map(({ address }) => address))).toEqual(new Set([null]));
  });
});

test('a flood of failed sign-ins writes a bounded number of events', async () => {
  await api.sql('truncate rate_limit_counters');
  const count = async () => (await api.sql(`select from audit_events where kind = 'sign-in-failed'`)).length;
  const before = await count();
  const attempt = async (email: string) => {
    await api.sql('truncate failed_attempts');
    await api.request.post('/api/session').send({ email, password: 'x' }).expect(401);
  };
  for (let index = 0; index < 101; index += 1) await attempt(`stranger${index}@example.com`);
  expect((await count()) - before).toBe(21);
  expect((await list('?kind=sign-in-failed')).items[0].data).toEqual({ reason: 'unknown account', countInHour: 100 });
  // Those of an account are still recorded.
  await attempt(manager.email);
  expect((await list('?kind=sign-in-failed')).items[0].subject.email).toBe(manager.email);
});

test('concurrent events are all recorded', async () => {
  const colleagues = await Promise.all(Array.from({ length: 4 }, () => createColleague(api, 'viewer')));
  const before = (await list()).items[0].id;
  await Promise.all(
    colleagues.flatMap(({ email }) =>
      Array.from({ length: 5 }, () => api.request.post('/api/session').send({ email, password: 'x' }).expect(401)),
    ),
  );
  expect(await api.sql('select 1 from audit_events where id > $1', [before])).toHaveLength(20);
});

test.each([
  `update audit_events set actor = 'someone else'`,
  'delete from audit_events where false',
  'truncate audit_events',
])('the log cannot be changed with %s', async (statement) => {
  await expect(api.sql(statement)).rejects.toThrow('audit_events is append-only');
});
