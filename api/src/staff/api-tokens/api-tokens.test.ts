import { randomUUID } from 'node:crypto';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';
import { tokenRate } from './api-tokens.service.ts';

const api = await useApi();
const boss = await createColleague(api, 'manager', 'Grace');
const agent = await createColleague(api, 'agent', 'Alan');

const create = async (
  scope: string,
  name: string = randomUUID(),
  more = {},
): Promise<{ id: number; token: string }> => {
  const { token } = (await boss.post('api-tokens', { name, scope, ...more }).expect(201)).body;
  const [{ id = 0 } = {}] = await api.sql<{ id: number }>('select max(user_id) as id from api_tokens');
  return { id, token };
};
const using = (token: string) => ({
  get: (path: string) => api.request.get(`/api/admin/${path}`).set('Authorization', `Bearer ${token}`),
  post: (path: string, body: object = {}) =>
    api.request.post(`/api/admin/${path}`).set('Authorization', `Bearer ${token}`).send(body),
  put: (path: string, body: object = {}) =>
    api.request.put(`/api/admin/${path}`).set('Authorization', `Bearer ${token}`).send(body),
});
const listed = async (id: number) =>
  (await boss.get('api-tokens').expect(200)).body.find((token: { id: number }) => token.id === id);
const audited = (kind: string) =>
  api.sql<{ actor: string; data: object }>('select actor, data from audit_events where kind = $1 order by id desc', [
    kind,
  ]);

test('a token is recognizable, shown once, and stored as its digest', async () => {
  const { id, token } = await create('read', ' Accounting ');
  expect(token).toMatch(/^portal_api_[\w-]{43}$/);
  expect(await listed(id)).toEqual({
    ...{ id, name: 'Accounting', scope: 'read', createdBy: 'Grace', isCreatorDisabled: false },
    ...{ expiresAt: expect.any(String), isExpired: false, lastUsedAt: null },
  });
  const { expiresAt } = await listed(id);
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(365);
  const stored = await api.sql('select t::text, u::text from api_tokens t join users u on u.id = user_id');
  expect(JSON.stringify(stored)).not.toContain(token.slice(11));
  expect((await audited('api-token-created'))[0]).toEqual({
    actor: boss.email,
    data: { name: 'Accounting', scope: 'read', days: 365 },
  });
});

test.each([
  [{ name: ' ', scope: 'read' }, 'name'],
  [{ name: 'Sheet', scope: 'admin' }, 'scope'],
  [{ name: 'Sheet', scope: 'read', days: 731 }, 'days'],
])('rejects %j', async (token, field) => {
  expect(Object.keys((await boss.post('api-tokens', token).expect(422)).body.fields)).toEqual([field]);
});

test('two tokens have two names, until one of them is revoked', async () => {
  const { id } = await create('read', 'Zapier');
  const again = { name: 'zapier', scope: 'read' };
  const { body } = await boss.post('api-tokens', again).expect(422);
  expect(body.fields).toEqual({ name: 'There is a token with this name' });
  await boss.delete(`api-tokens/${id}`).expect(204);
  await boss.post('api-tokens', again).expect(201);
});

test('only managers see, create and revoke tokens, and programs never do', async () => {
  const { id, token } = await create('write');
  await agent.get('api-tokens').expect(403);
  await agent.post('api-tokens', { name: 'Mine', scope: 'write' }).expect(403);
  await agent.delete(`api-tokens/${id}`).expect(403);
  await using(token).get('api-tokens').expect(403);
  await using(token).post('api-tokens', { name: 'Mine', scope: 'write' }).expect(403);
});

test('a program that reads gets leads, but cannot change them', async () => {
  const lead = await makeLead(api, { name: 'Dana' });
  const { token } = await create('read', 'Report');
  const { body } = await using(token).get(`leads/${lead}`).expect(200);
  expect(body).toMatchObject({ id: lead, name: 'Dana' });
  expect((await using(token).post('leads/search').expect(200)).body.items[0]).toMatchObject({ name: 'Dana' });
  const { text } = await using(token).post('leads/export.csv').expect(200);
  expect(text).toContain('Dana');
  expect((await audited('leads-exported'))[0]?.actor).toBe('Report (API token)');
  const rejected = await using(token).post(`leads/${lead}/notes`, { text: 'Paid' }).expect(403);
  expect(rejected.body.detail).toBe('This needs an API token with the scope write, and yours can only read.');
});

test('a program that writes is the author of what it does', async () => {
  const { id, token } = await create('write', 'n8n');
  const program = using(token);
  const created = await program.post('leads', { kind: 'phone', name: 'Rosa', phone: '512 555 0142', answered: false });
  expect(created.status).toBe(201);
  const lead = created.body.id;
  await program.post(`leads/${lead}/notes`, { text: 'Invoice 7 is paid' }).expect(201);
  await program.put(`leads/${lead}/next-step`, { text: 'Send the contract', due: '2031-05-02' }).expect(200);
  await program.post('leads/actions', { leadIds: [lead], action: { kind: 'assign', ownerId: agent.id } }).expect(200);
  const won = { kind: 'status', status: 'won', outcome: { value: 18_500 } };
  await program.post('leads/actions', { leadIds: [lead], action: won }).expect(200);

  const { body } = await agent.get(`leads/${lead}/timeline`).expect(200);
  const kinds = body.items.map(({ kind, actor }: { kind: string; actor: object }) => ({ kind, actor }));
  const actor = { id, name: 'n8n (API token)' };
  expect(kinds).toEqual(['status', 'assigned', 'next-step', 'note', 'submitted'].map((kind) => ({ kind, actor })));
});

