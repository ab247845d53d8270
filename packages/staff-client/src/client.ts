import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { paths } from './schema.d.ts';
import { reportUserActivity } from './user-activity.ts';

const throwOnError: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response);
  },
};

/** The staff API, typed by its OpenAPI document. Calls throw `ApiError` for error responses. */
export const staff = createClient<paths>({
  // `new Request` needs an absolute URL. Node has no location.
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  fetch: (request) => fetch(request),
});
staff.use(reportUserActivity, throwOnError);

/** Resolves to the body of a response: `unwrap(staff.GET('/api/admin/summary'))`. Throws when it has none. */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Error('The response has no body.');
  return data;
}
