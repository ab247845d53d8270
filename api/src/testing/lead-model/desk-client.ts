import type { Colleague } from '../staff.ts';
import type { TestApi } from '../test-api.ts';

export interface Answer<Body> {
  status: number;
  text: string;
  body: Body;
}

/** Sends a request with less processor time than supertest. Rejects for a server error. */
export async function send<Body>(
  api: TestApi,
  method: string,
  path: string,
  { body, staff }: { body?: object; staff?: Colleague } = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${api.url}/api/${path}`, {
    method,
    headers: { ...(staff && { cookie: staff.cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${path} has the status ${response.status}: ${text}`);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, text, body: (isJson ? JSON.parse(text) : null) as Body };
}
