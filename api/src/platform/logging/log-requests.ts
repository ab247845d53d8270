import { requestTimer } from '@portal/http-server/metrics';
import { newTraceId, traceIdOf } from '@portal/http-server/trace';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Env } from '../env/env.ts';
import { inTrace } from './trace.ts';

/** Set by the guard of staff routes. */
interface StaffRequest extends Request {
  session?: { userId: number };
}

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Middleware: gives every request an id and a trace, or takes those of a trusted proxy, sends the id as `X-Request-Id`, measures the
 * request, and logs one line per response. The line names the route instead of the URL: query string, body and client address may be
 * personal data. It names staff by their id, and why a request was rejected.
 */
export function logRequests(log: Logger, registry: Registry, { trustedProxyHops }: Pick<Env, 'trustedProxyHops'>) {
  const time = requestTimer(registry);

  return (request: StaffRequest, response: Response, next: NextFunction) => {
    const header = (name: string) => (trustedProxyHops > 0 ? request.get(name) : undefined);
    const sent = header('x-request-id');
    const traceId = traceIdOf(header('traceparent')) ?? newTraceId();
    const requestId = sent && wellFormed.test(sent) ? sent : traceId;
    const started = performance.now();
    const route = () => String(request.route?.path ?? 'unknown');

    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    time(request, response, route);
    response.once('close', () => {
      const line = {
        requestId,
        traceId,
        method: request.method,
        route: route(),
        status: response.statusCode,
        userId: request.session?.userId,
        rejected: response.locals.rejected,
        milliseconds: Math.round(performance.now() - started),
        ...(!response.writableFinished && { aborted: true }),
      };
      if (line.route.startsWith('/api/health')) log.debug(line, 'request completed');
      else log.info(line, 'request completed');
    });
    inTrace(traceId, next);
  };
}
