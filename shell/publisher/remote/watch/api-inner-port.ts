import { type FieldCounters, fieldCountersSchema, type ReleaseEvent } from '@portal/contracts/field-counters';

const timeoutMilliseconds = 10_000;

/** Resolves to the counters of field reports between two times. Throws when the API does not respond. */
export async function readCounters(origin: string, from: Date, to: Date): Promise<FieldCounters> {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return fieldCountersSchema.parse(await (await request(origin, `/field-counters?${query}`)).json());
}

/** Resolves when the API has stored the event. It takes the same event, i.e. one of the same remote and time, once. */
export async function sendEvent(origin: string, key: string, event: ReleaseEvent): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  await request(origin, '/release-events', { method: 'POST', headers, body: JSON.stringify(event) });
}

async function request(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`The API answers ${response.status}.`);
  return response;
}
