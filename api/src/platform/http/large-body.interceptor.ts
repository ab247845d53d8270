import { promisify } from 'node:util';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { importApi } from '@portal/contracts/api-origins';
import express, { type Request, type Response } from 'express';
import { rejectUnusualBodies } from './body-shape.ts';
import { pathOf } from './media-type.ts';

/** A file of 5 MB in Base64, with the fields beside it. */
const limit = '7mb';

const read = promisify<Request, Response>(express.json({ limit }));
const check = promisify<Request, Response>(rejectUnusualBodies);

/** Whether the body of a request is read by `LargeBodyInterceptor`. */
export const hasLargeBody = (request: Request): boolean => importApi.includes(pathOf(request));

/** Reads a body that may be larger than others: after the guards, so that only staff can send it. */
@Injectable()
export class LargeBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    await read(request, response);
    await check(request, response);
    return next.handle();
  }
}
