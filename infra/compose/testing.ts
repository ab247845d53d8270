import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readTeams } from '@portal/release/teams';
import { root } from '../workspaces/workspaces.ts';
import { Stack } from './stack.ts';

const { COMPOSE_PROJECT_NAME, PORT } = process.env;
if (!COMPOSE_PROJECT_NAME || !PORT) throw new Error('Run these tests with `npm run test:containers`.');

/** The portal that `npm run test:containers` has started. */
export const stack = new Stack(COMPOSE_PROJECT_NAME, Number(PORT));

export const remotes = readTeams(join(root, 'infra/teams.json')).map(({ name }) => `mfe-${name}`);
export const applications = ['nginx', 'publisher', 'renderer', ...remotes, 'api'];
export const apis = ['api', 'api-2'];

const desk = `desk.localhost:${PORT}`;

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Response {
  status: number;
  headers: Headers;
  text: string;
}

/** Requests a path of the site on a new connection, because a reload of nginx may close a kept-alive one. */
export function fetchSite(path: string, { method = 'GET', headers, body }: RequestOptions = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port: PORT,
        path,
        method,
        agent: false,
        signal: AbortSignal.timeout(20_000),
        headers: { host: `localhost:${PORT}`, ...headers },
      },
      (response) =>
        text(response).then((body) => {
          const received = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          resolve({ status: response.statusCode ?? 0, headers: new Headers(received), text: body });
        }, reject),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Requests a path on the host name of the lead desk. */
export const fetchDesk = (path: string, { headers, ...options }: RequestOptions = {}) =>
  fetchSite(path, { ...options, headers: { host: desk, ...headers } });

const json = (body: object): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

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

/** Waits until a condition holds. Throws after the given time. */
export async function until(condition: () => Promise<boolean>, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not true within ${seconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
