import { isNativeError } from 'node:util/types';
import { HttpException, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DatabaseUnavailableError } from '../database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import type { ProblemDetailsDto } from './problem.dto.ts';

/** An error as the client sees it (problem details). */
export interface Problem extends Omit<ProblemDetailsDto, 'type' | 'title'> {
  retryAfterSeconds?: number;
  /** `WWW-Authenticate` header. */
  challenge?: string;
  /** `Allow` header. */
  allow?: string;
}

/** 429 with a `Retry-After` header. */
export class TooManyRequestsException extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message, 429);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether no route has the path and method of the request. */
export const isUnknownRoute = (error: unknown): boolean =>
  error instanceof NotFoundException && error.message.startsWith('Cannot ');

/** Returns what the client may know about an error. The message of an unexpected error is never included. */
export function toProblem(error: unknown, phone: string): Problem {
  if (error instanceof DatabaseUnavailableError)
    return unavailable(
      `We could not save your request just now. Please try again in a minute, or call us at ${phone}.`,
    );
  if (isDatabaseOutage(error))
    return unavailable('The service is temporarily unavailable. Please try again in a minute.');
  if (error instanceof ServiceUnavailableException) return unavailable(error.message);
  if (error instanceof HttpException && error.getStatus() < 500) {
    const { fields, newEntryIds, earlierMessage, warnings, challenge, retryAfterSeconds }: Partial<Problem> =
      Object(error);
    return {
      status: error.getStatus(),
      detail: isUnknownRoute(error) ? 'Page not found.' : error.message,
      ...{ fields, newEntryIds, earlierMessage, warnings, challenge, retryAfterSeconds },
    };
  }
  return (
    bodyParserProblem(error, phone) ?? {
      status: 500,
      detail: `Something went wrong on our side. Please call us at ${phone}.`,
    }
  );
}

const unavailable = (detail: string): Problem => ({ status: 503, detail, retryAfterSeconds: 30 });

/** Express' body parser names most of its errors in `type`. */
function bodyParserProblem(error: unknown, phone: string): Problem | undefined {
  if (!isNativeError(error)) return undefined;
  const { type, status } = Object(error);
  switch (type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return { status: 413, detail: `The request is too large. Please shorten it, or call us at ${phone}.` };
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return { status: 415, detail: 'Please send the form as UTF-8 text.' };
    default:
      return Number(status) >= 400 && Number(status) < 500
        ? { status: 400, detail: 'The request could not be read. Please reload the page.' }
        : undefined;
  }
}
