import { hasRole, type Role, type TokenScope, tokenScopes } from '@portal/contracts/staff';
import { tokenRate } from './staff/api-tokens/api-tokens.service.ts';
import { createColleague, withManager } from './testing/staff.ts';
import { startApi, useApi } from './testing/test-api.ts';

/** Compares the responses of every operation of the OpenAPI document with the access rules that it declares (`x-access-…`). */
interface Operation {
  method: string;
  path: string;
  isPublic: boolean;
  role: Role | undefined;
  permission: string | undefined;
  /** The API tokens that may use it. */
  token: TokenScope | undefined;
  needsRecentSignIn: boolean;
  /** Why a change needs no recent sign-in. */
  exception: string | undefined;
}

const api = await useApi(withManager);

const { body: document } = await api.request.get('/api/openapi.json').expect(200);
const operations: Operation[] = Object.entries<Record<string, Record<string, unknown>>>(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, declared]) => ({
      method: method.toUpperCase(),
      path,
      isPublic: declared['x-access-public'] === true,
      role: declared['x-access-role'] as Role | undefined,
      permission: declared['x-access-permission'] as string | undefined,
      token: declared['x-access-token'] as TokenScope | undefined,
      needsRecentSignIn: declared['x-access-recent-sign-in'] === true,
      exception: declared['x-access-earlier-sign-in'] as string | undefined,
    })),
);
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const isChange = ({ method }: Operation) => method !== 'GET';

const people = await Promise.all(
  (['viewer', 'agent', 'manager'] as const).flatMap((role) =>
    [false, true].map(async (isAged) => ({ role, isAged, ...(await createColleague(api, role)) })),
  ),
);
const anonymous = { role: undefined, isAged: false, id: 0, cookie: '' };
const [, , , , manager] = people;
const programs = await Promise.all(
  tokenScopes.map(async (scope) => {
    const created = await manager?.post('api-tokens', { name: scope, scope }).expect(201);
    return { ...anonymous, scope, token: created?.body.token as string };
  }),
);
const identities = [
  ...[anonymous, ...people].map((person) => ({
    ...person,
    ...{ scope: undefined, token: undefined },
    title: `${person.isAged ? 'aged ' : ''}${person.role ?? 'anonymous'}`,
  })),
  ...programs.map((program) => ({ ...program, title: `a program with the scope ${program.scope}` })),
];
tokenRate.limit = 100_000;
type Identity = (typeof identities)[number];
await api.sql(`update sessions set created_at = now() - interval '16 minutes' where user_id = any($1)`, [
  people.filter(({ isAged }) => isAged).map(({ id }) => id),
]);
await api.sql('create table kept as select * from sessions');

/** How far a request gets. `allowed`: up to the handler, whose errors do not matter here. */
type Outcome = 'allowed' | 'sign in' | 'forbidden' | 'confirm identity';

function declaredOutcome(operation: Operation, { role, isAged, scope }: Identity): Outcome {
  if (operation.isPublic) return 'allowed';
  if (scope) return operation.token && (scope === 'write' || operation.token === 'read') ? 'allowed' : 'forbidden';
  if (!role) return 'sign in';
  if (operation.role && !hasRole(role, operation.role)) return 'forbidden';
  if (operation.permission === 'export' && role === 'viewer') return 'forbidden';
  return operation.needsRecentSignIn && isAged ? 'confirm identity' : 'allowed';
}

