import { type FieldCounters, fieldCountersSchema } from '@portal/contracts/field-counters';
import type { FieldReport } from '@portal/contracts/field-report';
import { asApi, query } from '../testing/databases.ts';
import { createColleague } from '../testing/staff.ts';
import { useApi } from '../testing/test-api.ts';
import { fieldLimits } from './field-reports.service.ts';
import { rollUp } from './field-statements.ts';

const api = await useApi({ METRICS_PORT: '0', TRUSTED_PROXY_HOPS: '1' });
const manager = await createColleague(api, 'manager');
const agent = await createColleague(api, 'agent');
beforeEach(() => api.sql('truncate field_releases, rate_limit_counters cascade'));

const page: FieldReport = { remote: 'marketing', version: '1.0.0', shell: '2.0.0', page: '/contact' };
const failure = (changes: Partial<NonNullable<FieldReport['errors']>[number]> = {}) => ({
  kind: 'error' as const,
  message: 'TypeError: x is not a function',
  frames: ['/remotes/marketing/1.0.0/contact.js:1:20'],
  ...changes,
});

let networks = 0;
const anotherNetwork = () => `198.${18 + Math.floor(++networks / 200)}.${networks % 200}.7`;
const send = (report: object, address = anotherNetwork()) =>
  api.request
    .post('/api/field-reports')
    .set('X-Forwarded-For', address)
    .send({ ...page, ...report });
const report = (changes: object, address?: string) => send(changes, address).expect(204);

const port = /"port":(\d+),"msg":"metrics are served"/.exec(api.logged())?.[1];
const inner = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
async function counters(from = minutes(-5), to = minutes(1)): Promise<FieldCounters['releases']> {
  const response = await inner(`/field-counters?from=${from}&to=${to}`);
  return fieldCountersSchema.parse(await response.json()).releases;
}
const rollUpOnce = async () => {
  for (const statement of rollUp) await query(asApi(api.databaseUrl), statement);
};
const shown = async () => (await manager.get('field-reports').expect(200)).body;
const rows = (table: string) => api.sql<{ count: number }>(`select count(*)::integer as count from ${table}`);

test('counts loads, forms and failures of a release', async () => {
  await report({ isFirst: true });
  await report({ isFirst: true, isFailed: true, sent: 2, failed: 1, errors: [failure()] });
  await report({ errors: [failure()] });

  expect(await counters()).toEqual([
    {
      remote: 'marketing',
      version: '1.0.0',
      loads: 2,
      failedLoads: 1,
      forms: { sent: 2, failed: 1 },
      signatures: [
        {
          ...{ signature: expect.any(String), kind: 'error', message: failure().message },
          ...{ count: 2, networks: 2, hasPlace: true },
        },
      ],
    },
  ]);
  expect(await counters(minutes(-10), minutes(-5))).toEqual([]);
});

test('counts a failure for the shell when it is in its code, and for the page otherwise', async () => {
  await report({ isFirst: true, isFailed: true, errors: [failure({ frames: ['/shell/2.0.0/main.js:1:5'] })] });
  await report({ isFailed: true, errors: [failure({ frames: ['/remotes/locations/1.0.0/routes.js:1:5'] })] });
  await report({ isFailed: true, errors: [failure({ kind: 'form', frames: [] })] });

  expect(await counters()).toMatchObject([
    { remote: 'marketing', loads: 1, failedLoads: 2 },
    { remote: 'shell', version: '2.0.0', loads: 0, failedLoads: 1 },
  ]);
});

test('recognizes a failure in another release, where versions and positions differ', async () => {
  await report({ errors: [failure()] });
  const frames = ['/remotes/marketing/1.1.0/contact.js:3:99'];
  await report({ version: '1.1.0', errors: [failure({ frames })] });

  const [one, other] = await counters();
  expect(one?.version).not.toBe(other?.version);
  expect(one?.signatures[0]?.signature).toBe(other?.signatures[0]?.signature);
});

