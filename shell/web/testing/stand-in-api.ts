import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Creates a stand-in for the API. `portal_session=viewer` and `portal_session=manager` are valid cookies.
 * `portal_session=broken` closes the connection, `portal_session=failing` returns 500.
 */
export function standInApi() {
  let streams = 0;
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const [, role] = /(?:^|; )portal_session=(\w+)/.exec(headers.cookie ?? '') ?? [];
    const isSignedIn = role === 'viewer' || role === 'manager';

    if (role === 'broken') return request.socket.destroy();
    if (role === 'failing') return response.writeHead(500).end();
    if (url === '/api/session' && method === 'GET') return response.writeHead(isSignedIn ? 200 : 401).end('{}');
    if (url === '/api/session/role/manager')
      return response.writeHead(role === 'manager' ? 204 : isSignedIn ? 403 : 401).end();
    if (/^\/api\/admin\/leads\/stream\/?$/i.test(url)) {
      streams += 1;
      response.on('close', () => {
        streams -= 1;
      });
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      return response.write(`id: ${headers['last-event-id']}\n\n`);
    }
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': ['session=1; HttpOnly', 'theme=dark'],
    });
    return response.end(
      JSON.stringify({
        method,
        url,
        cookie: headers.cookie,
        type: headers['content-type'],
        forwarded: headers['x-forwarded-for'],
        host: headers['x-forwarded-host'],
        requestId: headers['x-request-id'],
        trace: [headers.traceparent, headers.tracestate],
        body: await text(request),
      }),
    );
  });
  return { server, openStreams: () => streams };
}