test('a program is nobody of the staff', async () => {
  const { id, token } = await create('write');
  const staff = JSON.stringify((await boss.get('staff').expect(200)).body);
  expect(staff).not.toContain('API token');
  expect((await using(token).get('staff/names').expect(200)).body.map((one: { id: number }) => one.id)).toContain(
    agent.id,
  );
  const lead = await makeLead(api);
  await boss.post('leads/actions', { leadIds: [lead], action: { kind: 'assign', ownerId: id } }).expect(422);
  await using(token).post(`leads/${lead}/contacts`, { channel: 'call' }).expect(403);
});

test('a token that is unknown, revoked or expired is rejected', async () => {
  const { id, token } = await create('read', 'Old sheet');
  const { id: old, token: expired } = await create('read', 'Old');
  await api.sql('update api_tokens set expires_at = now() where user_id = $1', [old]);
  await boss.delete(`api-tokens/${id}`).expect(204);
  await boss.delete(`api-tokens/${id}`).expect(204);
  await boss.delete('api-tokens/999999').expect(204);
  expect(await listed(id)).toBeUndefined();
  expect(await listed(old)).toMatchObject({ name: 'Old', isExpired: true, lastUsedAt: null });
  const revocations = (await audited('api-token-revoked')).filter(({ data }) => Object(data).name === 'Old sheet');
  expect(revocations).toEqual([{ actor: boss.email, data: { name: 'Old sheet' } }]);
  for (const [given, detail] of [
    [token, 'This API token is not valid.'],
    ['portal_api_guess', 'This API token is not valid.'],
    [expired, 'This API token has expired.'],
  ] as const) {
    const { body, headers } = await using(given).get('visits').expect(401);
    expect([body.detail, headers['www-authenticate']]).toEqual([detail, 'Bearer error="invalid_token"']);
  }
});

test('the list shows the last use, which is stored once an hour', async () => {
  const { id, token } = await create('read');
  await using(token).get('visits').expect(200);
  const { lastUsedAt } = await listed(id);
  expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(600_000);
  await using(token).get('visits').expect(200);
  expect((await listed(id)).lastUsedAt).toBe(lastUsedAt);
  await api.sql(`update api_tokens set last_used_at = now() - interval '61 minutes' where user_id = $1`, [id]);
  await using(token).get('visits').expect(200);
  expect(Date.parse((await listed(id)).lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(lastUsedAt));
});

test('a token does not end with the account of who created it, which the list says', async () => {
  const maker = await createColleague(api, 'manager', 'Maker');
  const { token } = (await maker.post('api-tokens', { name: 'Sheet', scope: 'read' }).expect(201)).body;
  await boss.patch(`staff/${maker.id}`, { isDisabled: true }).expect(200);
  await using(token).get('visits').expect(200);
  const tokens = (await boss.get('api-tokens').expect(200)).body;
  expect(tokens).toContainEqual(
    expect.objectContaining({ name: 'Sheet', createdBy: 'Maker', isCreatorDisabled: true }),
  );
});

test('with a token, cookies are not read, and the page that sends the request does not matter', async () => {
  const { token } = await create('write');
  const lead = await makeLead(api);
  const note = () =>
    api.request.post(`/api/admin/leads/${lead}/notes`).set('Sec-Fetch-Site', 'cross-site').send({ text: 'Hi' });
  await note().set('Cookie', boss.cookie).expect(403);
  await note().set('Authorization', `Bearer ${token}`).expect(201);
  await note().set('Authorization', 'Bearer guess').set('Cookie', boss.cookie).expect(401);
  await using(token).get('account/sessions').set('Cookie', boss.cookie).expect(403);
});

test('a token that is used too often waits', async () => {
  const { token } = await create('read');
  const { limit } = tokenRate;
  tokenRate.limit = 2;
  await using(token).get('visits').expect(200);
  await using(token).get('visits').expect(200);
  const { headers } = await using(token).get('visits').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  tokenRate.limit = limit;
  await using((await create('read')).token)
    .get('visits')
    .expect(200);
});

test('the OpenAPI document for programs has what tokens may use, and how to send them', async () => {
  const { token } = await create('read');
  const { body } = await using(token).get('openapi.json').expect(200);
  const operations = Object.entries<Record<string, { security: object[] }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method} ${path}`, ...operation })),
  );
  expect(operations.map(({ route }) => route)).toContain('post /api/admin/leads/actions');
  expect(operations.map(({ route }) => route).join()).not.toMatch(/session|account|api-tokens|person|retention/);
  for (const { security } of operations) expect(security).toContainEqual({ api_token: [] });
  expect(body.components.securitySchemes).toMatchObject({ api_token: { type: 'http', scheme: 'bearer' } });
  expect(body.components.securitySchemes.api_token.description).toContain(String(tokenRate.limit));
});

test('staff read the document as a page, with scripts of its own origin only', async () => {
  const { text, headers } = await agent
    .get('api-docs/index.html')
    .expect(200)
    .expect('Content-Type', /text\/html/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* script-src 'self';/);
  const files = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name]) => `/api/admin/api-docs/${name}`);
  expect(files).toHaveLength(3);
  for (const path of files) {
    await api.request
      .get(path)
      .set('Cookie', agent.cookie)
      .expect(200)
      .expect('Content-Type', /text\/(css|javascript)/);
    await api.request.get(path).expect(401);
  }
  await agent.get('api-docs/package.json').expect(404);
  await agent.get('api-docs/..%2fpackage.json').expect(404);
});
