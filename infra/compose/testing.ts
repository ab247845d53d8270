import { remotes as owners } from '@portal/contracts/remote';
import { Stack } from './stack.ts';

const { COMPOSE_PROJECT_NAME, PORT } = process.env;
if (!COMPOSE_PROJECT_NAME || !PORT) throw new Error('These tests belong to `npm run test:containers`.');

/** The portal that `npm run test:containers` has started. */
export const stack = new Stack(COMPOSE_PROJECT_NAME, Number(PORT));

export const remotes = owners.map(({ name }) => `mfe-${name}`);
export const applications = ['nginx', 'shell', ...remotes, 'api'];
export const shells = ['shell', 'shell-2'];
export const apis = ['api', 'api-2'];

export interface Question extends RequestInit {
  headers?: Record<string, string>;
}

/** Asks as somebody who has just come: a connection that is kept open may be ended by a reload of nginx. */
export const ask = (path: string, { headers, ...init }: Question = {}) =>
  fetch(stack.origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: { ...headers, connection: 'close' },
    ...init,
  });

export const sendContact = (email: string) =>
  ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Byron', email }),
  });

/** The cookie of a staff session. */
export async function signIn(): Promise<string> {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  const answer = await ask('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** How often a query finds something in the database. */
export async function count(from: string): Promise<number> {
  const sql = `select count(*) from ${from}`;
  const answer = await stack.exec('postgres', 'psql', '-U', 'postgres', '-d', 'portal', '-Atc', sql);
  return Number(answer);
}

/** Asks until the answer is yes. */
export async function until(question: () => Promise<boolean>, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (!(await question().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${question}`);
    await new Promise((wake) => setTimeout(wake, 500));
  }
}
