import type { Request } from 'express';

/** Returns the API token of a request (RFC 6750). The cookies of a request with one are not read. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +(.*)$/i.exec(request.get('authorization') ?? '')?.[1];
