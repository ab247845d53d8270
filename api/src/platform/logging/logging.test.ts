import { createColleague, withManager } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

const api = await startApi({ ...withManager, TRUSTED_PROXY_HOPS: '1', FORM_RATE_PER_MINUTE: '30' });
afterAll(async () => {
  // The error is on purpose.
  await expect(api.stop()).rejects.toThrow('POST /api/contact 500 is not documented');
});

const visitor = {
  name: 'Zebulon Quartermaine',
  email: 'zebulon@quartermaine.example',
  company: 'Quartermaine Holdings',
  phone: '512 555 0188',
  message: 'The code of our gate is 4711',
};
const personal = [/zebulon/i, /quartermaine/i, /555 0188/, /of our gate/, /198\.51\.100\.23/];

/** Returns the line of a request. */
const lineOf = (requestId: string) =>
  JSON.parse(
    api
      .logged()
      .split('\n')
      .find((line) => line.includes(`"requestId":"${requestId}"`)) ?? '{}',
  );

test('logs no personal data of requests', async () => {
  const post = (address: string) => api.request.post(address).set('X-Forwarded-For', '198.51.100.23');
  await post(`/api/contact?from=${visitor.email}`).send(visitor).expect(201);
  await post('/api/contact')
    .send({ ...visitor, email: 'zebulon@' })
    .expect(422);
  await post('/api/contact').type('json').send(`{"name": "${visitor.name}"`).expect(400);
  await post(`/api/nothing/${visitor.email}`).send(visitor).expect(404);
  await post('/api/session').send({ email: visitor.email, password: 'Quartermaine4711' }).expect(401);

  // PostgreSQL quotes the row in the message of this error.
  await api.sql(`alter table contact_submissions add constraint rejected_name check (name = 'Allowed') not valid`);
  const { text } = await post('/api/contact')
    .send({ ...visitor, company: 'another' })
    .expect(500);
  await api.sql('alter table contact_submissions drop constraint rejected_name');

  expect(text).toBe('Something went wrong on our side. Please call us at 512-555-0142.');
  expect(api.logged()).toContain('"constraint":"rejected_name"');
  for (const secret of personal) expect(api.logged()).not.toMatch(secret);
});

test('every response has an X-Request-Id, which is logged', async () => {
  const { headers } = await api.request.get('/api/openapi.json').set('X-Request-Id', 'edge-0123456789').expect(200);
  expect(headers['x-request-id']).toBe('edge-0123456789');
  expect(api.logged()).toContain('"requestId":"edge-0123456789"');

  const made = await api.request.get('/api/session').set('X-Request-Id', 'not an id\t<x>').expect(401);
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

test('logs route, status and duration', async () => {
  await api.request.get('/api/session').set('X-Request-Id', 'looking-for-this').expect(401);
  expect(lineOf('looking-for-this')).toMatchObject({
    service: 'api',
    method: 'GET',
    route: '/api/session',
    status: 401,
    milliseconds: expect.any(Number),
  });
});

test('logs who sent a request of the staff, and why it was rejected', async () => {
  const viewer = await createColleague(api, 'viewer');
  const send = (id: string) => api.request.post('/api/admin/staff').set({ Cookie: viewer.cookie, 'X-Request-Id': id });
  await send('other-role').send({}).expect(403);
  await send('other-site').set('Sec-Fetch-Site', 'cross-site').send({}).expect(403);
  await api.request.get('/api/admin/summary').set('X-Request-Id', 'no-session').expect(401);
  await api.request
    .get('/api/admin/summary')
    .set({ Cookie: viewer.cookie, 'X-Request-Id': 'accepted-one' })
    .expect(200);

  expect(lineOf('other-role')).toMatchObject({
    status: 403,
    userId: viewer.id,
    rejected: 'This needs the role manager, and yours is viewer.',
  });
  expect(lineOf('other-site')).toMatchObject({
    status: 403,
    rejected: 'This can only be done from our own pages.',
  });
  expect(lineOf('no-session')).toMatchObject({ status: 401, rejected: 'Please sign in.' });
  const accepted = lineOf('accepted-one');
  expect(accepted).toMatchObject({ status: 200, userId: viewer.id });
  expect(accepted).not.toHaveProperty('rejected');
});
