import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Env } from '../env/env.ts';
import { describeError } from '../logging/describe-error.ts';
import { allowedMethods } from './allowed-methods.ts';
import { servesPath } from './origin.guard.ts';
import { isUnknownRoute, type Problem, toProblem } from './problem.ts';

/** Statuses of rejections whose detail is one of our sentences, without any of the input. */
const namesNoInput = new Set([401, 403, 413, 415, 429]);

interface ProblemHandlers {
  /** Returns the problem in the language of the request. */
  translate: (request: Request, problem: Problem) => Problem;
  /** Sends an HTML page for the problem if the request needs one, and returns whether it did. */
  renderPage: (request: Request, response: Response, problem: Problem) => boolean;
}

/**
 * Turns every error into a response: an HTML page for forms sent without JavaScript, RFC 9457 problem details under
 * `/api/admin` and for clients that accept them, and one sentence of plain text otherwise.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly env: Env,
    private readonly log: Logger,
    private readonly handlers: ProblemHandlers,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.respond(error, host.switchToHttp().getRequest(), host.switchToHttp().getResponse());
  }

  /** Also called by Express for errors of its middleware, such as an unreadable body. */
  respond(error: unknown, request: Request, response: Response): void {
    const problem = this.handlers.translate(
      request,
      this.methodNotAllowed(error, request) ?? toProblem(error, this.env.company.phone),
    );
    if (problem.status >= 500)
      this.log.error({ requestId: response.locals.requestId, error: describeError(error) }, 'request failed');

    if (namesNoInput.has(problem.status)) response.locals.rejected = problem.detail;

    if (response.headersSent) {
      // Close the connection, so that the client notices that the response is incomplete.
      response.destroy();
      return;
    }
    if (problem.retryAfterSeconds) response.setHeader('Retry-After', problem.retryAfterSeconds);
    if (problem.challenge) response.setHeader('WWW-Authenticate', problem.challenge);
    if (problem.allow) response.setHeader('Allow', problem.allow);
    response.status(problem.status);

    if (this.handlers.renderPage(request, response, problem)) return;
    if (acceptsProblemDetails(request))
      response.type('application/problem+json').send(JSON.stringify(problemDetails(problem)));
    else response.type('text/plain').send(problem.detail);
  }

  /** Returns a problem if the path exists with other methods, on the host of the request. */
  private methodNotAllowed(error: unknown, request: Request): Problem | undefined {
    if (!isUnknownRoute(error) || !servesPath(request, this.env)) return undefined;
    const allow = allowedMethods(request).join(', ');
    return allow ? { status: 405, detail: `This address only allows ${allow}.`, allow } : undefined;
  }
}

function acceptsProblemDetails(request: Request): boolean {
  // For unknown URLs Nest mounts a router at the prefix, and `path` lacks it.
  if (/^\/api\/admin(\/|$)/.test(request.baseUrl + request.path)) return true;
  return request.accepts(['text/plain', 'application/problem+json']) === 'application/problem+json';
}

const problemDetails = ({ status, detail, fields, newEntryIds, earlierMessage, warnings }: Problem) => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  ...{ detail, fields, newEntryIds, earlierMessage, warnings },
});
