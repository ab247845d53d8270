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

/**
 * Serves the metrics of a process, with those of Node.js, as `/metrics` on a port of their own, which no proxy leads to. The server does
 * not keep the process running.
 */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(({ url }, response) => {
    response.shouldKeepAlive = false;
    if (url !== '/metrics') return response.writeHead(404).end();
    return registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
  await once(server, 'listening');
  return server.unref();
}
