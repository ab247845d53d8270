import { createColleague, linkToken, manager, signIn, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

let cookie: string;
const api = await useApi(withManager);
beforeEach(async () => {
  await api.sql('truncate failed_attempts');
  await api.sql('delete from users where email <> $1', [manager.email]);
  cookie = await signIn(api);
});

const request = (method: 'get' | 'post' | 'patch' | 'delete', path: string, as = cookie) =>
  api.request[method](path).set('Cookie', as);
const ada = { email: 'Ada@Example.com', name: ' Ada Byron ', role: 'agent' };
const invite = (member: object = ada) => request('post', '/api/admin/staff').send(member);
const managerId = async () => (await request('get', '/api/session')).body.id as number;

describe('a role', () => {
  test('that is too low is named', async () => {
    const agent = await createColleague(api, 'agent');
    const { body } = await agent.get('staff').expect(403);
    expect(body.detail).toBe('This needs the role manager, and yours is agent.');
  });

  test('viewers are not among the possible owners of leads', async () => {
    const viewer = await createColleague(api, 'viewer');
    const agent = await createColleague(api, 'agent');
    const { body } = await viewer.get('staff/names').expect(200);
    const ids = body.map((person: { id: number }) => person.id);
    expect(ids).toContain(agent.id);
    expect(ids).not.toContain(viewer.id);
  });

  test('takes effect immediately: a change ends all sessions', async () => {
    const { id, email, password, cookie } = await createColleague(api, 'manager');
    await request('patch', `/api/admin/staff/${id}`).send({ role: 'manager', name: 'Ada' }).expect(200);
    await request('get', '/api/admin/staff', cookie).expect(200);
    await request('patch', `/api/admin/staff/${id}`).send({ role: 'agent' }).expect(200);
    await request('get', '/api/session', cookie).expect(401);
    await request('get', '/api/admin/staff', await signIn(api, { email, password })).expect(403);
  });
});

describe('invitations', () => {
  test('creates an account without a password, and a link that sets it once', async () => {
    const { body } = await invite().expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      email: 'ada@example.com',
      name: 'Ada Byron',
      role: 'agent',
      state: 'invited',
      canExport: true,
      hasSecondFactor: false,
      absence: null,
      createdAt: expect.any(String),
      openLeads: 0,
      invitation: { purpose: 'invitation', expiresAt: expect.any(String), link: expect.any(String) },
    });
    const days = (Date.parse(body.invitation.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 2);
    expect(body.invitation.link).toMatch(/^http:\/\/localhost:8080\/admin\/password#token=[\w-]{43}$/);
    for (const password of ['', 'null', 'quiet river stone']) {
      await api.request
        .post('/api/session')
        .send({ email: ada.email, password })
        .expect(password ? 401 : 422);
    }

    const token = linkToken(body.invitation.link);
    const link = await api.request.post('/api/password-links').send({ token }).expect(200);
    expect(link.body).toEqual({
      purpose: 'invitation',
      email: 'ada@example.com',
      name: 'Ada Byron',
      expiresAt: body.invitation.expiresAt,
    });
    const confirm = () =>
      api.request.post('/api/password-reset/confirm').send({ token, password: 'quiet river stone' });
    await confirm().expect(204);
    const { text } = await confirm().expect(410);
    expect(text).toBe('This link has already been used or has expired. Please request a new one.');
    await api.request.post('/api/session').send({ email: ada.email, password: 'quiet river stone' }).expect(200);
    const list = await request('get', '/api/admin/staff').expect(200);
    expect(list.body.map(({ name, state }: Record<string, string>) => `${name} ${state}`)).toEqual([
      'Ada Byron active',
      'Staff active',
    ]);
  });

  test('stores only a digest of the token', async () => {
    const { body } = await invite().expect(201);
    const kept = await api.sql(`select *, encode(token_digest, 'escape') from password_links`);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(linkToken(body.invitation.link));
  });

  test('a new link invalidates the first', async () => {
    const { body } = await invite().expect(201);
    const again = await request('post', `/api/admin/staff/${body.id}/invitation`).expect(201);

    await api.request
      .post('/api/password-links')
      .send({ token: linkToken(body.invitation.link) })
      .expect(410);
    await api.request
      .post('/api/password-links')
      .send({ token: linkToken(again.body.link) })
      .expect(200);
  });

  test('an account with a password gets a reset link', async () => {
    const colleague = await createColleague(api, 'agent');
    const { body } = await request('post', `/api/admin/staff/${colleague.id}/invitation`).expect(201);

    expect(body.purpose).toBe('reset');
    expect((Date.parse(body.expiresAt) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await request('get', '/api/session', colleague.cookie).expect(200);
    await api.request
      .post('/api/password-reset/confirm')
      .send({ token: linkToken(body.link), password: 'another quiet river' })
      .expect(204);
    await request('get', '/api/session', colleague.cookie).expect(401);
  });

  test('a manager gets no link for the own account, nor without a mail server for another manager', async () => {
    const boss = await createColleague(api, 'manager');
    for (const [id, detail] of [
      [await managerId(), 'This is your own account. Please change your password under “Account”.'],
      [boss.id, expect.stringContaining('a link for a manager is not shown here')],
    ] as const) {
      const { body } = await request('post', `/api/admin/staff/${id}/invitation`).expect(409);
      expect(body).toMatchObject({ detail });
    }
    const { body } = await invite({ ...ada, role: 'manager' }).expect(409);
    expect(body.detail).toContain('a link for a manager is not shown here');
    expect(await api.sql('select from password_links')).toEqual([]);
  });

  test('rejects an existing email address, also for concurrent requests', async () => {
    const responses = await Promise.all([invite(), invite({ ...ada, email: 'ADA@example.com' }), invite()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(rejected?.body.detail).toBe('ada@example.com already has a staff account.');
  });

  test('an address with letters of any script in its domain is one account in both spellings', async () => {
    const { body } = await invite({ ...ada, email: 'Ada <ADA@MÜLLER.example>' }).expect(201);
    expect(body.email).toBe('ada@xn--mller-kva.example');
    await invite({ ...ada, email: 'ada@xn--mller-kva.example' }).expect(409);
  });

  test.each([
    [{ ...ada, email: 'ada@' }, { email: 'Valid email is required' }],
    [{ ...ada, email: 'ada@localhost' }, { email: 'Valid email is required' }],
    [{ ...ada, name: '  ' }, { name: 'Name is required' }],
    [{ ...ada, name: '\u200B\u202E' }, { name: 'Name is required' }],
    [{ ...ada, role: 'owner' }, { role: 'Please choose a role: viewer, agent, manager' }],
    [{ email: 'a@example.com', name: 'A', role: ['agent'] }, { role: 'Please choose a role: viewer, agent, manager' }],
  ])('rejects %j', async (member, fields) => {
    const { body } = await invite(member).expect(422);
    expect(body.fields).toEqual(fields);
  });
});

describe('the permission to export leads', () => {
  const exporting = (as: string) => request('post', '/api/admin/leads/export.csv', as);

  test.each([
    ['viewer', 403],
    ['agent', 200],
    ['manager', 200],
  ] as const)('by default, a %s gets %i', async (role, status) => {
    const { cookie: own } = await createColleague(api, role);
    await exporting(own).expect(status);
    const { body } = await request('get', '/api/session', own).expect(200);
    expect(body.canExport).toBe(status === 200);
  });

  test('is given and taken per person by managers, who cannot give it to themselves', async () => {
    const viewer = await createColleague(api, 'viewer');
    const agent = await createColleague(api, 'agent');
    const rejected = await exporting(viewer.cookie).expect(403);
    expect(rejected.body.detail).toBe('You are not allowed to export leads. A manager can allow it.');
    const { body } = await request('patch', `/api/admin/staff/${viewer.id}`).send({ canExport: true }).expect(200);
    expect(body).toMatchObject({ role: 'viewer', canExport: true });
    await request('patch', `/api/admin/staff/${agent.id}`).send({ canExport: false }).expect(200);

    await exporting(viewer.cookie).expect(200);
    await exporting(agent.cookie).expect(403);
    await request('patch', `/api/admin/staff/${agent.id}`, viewer.cookie).send({ canExport: true }).expect(403);
    await request('patch', `/api/admin/staff/${await managerId()}`)
      .send({ canExport: false })
      .expect(409);
    await request('patch', `/api/admin/staff/${agent.id}`).send({ canExport: 'yes' }).expect(422);
  });
});

describe('disabling', () => {
  test('ends sessions and links, and enabling does not restore them', async () => {
    const { id, email, password, cookie: own } = await createColleague(api, 'agent');
    const { body: link } = await request('post', `/api/admin/staff/${id}/invitation`).expect(201);

    const { body } = await request('patch', `/api/admin/staff/${id}`).send({ isDisabled: true }).expect(200);
    expect(body.state).toBe('disabled');
    const gone = async () => {
      await request('get', '/api/admin/staff/names', own).expect(401);
      await api.request
        .post('/api/password-reset/confirm')
        .send({ token: linkToken(link.link), password: 'another quiet river' })
        .expect(410);
    };
    await gone();
    const rejected = await api.request.post('/api/session').send({ email, password }).expect(401);
    expect(rejected.text).toBe('Email or password is wrong.');
    await request('post', `/api/admin/staff/${id}/invitation`).expect(409);
    const { body: names } = await request('get', '/api/admin/staff/names').expect(200);
    expect(names.map((person: { email: string }) => person.email)).toEqual([manager.email]);

    await request('patch', `/api/admin/staff/${id}`).send({ isDisabled: false }).expect(200);
    await gone();
    await signIn(api, { email, password });
  });

  test('leaves no session of a concurrent sign-in', async () => {
    const { id, email, password } = await createColleague(api, 'agent');
    for (let round = 0; round < 5; round += 1) {
      const trying = Array.from({ length: 6 }, () => api.request.post('/api/session').send({ email, password }));
      const disabling = new Promise((resolve) => setTimeout(resolve, round * 60)).then(() =>
        request('patch', `/api/admin/staff/${id}`).send({ isDisabled: true }).expect(200),
      );
      await Promise.all([...trying, disabling]);
      expect(await api.sql('select 1 from sessions where user_id = $1', [id])).toEqual([]);
      await request('patch', `/api/admin/staff/${id}`).send({ isDisabled: false }).expect(200);
      await api.sql('truncate failed_attempts');
    }
  });

  test('and role changes keep at least one manager', async () => {
    const { id: otherId, cookie: other } = await createColleague(api, 'manager');
    const own = await managerId();

    for (const change of [{ isDisabled: true }, { role: 'agent' }]) {
      const { body } = await request('patch', `/api/admin/staff/${own}`).send(change).expect(409);
      expect(body.detail).toBe(
        'You cannot change your own role or permissions, or disable your own account. Another manager can.',
      );
    }
    await request('patch', `/api/admin/staff/${own}`).send({ name: 'Grace', role: 'manager' }).expect(200);

    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        request('patch', `/api/admin/staff/${otherId}`).send({ role: 'viewer' }),
        request('patch', `/api/admin/staff/${own}`, other).send({ role: 'viewer' }),
      ]);
      const left = await api.sql(`select 1 from staff_accounts where role = 'manager'`);
      expect(left).toHaveLength(1);
      await api.sql(`update staff_accounts set role = 'manager'`);
    }
  });

  test('ending all sessions does not change the account', async () => {
    const colleague = await createColleague(api, 'viewer');
    await request('delete', `/api/admin/staff/${colleague.id}/sessions`).expect(204);
    await request('get', '/api/session', colleague.cookie).expect(401);
    await signIn(api, colleague);
  });
});

test.each(['0', '-1', '1.5', 'x', '99999999999', '123456789'])('returns 404 for the id %s', async (id) => {
  for (const [method, path] of [
    ['patch', ''],
    ['post', '/invitation'],
    ['delete', '/sessions'],
  ] as const) {
    const { body } = await request(method, `/api/admin/staff/${id}${path}`).send({}).expect(404);
    expect(body.detail).toBe('There is no such staff account.');
  }
});
