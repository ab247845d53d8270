import { http } from 'msw';
import { setupServer } from 'msw/node';

export { HttpResponse, http } from 'msw';

/** Mock server for the tests of one file. A request without a handler fails. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
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