test('says which failures have no place in our scripts', async () => {
  await report({ errors: [failure({ kind: 'rejection', frames: [] })] });
  expect(await counters()).toMatchObject([
    { remote: 'marketing', signatures: [{ kind: 'rejection', hasPlace: false }] },
  ]);
});

test('counts networks, not addresses, and stores neither', async () => {
  for (const address of ['203.0.113.1', '203.0.113.99', '2001:db8:1::1', '2001:db8:2:2::1'])
    await report({ errors: [failure()] }, address);

  expect((await counters())[0]?.signatures).toMatchObject([{ count: 4, networks: 2 }]);
  expect(JSON.stringify(await api.sql('select * from field_networks'))).not.toMatch(/203\.0|2001/);
});

test('shows managers a release with its places, most frequent failures first, and the 75th percentile of vitals', async () => {
  for (const lcp of [900, 1200, 1900, 2300]) await report({ isFirst: true, vitals: { lcp, cls: 0 } });
  await report({ errors: [failure({ message: 'rare' })] });
  for (const _ of [1, 2]) await report({ errors: [failure()] });

  expect(await shown()).toEqual([
    {
      remote: 'marketing',
      version: '1.0.0',
      loads: 4,
      failedLoads: 0,
      formsSent: 0,
      formsFailed: 0,
      vitals: { lcp: 2000, cls: 0.01 },
      signatures: [
        { ...failure(), signature: expect.any(String), page: '/contact', count: 2 },
        { ...failure({ message: 'rare' }), signature: expect.any(String), page: '/contact', count: 1 },
      ],
    },
  ]);
  await agent.get('field-reports').expect(403);
});

test('ignores reports of browsers with Global Privacy Control', async () => {
  await send({ isFirst: true }).set('Sec-GPC', '1').expect(204);
  expect(await counters()).toEqual([]);
});

test.each([
  ['a query in the page', { page: '/contact?name=Ada' }],
  ['a path in the name', { remote: '../admin' }],
  ['too many errors', { errors: Array.from({ length: 6 }, () => failure()) }],
  ['a long message', { errors: [failure({ message: 'x'.repeat(121) })] }],
  ['a line break in a message', { errors: [failure({ message: 'a\nb' })] }],
  ['a place on another host', { errors: [failure({ frames: ['https://example.com/x.js:1:1'] })] }],
  ['a count without an end', { sent: 21 }],
  ['a negative time', { vitals: { lcp: -1 } }],
])('rejects %s', async (_, changes) => {
  await send(changes).expect(422);
  expect(await rows('field_counters')).toEqual([{ count: 0 }]);
});

test('counts a limited number of reports of a network in a minute', async () => {
  await report({ isFirst: true }, '192.0.2.1');
  await api.sql(`update rate_limit_counters set points = points + $1 where key like 'field-reports:%'`, [
    fieldLimits.reports - 2,
  ]);
  for (let count = 0; count < 3; count++) await report({ isFirst: true }, '192.0.2.1');
  await report({ isFirst: true }, '198.51.100.1');
  expect((await counters())[0]?.loads).toBe(3);
});

test('a network can introduce a limited number of names, and others still can', async () => {
  for (let count = 0; count < fieldLimits.newNames + 10; count++)
    await report({ isFirst: true, version: `6.${count}` }, '192.0.2.1');
  expect(await rows('field_releases')).toEqual([{ count: fieldLimits.newNames }]);
  await report({ isFirst: true, version: '7.0' }, '198.51.100.1');
  expect(await counters()).toContainEqual(expect.objectContaining({ version: '7.0' }));
});

