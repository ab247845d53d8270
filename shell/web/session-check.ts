import type { FastifyRequest } from 'fastify';
import { cookiesForApi } from './cookies.ts';

/** 503: the API did not respond. */
export type AccessStatus = 204 | 401 | 403 | 503;

const paths = { session: '/api/session', manager: '/api/session/role/manager' };

/**
 * Returns a function that checks with the API whether a request has a session or role. The result is not cached, so a
 * sign-out takes effect immediately.
 */
export function sessionCheck(apiOrigin: string) {
  const requestStatus = async (path: string, headers: Record<string, string>): Promise<AccessStatus> => {
    const response = await fetch(apiOrigin + path, { headers, signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    if (response.ok) return 204;
    if (response.status === 401 || response.status === 403) return response.status;
    throw new Error(`The API returned ${response.status}.`);
  };

  return async (requires: keyof typeof paths, { host, headers }: FastifyRequest): Promise<AccessStatus> => {
    const cookie = cookiesForApi(headers.cookie);
    if (!cookie) return 401;
    const check = () => requestStatus(paths[requires], { cookie, 'x-forwarded-host': host });
    // Retried once, because an API that restarts closes its connections.
    return check()
      .catch(check)
      .catch(() => 503);
  };
}
