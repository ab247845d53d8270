import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { traceparentOf } from '@portal/http-server/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createProxyServer } from 'httpxy';
import { textHeaders } from '../publisher/release/headers.ts';
import { cookiesForApi } from './cookies.ts';
import type { WebEnv } from './env.ts';
import { log } from './log.ts';

/** A request without data in either direction for this long is aborted. */
const timeoutSeconds = 30;

/**
 * No limit on connections: every open event stream of the lead desk has one. Idle connections are closed well before the API closes them
 * (75 s), because a request on a connection that is being closed fails.
 */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, agentKeepAliveTimeoutBuffer: 15_000 });

/**
 * Returns a handler that proxies requests to an origin. The response is streamed; without one it returns 503 with the phone
 * number, or problem details for staff.
 */
export function proxyTo(origin: string, { siteUrl, phone }: Pick<WebEnv, 'siteUrl' | 'phone'>) {
  const proxy = createProxyServer({ target: origin, agent, proxyTimeout: timeoutSeconds * 1000 });

  return async ({ raw: request, body, id, host }: FastifyRequest, reply: FastifyReply) => {
    // The body has been read (request-limits.ts), except that of a release. A body of a GET is dropped.
    const isStream = body instanceof Readable;
    if (!isStream) delete request.headers['transfer-encoding'];
    if (Buffer.isBuffer(body)) request.headers['content-length'] = String(body.length);
    else if (!isStream && request.headers['content-length'] !== '0') delete request.headers['content-length'];
    // Appended: the API counts trusted proxies from the right and ignores values of clients.
    const forwarded = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = [forwarded, request.socket.remoteAddress].filter(Boolean).join(', ');
    // Overwritten: the API trusts these, so clients must not set them.
    request.headers['x-forwarded-host'] = host;
    request.headers['x-request-id'] = id;
    const cookie = cookiesForApi(request.headers.cookie);
    if (cookie) request.headers.cookie = cookie;
    else delete request.headers.cookie;
    request.headers.traceparent = traceparentOf(id);
    delete request.headers.tracestate;
    delete request.headers.forwarded;
    reply.hijack();
    const response = reply.raw;
    response.setHeader('x-request-id', id);
    try {
      const buffer = isStream ? body : Readable.from(Buffer.isBuffer(body) ? [body] : []);
      await proxy.web(request, response, { buffer });
    } catch (error) {
      log.error({ requestId: id, code: (error as NodeJS.ErrnoException).code }, 'no response from upstream');
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const isStaff = /^\/api\/admin[/?]/.test(request.url ?? '');
      const isDown = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      // 504 tells the lead desk that the request may have been carried out.
      const status = isStaff && !isDown ? 504 : 503;
      const type = isStaff ? 'application/problem+json' : 'text/plain; charset=utf-8';
      response
        .writeHead(status, { ...textHeaders(siteUrl), 'content-type': type, 'retry-after': '5' })
        .end(
          isStaff
            ? JSON.stringify({ status, title: 'No response', detail: 'The server does not respond. Please try again.' })
            : `We cannot take your request right now. Please call us at ${phone}.`,
        );
    }
  };
}
