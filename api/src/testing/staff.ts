import { randomUUID } from 'node:crypto';
import type { Role } from '@portal/contracts/staff';
import type { Test } from 'supertest';
import { hashPassword } from '../staff/passwords/password.ts';
import type { TestApi } from './test-api.ts';

export const manager = { email: 'manager@example.com', password: 'right horse battery' };

/** Settings of an API whose first account is `manager`. */
export const withManager = { STAFF_EMAIL: manager.email, STAFF_PASSWORD: manager.password };

/** A signed-in staff member with helpers for requests to `/api/admin/`. */
export interface Colleague {
  id: number;
  name: string;
  email: string;
  password: string;
  cookie: string;
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  patch(path: string, body?: object): Test;
  delete(path: string): Test;
}

/** Returns the cookies that a browser holds after a response. */
export const cookiesOf = ({ headers }: { headers: Record<string, string | string[]> }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Signs in and returns the cookies. */
export async function signIn(
  api: Pick<TestApi, 'request'>,
  { email, password }: { email: string; password: string } = manager,
): Promise<string> {
  return cookiesOf(await api.request.post('/api/session').send({ email, password }).expect(200));
}

/** Creates a staff account in the database and signs in. */
export async function createColleague(
  api: Pick<TestApi, 'request' | 'sql'>,
  role: Role,
  name: string = role,
): Promise<Colleague> {
  const email = `${role}-${randomUUID()}@staff.example.com`;
  const password = `quiet river ${randomUUID()}`;
  const [user] = await api.sql<{ id: number }>(
    `with created as (insert into users (email, name) values ($1, $2) returning id)
     insert into staff_accounts (user_id, role, password_hash) select id, $3, $4 from created returning user_id as id`,
    [email, name, role, await hashPassword(password)],
  );
  if (!user) throw new Error('The account was not created.');
  const cookie = await signIn(api, { email, password });

  return {
    id: user.id,
    name,
    email,
    password,
    cookie,
    get: (path) => api.request.get(`/api/admin/${path}`).set('Cookie', cookie),
    post: (path, body = {}) => api.request.post(`/api/admin/${path}`).set('Cookie', cookie).send(body),
    put: (path, body = {}) => api.request.put(`/api/admin/${path}`).set('Cookie', cookie).send(body),
    patch: (path, body = {}) => api.request.patch(`/api/admin/${path}`).set('Cookie', cookie).send(body),
    delete: (path) => api.request.delete(`/api/admin/${path}`).set('Cookie', cookie),
  };
}

/** Returns the token in the fragment of a password link. */
export const linkToken = (link: string): string => new URL(link).hash.replace('#token=', '');
