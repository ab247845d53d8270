import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';

/** Set by the guard of staff routes. */
interface StaffRequest extends Request {
  session?: { userId: number };
}

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Middleware: gives every request an id, or takes that of a trusted proxy, sends it as `X-Request-Id`, and logs one line per response. The line names the
 * route instead of the URL: query string, body and client address may be personal data. It names staff by their id, and why
 * a request was rejected.
 */
export const logRequests =
  (log: Logger, { trustedProxyHops }: Pick<Env, 'trustedProxyHops'>) =>
  (request: StaffRequest, response: Response, next: NextFunction) => {
    const sent = trustedProxyHops > 0 ? request.get('x-request-id') : undefined;
    const requestId = sent && wellFormed.test(sent) ? sent : randomUUID();
    const started = performance.now();

    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const line = {
        requestId,
        method: request.method,
        route: request.route?.path ?? 'unknown',
        status: response.statusCode,
        userId: request.session?.userId,
        rejected: response.locals.rejected,
        milliseconds: Math.round(performance.now() - started),
        ...(!response.writableFinished && { aborted: true }),
      };
      if (line.route.startsWith?.('/api/health')) log.debug(line, 'request completed');
      else log.info(line, 'request completed');
    });
    next();
  };
