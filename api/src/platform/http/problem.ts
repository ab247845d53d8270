import { isNativeError } from 'node:util/types';
import { HttpException, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DatabaseUnavailableError } from '../database/circuit-breaker-pool.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import type { EarlierMessageDto, ProblemDetailsDto } from './problem.dto.ts';
import { ValidationFailedException } from './validation-failed.exception.ts';

/** An error as the client sees it (problem details). */
export interface Problem extends Omit<ProblemDetailsDto, 'type' | 'title'> {
  retryAfterSeconds?: number;
  /** `WWW-Authenticate` header. */
  challenge?: string;
  /** `Allow` header. */
  allow?: string;
  /** Server errors are logged. */
  isServerError: boolean;
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
  if (isDatabaseOutage(error)) {
    return {
      status: 503,
      detail:
        error instanceof DatabaseUnavailableError
          ? `We could not save your request just now. Please try again in a minute, or call us at ${phone}.`
          : 'The service is temporarily unavailable. Please try again in a minute.',
      retryAfterSeconds: 30,
      isServerError: true,
    };
  }
  if (error instanceof ValidationFailedException) {
    return { status: error.getStatus(), detail: error.message, fields: error.fields, isServerError: false };
  }
  if (error instanceof TooManyRequestsException) {
    return { status: 429, detail: error.message, retryAfterSeconds: error.retryAfterSeconds, isServerError: false };
  }
  if (error instanceof ServiceUnavailableException)
    return { status: 503, detail: error.message, retryAfterSeconds: 30, isServerError: true };
  if (error instanceof HttpException && error.getStatus() < 500) {
    return {
      status: error.getStatus(),
      detail: isUnknownRoute(error) ? 'Page not found.' : error.message,
      ...('newEntryIds' in error && { newEntryIds: error.newEntryIds as number[] }),
      ...('earlierMessage' in error && { earlierMessage: error.earlierMessage as EarlierMessageDto }),
      ...('warnings' in error && { warnings: error.warnings as string[] }),
      ...('challenge' in error && { challenge: String(error.challenge) }),
      isServerError: false,
    };
  }
  return (
    bodyParserProblem(error, phone) ?? {
      status: 500,
      detail: `Something went wrong on our side. Please call us at ${phone}.`,
      isServerError: true,
    }
  );
}

/** Express' body parser names most of its errors in `type`. */
function bodyParserProblem(error: unknown, phone: string): Problem | undefined {
  const type = isNativeError(error) && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return {
        status: 413,
        detail: `The request is too large. Please shorten it, or call us at ${phone}.`,
        isServerError: false,
      };
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return { status: 415, detail: 'Please send the form as UTF-8 text.', isServerError: false };
    default:
      return isClientError(error)
        ? { status: 400, detail: 'The request could not be read. Please reload the page.', isServerError: false }
        : undefined;
  }
}

const isClientError = (error: unknown) =>
  isNativeError(error) && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;