test('a release keeps the signatures of most networks, whatever is forged before and after', async () => {
  const forge = (count: number, offset: number) =>
    api.sql(
      `insert into field_signatures (release_id, signature, kind, message, page, frames, networks)
       select id, number, 'error', 'forged', '/', '{}', 1 from field_releases, generate_series($1::integer, $2) number`,
      [offset, offset + count - 1],
    );
  await report({ isFirst: true });
  await forge(fieldLimits.signatures, 1);
  for (let network = 0; network < 6; network++) await report({ isFailed: true, errors: [failure()] });
  const seen = async () => (await counters())[0]?.signatures.map(({ networks }) => networks);
  expect(await seen()).toEqual([6]);
  expect(await rows('field_signatures')).toEqual([{ count: fieldLimits.signatures }]);

  // An hour later its networks are forgotten.
  await api.sql(`update field_networks set seen_at = now() - interval '2 hours'`);
  await rollUpOnce();
  for (const letter of 'abcdefghij') await report({ errors: [failure({ message: `forged ${letter}` })] });
  expect(await rows('field_signatures')).toEqual([{ count: fieldLimits.signatures }]);
  expect((await counters())[0]?.signatures.find(({ message }) => message === failure().message)?.count).toBe(6);
});

test('masks addresses, numbers and names again, whoever has sent them', async () => {
  await report({
    page: '/contact/5125550199',
    errors: [failure({ message: 'TypeError: jane.doe@example.com phoned 512 555 0199 about "Elm Street" at Austin' })],
  });
  const [{ message, page: path } = {} as Record<string, string>] = await api.sql<Record<string, string>>(
    'select message, page from field_signatures',
  );
  expect({ message, path }).toEqual({ message: 'TypeError: * phoned * about * at *', path: '/contact/:' });
});

test('forged releases make room for each other, and not for one that is visited', async () => {
  await report({ isFirst: true });
  await report({ isFirst: true });
  await api.sql(
    `insert into field_releases (remote, version) select 'forged', '9.' || number from generate_series(1, $1) number`,
    [fieldLimits.releases],
  );
  await report({ isFirst: true, version: '8.0' });

  expect(await rows('field_releases')).toEqual([{ count: fieldLimits.releases }]);
  expect((await counters()).map(({ version }) => version)).toEqual(['1.0.0', '8.0']);
});

test('rolls minutes up to hours and days without losing counts, and removes networks after an hour', async () => {
  await report({ isFirst: true, errors: [failure()] });
  const age = (interval: string) =>
    api.sql(`update field_counters set starts_at = date_trunc(span, starts_at - interval '${interval}')`);
  await age('3 hours');
  await api.sql(`update field_networks set seen_at = now() - interval '2 hours'`);
  await report({ isFirst: true });
  await rollUpOnce();
  const spans = () => api.sql(`select span, count from field_counters where name = 'loads' order by starts_at`);
  expect(await spans()).toEqual([
    { span: 'hour', count: 1 },
    { span: 'minute', count: 1 },
  ]);
  expect(await rows('field_networks')).toEqual([{ count: 0 }]);

  await age('4 days');
  await Promise.all([rollUpOnce(), rollUpOnce()]);
  await rollUpOnce();
  expect(new Set((await spans()).map(({ span }) => span))).toEqual(new Set(['day']));
  expect((await shown())[0]).toMatchObject({ loads: 2 });
});

test('the daily run removes counters after 90 days, with names that nothing is counted of', async () => {
  await report({ isFirst: true, errors: [failure()] });
  await api.sql(`update field_counters set starts_at = now() - interval '91 days'`);
  await report({ isFirst: true, version: '1.1.0' });
  await manager.post('retention/runs').expect(200);

  expect((await shown()).map(({ version }: { version: string }) => version)).toEqual(['1.1.0']);
  expect(await rows('field_signatures')).toEqual([{ count: 0 }]);
});

test('the inner port wants an interval, and the public one has no counters', async () => {
  expect((await inner('/field-counters')).status).toBe(400);
  expect((await inner(`/field-counters?from=${minutes(0)}&to=${minutes(-1)}`)).status).toBe(400);
  await api.request.get('/api/field-counters').expect(404);
});

test('counts loads and failed loads for the alert', async () => {
  const metric = async (outcome: string) => {
    const text = await (await inner('/metrics')).text();
    return Number(new RegExp(`api_field_loads_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  const before = [await metric('opened'), await metric('failed')];
  await report({ isFirst: true });
  await report({ isFirst: true, isFailed: true, errors: [failure()] });
  expect([await metric('opened'), await metric('failed')]).toEqual([Number(before[0]) + 2, Number(before[1]) + 1]);
});
