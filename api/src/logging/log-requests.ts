import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Gives every request an id, tells it to the client, and writes one line when the answer is out. The line names the
 * route, never the address as sent: its query string, like body and client address, may be somebody's data.
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
    if (line.route.startsWith?.('/api/health')) log.debug(line, 'answered');
    else log.info(line, 'answered');
  });
  next();
};
