import type { QueryFunctionContext } from '@tanstack/react-query';

/** A non-OK response. The message is the status code, a colon, a space and the body (or the status text). */
export class HttpError extends Error {
  override name = 'HttpError';

  readonly status: number;
  readonly body: string;
  /** Of the `Retry-After` header. */
  readonly retryAfterSeconds?: number;

  constructor(status: number, body: string, retryAfterSeconds?: number) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Fetches. Without a response, throws an error whose message is a sentence; browsers say "Failed to fetch". */
async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'include', ...init });
  } catch (error) {
    // As the standard names the failure of a network.
    if ((error as Error).name !== 'TypeError') throw error;
    const isOffline = typeof navigator === 'object' && navigator.onLine === false;
    throw new Error(
      isOffline
        ? 'You are offline. Please try again when you are back online.'
        : 'The server cannot be reached. Please try again.',
      { cause: error },
    );
  }
}

async function okOrThrow(response: Response): Promise<Response> {
  if (response.ok) return response;
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  throw new HttpError(response.status, (await response.text()) || response.statusText, retryAfterSeconds);
}

/** Sends a request with credentials and, with `body`, JSON. Throws `HttpError`. */
export async function send(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<Response> {
  return okOrThrow(
    await request(url, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  );
}

/** Query function: fetches the URL made of the query key's segments, joined with slashes. Throws `HttpError`. */
export async function readByKey<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
  const response = await okOrThrow(await request(queryKey.join('/'), { signal }));
  return response.json();
}

/** As `readByKey`, but returns null for a 401, for queries that work without a session. */
export async function readByKeyOrNull<T>(context: QueryFunctionContext): Promise<T | null> {
  try {
    return await readByKey<T>(context);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
