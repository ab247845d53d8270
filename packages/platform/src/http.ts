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
    await fetch(url, {
      method,
      credentials: 'include',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  );
}

/** Query function: fetches the URL made of the query key's segments, joined with slashes. Throws `HttpError`. */
export async function readByKey<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
  const response = await okOrThrow(await fetch(queryKey.join('/'), { credentials: 'include', signal }));
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
