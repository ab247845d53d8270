import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Middleware: gives every request an id, sends it as `X-Request-Id`, and logs one line per response. The line names the
 * route instead of the URL: query string, body and client address may be personal data.
 */
export const logRequests = (log: Logger) => (request: Request, response: Response, next: NextFunction) => {
  const sent = request.get('x-request-id');
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
      milliseconds: Math.round(performance.now() - started),
      ...(!response.writableFinished && { aborted: true }),
    };
    if (line.route.startsWith?.('/api/health')) log.debug(line, 'request completed');
    else log.info(line, 'request completed');
  });
  next();
};
