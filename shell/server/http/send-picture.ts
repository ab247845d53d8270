import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Picture } from '../findable/rasterise.ts';

/** Sends a picture that keeps its address when it changes: a day of rest, then a question whether it is still the same. */
export function sendPicture(request: IncomingMessage, response: ServerResponse, { content, type, etag }: Picture) {
  response.setHeader('cache-control', 'public, max-age=86400');
  response.setHeader('etag', etag);
  // Previews of a link are shown on other people's pages.
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(etag)) return response.writeHead(304).end();

  response.writeHead(200, { 'content-type': type, 'content-length': content.length });
  return response.end(request.method === 'HEAD' ? undefined : content);
}
