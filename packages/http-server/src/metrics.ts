import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** In seconds: files and pages, statements, passwords, the time limits of forms and of the staff API. */
const buckets = [0.01, 0.05, 0.1, 0.3, 1, 3, 10];

/**
 * Returns a function that measures a request until its response has ended. `routeOf` returns the template of a route, or an area of
 * the site: a path has no end of values, and may contain personal data.
 */
export function requestTimer(registry: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response has ended. The status is 2xx to 5xx, or aborted.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return ({ method = '' }: IncomingMessage, response: ServerResponse, routeOf: () => string): void => {
    const end = durations.startTimer({ method });
    response.once('close', () =>
      end({ route: routeOf(), status: response.writableFinished ? `${String(response.statusCode)[0]}xx` : 'aborted' }),
    );
  };
}

/** What an inner port answers besides `/metrics`, by method and path: `GET /field-counters`. Returned values are sent as JSON. */
export type InnerRoutes = Record<string, (url: URL, request: IncomingMessage) => Promise<unknown>>;

/** An address, or a name that only this network knows: with DNS rebinding, a page of the internet comes with a name of its own. */
const innerHost = /^([\w-]+|[\w.-]+\.(svc|local|internal)|[\d.]+|\[[\da-f:]+\])(:\d+)?$/i;

/**
 * Serves the metrics of a process, with those of Node.js, as `/metrics` on a port of their own, which no proxy leads to, and `routes`
 * beside it. Errors with a `status` become responses of that status. The server does not keep the process running.
 */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
  routes: InnerRoutes = {},
): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://inner');
    if (!innerHost.test(request.headers.host ?? '')) return response.writeHead(403).end();
    if (url.pathname === '/metrics') {
      const metrics = await registry.metrics();
      return response.writeHead(200, { 'content-type': registry.contentType }).end(metrics);
    }
    const route = routes[`${request.method} ${url.pathname}`];
    if (!route) return response.writeHead(404).end();
    const body = JSON.stringify(await route(url, request));
    return response.writeHead(body ? 200 : 204, { 'content-type': 'application/json' }).end(body);
  };
  const server = createServer((request, response) => {
    response.shouldKeepAlive = false;
    answer(request, response).catch(({ status = 500 }) => response.writeHead(status).end());
  }).listen(port, host);
  await once(server, 'listening');
  return server.unref();
}
