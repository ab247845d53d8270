import { join } from 'node:path';
import { readTeams } from '@portal/release/teams';
import { root } from '../workspaces/workspaces.ts';
import { json, type RequestOptions, type Response, sendRequest } from './request.ts';
import { Stack } from './stack.ts';

const { COMPOSE_PROJECT_NAME, PORT } = process.env;
if (!COMPOSE_PROJECT_NAME || !PORT) throw new Error('Run these tests with `npm run test:containers`.');

/** The portal that `npm run test:containers` has started. */
export const stack = new Stack(COMPOSE_PROJECT_NAME, Number(PORT));

export const remotes = readTeams(join(root, 'infra/teams.json')).map(({ name }) => `mfe-${name}`);
export const applications = ['nginx', 'publisher', 'renderer', ...remotes, 'api'];
export const apis = ['api', 'api-2'];

const desk = `desk.localhost:${PORT}`;

/** Requests a path of the site. */
export const fetchSite = (path: string, { headers, ...options }: RequestOptions = {}): Promise<Response> =>
  sendRequest(`http://127.0.0.1:${PORT}${path}`, { ...options, headers: { host: `localhost:${PORT}`, ...headers } });

/** Requests a path on the host name of the lead desk. */
export const fetchDesk = (path: string, { headers, ...options }: RequestOptions = {}) =>
  fetchSite(path, { ...options, headers: { host: desk, ...headers } });

export const sendContact = (email: string) => fetchSite('/api/contact', json({ name: 'Ada Byron', email }));

/** Returns the cookie of a staff session. */
export async function signIn(): Promise<string> {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  const { headers } = await fetchDesk('/api/session', json({ email, password }));
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Sends an operator's command to the publisher. */
export const command = (...words: string[]) => stack.exec('publisher', 'node', 'publisher/cli.ts', ...words);

/** Returns the number of rows of a `from` clause. */
export async function count(from: string): Promise<number> {
  const sql = `select count(*) from ${from}`;
  return Number(await stack.exec('postgres', 'psql', '-U', 'postgres', '-d', 'portal', '-Atc', sql));
}

/** Longer than a release is checked on a busy machine. */
const limitSeconds = 600;

/** Waits until a condition holds. Throws when that takes too long. */
export async function until(condition: () => Promise<boolean>, seconds = limitSeconds) {
  const end = Date.now() + seconds * 1000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not true within ${seconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
