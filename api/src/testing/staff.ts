import type { Role } from '@portal/contracts/staff';
import type { TestApi } from './test-api.ts';

export const manager = { email: 'manager@example.com', password: 'right horse battery' };

/** Settings of an API whose first account is `manager`. */
export const withManager = { STAFF_EMAIL: manager.email, STAFF_PASSWORD: manager.password };

export interface Colleague {
  id: number;
  email: string;
  password: string;
  cookie: string;
}

/** The cookies a browser has after an answer. */
export const cookiesOf = ({ headers }: { headers: Record<string, string | string[]> }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Signs somebody in and answers the cookies to ask with. */
export async function signIn(
  api: TestApi,
  { email, password }: { email: string; password: string } = manager,
): Promise<string> {
  return cookiesOf(await api.request.post('/api/session').send({ email, password }).expect(200));
}

let invited = 0;

/** Has the manager invite somebody, who chooses a password and signs in. Needs an API that sends no mail. */
export async function join(api: TestApi, role: Role): Promise<Colleague> {
  invited += 1;
  const email = `${role}-${invited}@example.com`;
  const password = `quiet river number ${invited}`;
  const { body } = await api.request
    .post('/api/admin/staff')
    .set('Cookie', await signIn(api))
    .send({ email, name: `Colleague ${invited}`, role })
    .expect(201);
  await api.request
    .post('/api/password-reset/confirm')
    .send({ token: linkToken(body.invitation.link), password })
    .expect(204);
  return { id: body.id, email, password, cookie: await signIn(api, { email, password }) };
}

export const linkToken = (link: string): string => new URL(link).hash.replace('#token=', '');
