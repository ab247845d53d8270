import { http } from 'msw';
import { setupServer } from 'msw/node';

export { HttpResponse, http, type RequestHandler } from 'msw';

/** Mock server for the tests of one file. A request without a handler fails. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

/** Handles POST requests to a path. Returns their JSON bodies, which are added as they arrive. */
export function respondToPost(path: string, respond: () => Response | Promise<Response>) {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return respond();
    }),
  );
  return bodies;
}

/** Returns the requests of the current test as `GET /path?query`, which are added as they are sent. */
export function recordRequests(): string[] {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
  });
  return requests;
}