async function outcomeOf({ method, path, isPublic }: Operation, { cookie, token }: Identity): Promise<Outcome> {
  // Event streams do not end.
  const aborting = new AbortController();
  const { status, headers } = await fetch(api.url + path.replace(/\{\w+\}/g, '999999'), {
    method,
    headers: {
      cookie,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    signal: aborting.signal,
    ...(method !== 'GET' && { body: '{}' }),
  });
  aborting.abort();
  // Some requests end the session.
  await api.sql('insert into sessions select * from kept on conflict do nothing');
  expect(status).toBeLessThan(500);
  if (status === 403)
    return headers.get('www-authenticate')?.includes('insufficient_user_authentication')
      ? 'confirm identity'
      : 'forbidden';
  return status === 401 && !isPublic ? 'sign in' : 'allowed';
}

test('every operation declares who may use it, and every change whether it needs a recent sign-in', () => {
  expect(operations.length).toBeGreaterThan(60);
  const undeclared = operations.filter(
    ({ isPublic, role, needsRecentSignIn, exception, ...operation }) =>
      isPublic === (role !== undefined) ||
      (isPublic && (needsRecentSignIn || exception)) ||
      (!isPublic &&
        isChange({ isPublic, role, needsRecentSignIn, exception, ...operation }) &&
        needsRecentSignIn === Boolean(exception?.trim())),
  );
  expect(undeclared.map(nameOf)).toEqual([]);
  expect(operations.filter(({ path, isPublic }) => isPublic && path.startsWith('/api/admin/'))).toEqual([]);
});

test('every operation does what it declares, for every role, age of session and scope of a token', async () => {
  const [declared, observed]: Record<string, string>[] = [{}, {}];
  for (const operation of operations)
    for (const identity of identities) {
      const row = `${nameOf(operation)} as ${identity.title}`;
      Object.assign(declared ?? {}, { [row]: declaredOutcome(operation, identity) });
      Object.assign(observed ?? {}, { [row]: await outcomeOf(operation, identity) });
    }
  expect(Object.keys(observed ?? {})).toHaveLength(operations.length * identities.length);
  expect(observed).toEqual(declared);
});

test('what concerns all staff, lists of people and personal data is for managers, and work on leads for agents', () => {
  const rolesOf = (paths: RegExp) => [
    ...new Set(operations.filter(({ path }) => paths.test(path)).map(({ role }) => role)),
  ];
  expect(rolesOf(/\/(assignment|imports|erasures|retention|person)(\/|$)/)).toEqual(['manager']);
  const work =
    /\/leads\/(actions|undo|take-next|ids|duplicates|\{id\}\/(notes|contacts|merge|separate|details|next-step))(\/|$)/;
  expect(rolesOf(work)).toEqual(['agent']);
});

test('API tokens are for work on leads, and write scopes change something', () => {
  const open = operations.filter(({ token }) => token);
  expect(open.length).toBeGreaterThan(10);
  const elsewhere = open.filter(
    ({ path }) => !/^\/api\/admin\/(leads|visits|openapi\.json|staff\/names)(\/|$)/.test(path),
  );
  expect(elsewhere.map(nameOf)).toEqual([]);
  expect(open.filter(({ isPublic, token, method }) => isPublic || (token === 'write' && method === 'GET'))).toEqual([]);
});

test('a session without the second factor that is due gets to its own account only', async () => {
  const strict = await startApi({ DATABASE_URL: api.databaseUrl, SECOND_FACTOR_GRACE_DAYS: '0' });
  const manager = await createColleague(strict, 'manager');
  const reached: string[] = [];
  for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    const { status, body } = await strict.request[method](operation.path.replace(/\{\w+\}/g, '999999'))
      .set('Cookie', manager.cookie)
      .set('Accept', 'application/problem+json');
    const isRejected = status === 403 && /^Please turn on two-step verification/.test(body.detail);
    if (!isRejected) reached.push(nameOf(operation));
  }
  await strict.stop();
  expect(reached.length).toBeGreaterThan(5);
  expect(reached.filter((name) => !/ \/api\/(session|admin\/account\/.+)$/.test(name))).toEqual([]);
});

test('every change of accounts and of personal data needs a recent sign-in, or asks for the password', async () => {
  const [manager] = identities.filter(({ title }) => title === 'aged manager');
  const changes = operations.filter(
    (operation) =>
      isChange(operation) && !operation.isPublic && /\/(staff|account|retention|person|export)/.test(operation.path),
  );
  const allowed: string[] = [];
  for (const operation of changes)
    if (manager && (await outcomeOf(operation, manager)) !== 'confirm identity') allowed.push(nameOf(operation));
  expect(allowed.sort()).toEqual(
    [
      // Both ask for the current password.
      'POST /api/admin/account/password',
      'POST /api/admin/account/sessions/end',
      // The begin of the confirmation itself.
      'POST /api/admin/account/passkeys/confirmation',
      // The audit log has the earlier name.
      'PUT /api/admin/account/name',
    ].sort(),
  );
});
