import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { log } from '../log.ts';

/** An API that has said nothing for this long is not going to. */
const secondsToAnswer = 30;

/** Hands a request to the API, with the visitor's address, and its answer back. While the API is away the visitor is told whom to call. */
export function apiProxy(origin: string, phone: string) {
  const proxy = createProxyServer({ target: origin, proxyTimeout: secondsToAnswer * 1000 });

  return async (request: IncomingMessage, response: ServerResponse) => {
    // Appended, not set when absent: what a visitor claims about its address stays in front, where nobody counts it.
    const claimed = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = [claimed, request.socket.remoteAddress].filter(Boolean).join(', ');
    try {
      await proxy.web(request, response);
    } catch (error) {
      log.error({ code: (error as NodeJS.ErrnoException).code }, 'the API did not answer');
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response
        .writeHead(503, {
          'content-type': 'text/plain; charset=utf-8',
          'retry-after': '5',
          'cache-control': 'no-store',
        })
        .end(`We cannot take your request right now. Please call us at ${phone}.`);
    }
  };
}
