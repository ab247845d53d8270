import fc from 'fast-check';
import { hashPassword } from './staff/passwords/password.ts';
import { submit } from './testing/notification-api.ts';
import { cookiesOf, manager, withManager } from './testing/staff.ts';
import { useApi } from './testing/test-api.ts';

/**
 * Sends generated requests to every operation of the OpenAPI document. `stop` rejects if a response was not documented.
 * FUZZ_SEED and FUZZ_RUNS change the requests and their number.
 */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const numRuns = Number(process.env.FUZZ_RUNS ?? 12);
const slowestMilliseconds = 60_000;

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

// Messages are accepted, and no mail server gets them.
const api = await useApi({ ...withManager, TRUSTED_PROXY_HOPS: '1', SMTP_URL: 'smtp://127.0.0.1:1' });
for (let number = 0; number < 3; number += 1) await submit(api, { message: 'We need cameras at two gates.' });
const document = (await api.request.get('/api/openapi.json').expect(200)).body;
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const resolve = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : schema;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '1',
    '-1',
    '9'.repeat(30),
    '%',
    `'; --`,
    '../..',
    'a'.repeat(6_000),
    'ada@example.com',
  ),
);
/** Values that a client with an error or an attacker could send in place of any other. */
const anyJson = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constant(null), fc.constant([]));

function arbitraryOf(schema: Schema = {}): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: validArbitraryOf(resolve(schema)) }, { weight: 1, arbitrary: anyJson });
}

function validArbitraryOf({
  type,
  format,
  enum: allowed,
  items,
  properties,
  allOf,
  oneOf,
}: Schema): fc.Arbitrary<unknown> {
  if (allowed) return fc.constantFrom(...allowed);
  if (oneOf) return fc.oneof(...oneOf.map((one) => arbitraryOf(one)));
  if (allOf?.[0]) return arbitraryOf(allOf[0]);
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: false }), fc.maxSafeInteger());
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(arbitraryOf(items), { maxLength: 5 });
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, arbitraryOf(one)])),
      {
        requiredKeys: [],
      },
    );
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return text;
}

const requestOf = ({ path, operation: { parameters = [], requestBody } }: (typeof operations)[number]) => {
  const values = (where: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === where).map(({ name, schema }) => [name, arbitraryOf(schema)]),
      ),
      where === 'path' ? undefined : { requiredKeys: [] },
    );
  const body = requestBody?.content['application/json'];
  return fc
    .tuple(values('path'), values('query'), body ? arbitraryOf(body.schema) : fc.constant(undefined))
    .map(([inPath, inQuery, json]) => {
      const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encode(inPath[name]) || '1');
      const query = Object.entries(inQuery).map(([name, value]) => `${encode(name)}=${encode(value)}`);
      return { url: `${filled}?${query.join('&')}`, body: json === undefined ? undefined : JSON.stringify(json) };
    });
};

/** Lone surrogates are not text, so that no URL can contain them. */
const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

let signIns = 0;

/** Restores the account, which requests may have disabled, and returns the cookies of a new session. */
async function signInAgain(): Promise<string> {
  await api.sql(
    `update staff_accounts set password_hash = $1, role = 'manager', disabled_at = null
     where user_id = (select id from users where email = $2)`,
    [await hashPassword(manager.password), manager.email],
  );
  // Rate limits count per network, and generated sign-ins have used up that of the tests.
  signIns += 1;
  const response = await api.request.post('/api/session').set('X-Forwarded-For', `192.0.2.${signIns}`).send(manager);
  expect(response.status).toBe(200);
  return cookiesOf(response);
}

describe.each(['anonymous', 'signed in'])('%s', (who) => {
  test.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (_, operation) => {
    const cookie = who === 'signed in' ? await signInAgain() : '';
    await fc.assert(
      fc.asyncProperty(requestOf(operation), async ({ url, body }) => {
        const start = performance.now();
        const response = await fetch(api.url + url, {
          method: operation.method,
          headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body }),
        });
        // The stream of events never ends.
        if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
        else await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
        expect(performance.now() - start).toBeLessThan(slowestMilliseconds);
      }),
      { seed, numRuns, includeErrorInReport: true },
    );
  });
});
