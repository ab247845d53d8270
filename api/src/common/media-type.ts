import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

export const formAddresses: readonly string[] = ['/api/contact', '/api/download-case-study'];

export const isForm = (request: Request) => Boolean(request.is('application/x-www-form-urlencoded'));

/** A body must come in a type that its address reads. Express would treat any other as an empty one. */
export function refuseUnknownMediaTypes(request: Request, _: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const isReadable = request.is('application/json') || (isForm(request) && formAddresses.includes(request.path));

  if (!hasBody || isReadable) next();
  else next(new UnsupportedMediaTypeException('Please send this as JSON (Content-Type: application/json).'));
}
