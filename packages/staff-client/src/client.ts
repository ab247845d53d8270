import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../dist/schema.d.ts';
import { ApiError } from './api-error.ts';
import { reportUserActivity } from './user-activity.ts';

const throwOnError: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response);
  },
};

/** A server that has not responded by then is busy or hangs. */
const responseLimitMs = 15_000;

/** Rejects with a `TimeoutError` when the server does not respond. */
async function fetchWithLimit(request: Request): Promise<Response> {
  request.signal.throwIfAborted();
  const limit = new AbortController();
  request.signal.addEventListener('abort', () => limit.abort(request.signal.reason), { once: true });
  const timer = setTimeout(
    () => limit.abort(new DOMException('The server does not respond.', 'TimeoutError')),
    responseLimitMs,
  );
  try {
    return await fetch(new Request(request, { signal: limit.signal }));
  } finally {
    clearTimeout(timer);
  }
}

/** Options of a request that may take long, or whose caller shows that it does. */
export const withoutLimit = { fetch: (request: Request) => fetch(request) };

/** The staff API, typed by its OpenAPI document. Calls throw `ApiError` for error responses. */
export const staff = createClient<paths>({
  // `new Request` needs an absolute URL. Node has no location.
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  fetch: fetchWithLimit,
});
staff.use(reportUserActivity, throwOnError);

/** Resolves to the body of a response: `unwrap(staff.GET('/api/admin/summary'))`. Throws when it has none. */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Error('The response has no body.');
  return data;
}
