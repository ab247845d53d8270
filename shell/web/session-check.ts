import type { FastifyRequest } from 'fastify';

/** 503: the API did not answer, so nobody knows. */
export type AccessStatus = 204 | 401 | 403 | 503;

const paths = { session: '/api/session', manager: '/api/session/role/manager' };

/** Returns a function that asks the API whether a request has a session or the role. Nothing is cached: a sign-out counts at once. */
export function sessionCheck(apiOrigin: string) {
  const ask = async (path: string, cookie: string): Promise<AccessStatus> => {
    const response = await fetch(apiOrigin + path, { headers: { cookie }, signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    if (response.ok) return 204;
    if (response.status === 401 || response.status === 403) return response.status;
    throw new Error(`The API returned ${response.status}.`);
  };

  return async (requires: keyof typeof paths, { headers: { cookie } }: FastifyRequest): Promise<AccessStatus> => {
    if (!cookie) return 401;
    const askOnce = () => ask(paths[requires], cookie);
    // A connection that breaks while an API restarts is not the end: another one answers, or the same one again.
    return askOnce()
      .catch(askOnce)
      .catch(() => 503);
  };
}
