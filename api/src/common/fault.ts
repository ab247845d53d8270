import { isNativeError } from 'node:util/types';
import { HttpException } from '@nestjs/common';
import { isDatabaseOutage } from '../database/outage.ts';
import { RefusedFieldsException } from './refused-fields.exception.ts';

/** A failure as its reader is told about it. */
export interface Fault {
  status: number;
  /** One plain sentence the reader can act on. */
  detail: string;
  fields?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
  /** It is ours, not the reader's: it goes to the log. */
  isOurs: boolean;
}

/** Too many calls from one place; says when to come back. */
export class TooManyRequestsException extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(sentence: string, retryAfterSeconds: number) {
    super(sentence, 429);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Turns whatever was thrown into what the reader is told. Nothing of an unexpected error's own text leaves the API. */
export function faultOf(error: unknown, phone: string): Fault {
  if (isDatabaseOutage(error)) {
    return {
      status: 503,
      detail: `We could not save your request just now. Please try again in a minute, or call us at ${phone}.`,
      retryAfterSeconds: 30,
      isOurs: true,
    };
  }
  if (error instanceof RefusedFieldsException) {
    return { status: error.getStatus(), detail: error.message, fields: error.fields, isOurs: false };
  }
  if (error instanceof TooManyRequestsException) {
    return { status: 429, detail: error.message, retryAfterSeconds: error.retryAfterSeconds, isOurs: false };
  }
  if (error instanceof HttpException && error.getStatus() < 500) {
    const isNestsOwn = error.getStatus() === 404 && error.message.startsWith('Cannot ');
    return {
      status: error.getStatus(),
      detail: isNestsOwn ? 'There is nothing at this address.' : error.message,
      isOurs: false,
    };
  }
  return (
    unreadable(error) ?? {
      status: 500,
      detail: `Something went wrong on our side. Please call us at ${phone}.`,
      isOurs: true,
    }
  );
}

/** A body that express could not read mostly carries a `type` that says why. */
function unreadable(error: unknown): Fault | undefined {
  const type = isNativeError(error) && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return { status: 413, detail: 'This is more than we can take at once: at most 64 kB, please.', isOurs: false };
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return { status: 415, detail: 'Please send the form as UTF-8 text.', isOurs: false };
    default:
      return isRefusedByExpress(error)
        ? { status: 400, detail: 'The request could not be read. Please send it again.', isOurs: false }
        : undefined;
  }
}

/** express marks what the sender has done wrong with a status below 500. */
const isRefusedByExpress = (error: unknown) =>
  isNativeError(error) && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;
