import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

export const isFormEncoded = (request: Request) => Boolean(request.is('application/x-www-form-urlencoded'));

/** The path of the route: Express ignores case and a trailing slash. */
export const pathOf = (request: Request): string => request.path.toLowerCase().replace(/\/$/, '');

/** Middleware: rejects bodies that are neither JSON nor, on the given paths, form-encoded or files. Express would ignore them. */
export const rejectUnknownMediaTypes =
  (formPaths: readonly string[], uploadPaths: RegExp) =>
  (request: Request, _: Response, next: NextFunction): void => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    const isReadable =
      request.is('application/json') ||
      (isFormEncoded(request) && formPaths.includes(pathOf(request))) ||
      (request.is('application/octet-stream') && uploadPaths.test(pathOf(request)));

    if (!hasBody || isReadable) next();
    else next(new UnsupportedMediaTypeException('Please send this as JSON (Content-Type: application/json).'));
  };
