import createClient, { type Middleware } from 'openapi-fetch';
import { Refusal } from './refusal.ts';
import type { paths } from './schema.d.ts';

const refusing: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await Refusal.of(response);
  },
};

/** The staff API, typed by its OpenAPI document. Calls throw `Refusal` for every answer that is none. */
export const staff = createClient<paths>({
  // Absolute, because not every Request takes a path; empty where there is no document.
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  fetch: (request) => fetch(request),
});
staff.use(refusing);

/** What a call was answered: `answer(staff.GET('/api/admin/summary'))`. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  return data as NonNullable<Data>;
}
