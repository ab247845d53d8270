import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * Whether a request comes from the host, container or pod of the API itself and not through a proxy: an operator with
 * access to it. Every proxy in front of the API adds the header.
 */
export function isLocalClient(request: Request): boolean {
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
  return isLoopback && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
}
