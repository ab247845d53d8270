import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Deeper than any DTO. Validation is recursive, so a body of 64 kB could exhaust its stack. */
const maxDepth = 10;
/** More than any DTO has, with as many leads as an action may name. */
const maxValues = 2_000;

/**
 * Middleware: rejects lists, whose items the validation pipe would validate one by one, and bodies with too many or too deeply
 * nested values.
 */
export function rejectUnusualBodies({ body }: Request, _: Response, next: NextFunction): void {
  const reason = Array.isArray(body) ? 'Please send one request, not a list.' : unusualShape(body);
  next(reason && new BadRequestException(reason));
}

function unusualShape(body: unknown): string | undefined {
  let level = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return 'The request is nested too deeply.';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    count += level.length;
    if (count > maxValues) return 'The request has too many values.';
  }
  return undefined;
}
