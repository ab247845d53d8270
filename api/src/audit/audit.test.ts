import pg from 'pg';
import { DataSource } from 'typeorm';
import { verifyAudit } from '../platform/audit/verify-audit.ts';
import { databaseOptions } from '../platform/database/database-options.ts';
import { asApi } from '../testing/databases.ts';
import { makeLead } from '../testing/lead-fixtures.ts';
import { run } from '../testing/programs.ts';
import { type Colleague, createColleague, linkToken, manager, signIn, withManager } from '../testing/staff.ts';
import { startApi } from '../testing/test-api.ts';

const api = await startApi(withManager);
afterAll(() => api.stop());

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
const verify = (...args: string[]) => run('audit', { DATABASE_URL: api.databaseUrl }, ['verify', ...args]);

/** Does the same in this process, because a process takes a second to start. */
async function verifyHere(head?: string) {
  const database = await new DataSource(databaseOptions(asApi(api.databaseUrl))).initialize();
  return verifyAudit(database, head).finally(() => database.destroy());
}

/** Resolves to the number of the broken event and the reason, an error, or `undefined`. */
const findFault = (head?: string) =>
  verifyHere(head).then(
    ({ broken }) => broken && `${broken.id}: ${broken.reason}`,
    (error: Error) => error.message,
  );

/** Runs statements without the triggers, as someone with full access to the database can. */
async function tamper(...statements: string[]) {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe('records', () => {
  test('sign-in, failed sign-in and sign-out, with the client', async () => {
    const ada = await createColleague(api, 'agent');
    const { email, id } = ada;
    await api.request.post('/api/session').send({ email, password: 'not it' }).expect(401);
    await api.request.delete('/api/session').set('Cookie', ada.cookie).expect(204);

    const actor = { id, email };
    const row = { id: expect.any(Number), at: expect.any(String), network: '127.0.0.1' };
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
      { kind: 'leads-merged', data },
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
    expect(await findFault()).toBeUndefined();
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

describe('the chain', () => {
  test('stays one chain with concurrent writers', async () => {
    const colleagues = await Promise.all(Array.from({ length: 4 }, () => createColleague(api, 'viewer')));
    const before = (await list()).items[0].id;
    await Promise.all(
      colleagues.flatMap(({ email }) =>
        Array.from({ length: 5 }, () => api.request.post('/api/session').send({ email, password: 'x' }).expect(401)),
      ),
    );
    expect((await list()).items[0].id).toBe(before + 20);
    expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('The audit log is intact: ') });
  });

  test.each([
    `update audit_events set actor = 'someone else'`,
    'delete from audit_events where false',
    'truncate audit_events',
  ])('cannot be changed with %s', async (statement) => {
    await expect(api.sql(statement)).rejects.toThrow('audit_events is append-only');
  });

  test('is numbered and dated by the database, whatever is inserted', async () => {
    await api.sql(
      `insert into audit_events (id, at, kind, actor, digest) values (1, '2000-01-01', 'signed-in', 'x', '')`,
    );
    const [newest] = (await list()).items;
    expect(newest.id).toBeGreaterThan(1);
    expect(Date.now() - Date.parse(newest.at)).toBeLessThan(60_000);
    expect(await findFault()).toBeUndefined();
  });

  const copy = `create table if not exists kept as select * from audit_events`;
  const restore = async () => {
    await tamper('truncate audit_events', 'insert into audit_events select * from kept', 'drop table kept');
    expect(await findFault()).toBeUndefined();
  };

  test.each([
    [`update audit_events set data = '{"count":0}' where id = 3`, 3, 'its content was changed'],
    [`update audit_events set at = at + interval '1 microsecond' where id = 4`, 4, 'its content was changed'],
    ['delete from audit_events where id = 2', 2, 'it is missing'],
    ['delete from audit_events where id = 1', 1, 'it is missing'],
    [
      `update audit_events set actor = 'x', digest = sha256(previous_digest || audit_content(audit_events)::bytea) where id = 5;
       update audit_events set digest = sha256(previous_digest || audit_content(audit_events)::bytea) where id = 5`,
      6,
      'it does not continue the row before',
    ],
  ])('verify finds %s', async (statement, id, reason) => {
    await tamper(copy, statement);
    expect(await findFault()).toBe(`${id}: ${reason}`);
    await restore();
  });

  test.each([
    [
      'a replaced function',
      `create table forged as select * from audit_content((select audit_events from audit_events where id = 3)) as text;
       update audit_events set actor = 'someone else' where id = 3;
       create or replace function audit_content(event audit_events) returns text language sql stable as $$
         select case event.id when 3 then (select text from forged) else jsonb_build_object(
           'id', event.id, 'at', extract(epoch from event.at), 'kind', event.kind, 'actor_id', event.actor_id,
           'actor', event.actor, 'subject_id', event.subject_id, 'subject', event.subject, 'network', event.network,
           'data', event.data)::text end $$`,
      `drop table forged`,
      /^3: its content was changed/,
    ],
    [
      'a view in place of the table',
      `alter table audit_events rename to hidden; create view audit_events as select * from hidden where id < 4`,
      `drop view audit_events; alter table hidden rename to audit_events`,
      /is not the table that was created/,
    ],
    [
      'another schema in the search path',
      `update audit_events set kind = 'x' where id = 2; create schema trick;
       create function trick.jsonb_build_object(variadic "any") returns jsonb language internal as 'jsonb_build_object';
       do $$ begin execute format('alter database %I set search_path = trick, public', current_database()); end $$`,
      `drop schema trick cascade;
       do $$ begin execute format('alter database %I reset search_path', current_database()); end $$`,
      /^2: its content was changed/,
    ],
    [
      'row security that hides rows',
      `alter table audit_events enable row level security; alter table audit_events force row level security;
       create policy few on audit_events using (id < 3)`,
      `drop policy few on audit_events; alter table audit_events no force row level security;
       alter table audit_events disable row level security`,
      /is not the table that was created/,
    ],
  ])('verify is not fooled by %s', async (_, trick, repair, message) => {
    const [{ head }, { definition } = { definition: '' }] = [
      await verifyHere(),
      (await api.sql<{ definition: string }>(`select pg_get_functiondef('audit_content'::regproc) as definition`))[0],
    ];
    await tamper(copy, trick);
    for (const known of [undefined, head]) expect(await findFault(known)).toMatch(message);
    await tamper(repair, definition);
    await restore();
  });

  test('verify fails on an empty log', async () => {
    const head = /Head: (\S+)/.exec((await verify()).output)?.[1] ?? '';
    await tamper(copy, 'truncate audit_events');
    expect(await verify()).toMatchObject({ code: 1, output: expect.stringContaining('The audit log is empty') });
    expect(await verify('--head', head)).toMatchObject({ code: 1 });
    await restore();
  });

  test('verify finds events removed at the end with a head that was kept', async () => {
    const head = /Head: (\S+)/.exec((await verify()).output)?.[1] ?? '';
    expect((await verify('--head', head)).code).toBe(0);
    await tamper(copy, `delete from audit_events where id >= ${Number.parseInt(head, 10)}`);
    expect(await findFault()).toBeUndefined();
    const { code, output } = await verify('--head', head);
    const found = `The audit log is broken at event ${Number.parseInt(head, 10)}: it is missing.`;
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining(found) });
    await restore();
    expect((await verify('--head', 'x')).output).toContain('"x" is not a head');
  });
});
