import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { type ParserError, type SiteSettings, unreadableRequest } from './unreadable-request.ts';

/**
 * How long idle connections stay open. Longer than proxies keep them (60 s): a request on a connection that the server is closing
 * fails, and a POST cannot be repeated by the proxy.
 */
const keepAliveTimeout = 75_000;
/** Node's own limit. */
const defaultHeaderSize = 16 * 1024;
/** A client that still sends gets the response before the connection ends. */
const lingerMilliseconds = 5_000;

/**
 * Creates a server that ends slow requests with 408: 10 s for headers, 15 s for headers and body. It rejects unreadable requests
 * with a readable message, and accepts request targets in absolute form (RFC 9112).
 *
 * @param maxHeaderSize limit of the first line and all headers, in bytes
 */
export function createHttpServer(
  handler: RequestListener,
  site: SiteSettings,
  connections: ConnectionLimits,
  maxHeaderSize = defaultHeaderSize,
): Server {
  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout,
    },
    (request, response) => {
      if (readTarget(request)) handler(request, response);
      else rejectTarget(response);
    },
  );
  limitConnections(server, connections);

  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: ParserError, socket: Socket & { _httpMessage?: ServerResponse }) => {
    // Each further part of a request causes an error of its own.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    // The request is read to its end: a connection that is closed before is reset, and the response may be lost.
    socket.end(unreadableRequest(error, site));
    const timer = setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    socket.once('close', () => clearTimeout(timer));
  });
  return server;
}

/**
 * Converts a target in absolute form to a path and the Host header, which it overrules. Returns false if the request names no
 * host or several.
 */
function readTarget(request: IncomingMessage): boolean {
  const { url = '', headers, headersDistinct } = request;
  if ((headersDistinct.host?.length ?? 0) > 1) return false;
  if (url.startsWith('/') || url === '*') return true;

  const [, host, path = ''] = /^https?:\/\/([^/?#@\s]+)([/?][^#]*)?$/i.exec(url) ?? [];
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

function rejectTarget(response: ServerResponse): void {
  response
    .writeHead(400, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end('This is not a valid request.');
}
