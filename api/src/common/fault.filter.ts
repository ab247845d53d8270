import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Env } from '../env.ts';
import { describeError } from '../logging/describe-error.ts';
import { renderPageInstead } from '../pages/form-page.ts';
import { type Fault, faultOf } from './fault.ts';

/**
 * The one place where failures become answers: a page for a form sent without JavaScript, RFC 9457 problem details for
 * the staff API and for whoever asks for them, one plain sentence for everybody else.
 */
@Catch()
export class FaultFilter implements ExceptionFilter {
  constructor(
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.answer(error, host.switchToHttp().getRequest(), host.switchToHttp().getResponse());
  }

  /** Also called by express itself for what fails before Nest is asked, such as an unreadable body. */
  answer(error: unknown, request: Request, response: Response): void {
    const fault = faultOf(error, this.env.company.phone);
    if (fault.isOurs)
      this.log.error({ requestId: response.locals.requestId, error: describeError(error) }, 'request failed');

    if (response.headersSent) {
      // Half an answer cannot be taken back; a cut connection at least cannot be mistaken for a whole one.
      response.destroy();
      return;
    }
    if (fault.retryAfterSeconds) response.setHeader('Retry-After', fault.retryAfterSeconds);
    response.status(fault.status);

    if (renderPageInstead(request, response, fault)) return;
    if (asksForProblem(request)) response.type('application/problem+json').send(JSON.stringify(problem(fault)));
    else response.type('text/plain').send(fault.detail);
  }
}

function asksForProblem(request: Request): boolean {
  // Nest answers unknown addresses from a router mounted at the prefix, where `path` alone lacks it.
  if (/^\/api\/admin(\/|$)/.test(request.baseUrl + request.path)) return true;
  return request.accepts(['text/plain', 'application/problem+json']) === 'application/problem+json';
}

const problem = ({ status, detail, fields }: Fault) => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  detail,
  ...(fields && { fields }),
});
