import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../page.ts';

/**
 * For pages and what is told of them. Browsers ask every time. A shared cache asks once a second and, for a minute, need
 * not keep a visitor waiting for the answer. (nginx heeds only the last two words of this, browsers only the others.)
 */
export const askEveryTime = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=60';

/** Sends a document: the smallest form the browser takes, or 304 when it has the same one. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, status = 200) {
  response.setHeader('cache-control', status === 200 ? askEveryTime : 'no-cache');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', page.etag);
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) return response.writeHead(304).end();

  const encoding = acceptedEncoding(request);
  const body = encoding ? (await page.encoded())[encoding] : page.html;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a document that nobody keeps: not the browser, no cache on the way, no index. */
export function sendPrivatePage(request: IncomingMessage, response: ServerResponse, { html }: Page, status: number) {
  keepPrivate(response);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length });
  return response.end(request.method === 'HEAD' ? undefined : html);
}

/** What is for one person: no cache keeps it, nobody indexes it. */
export function keepPrivate(response: ServerResponse) {
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-robots-tag', 'noindex');
}

function acceptedEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = (headers['accept-encoding'] ?? '')
    .toString()
    .split(',')
    .map((offer) => offer.trim().split(';'))
    .filter(([, quality]) => quality?.trim() !== 'q=0')
    .map(([name]) => name?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Sends a short text that is made at request time. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain',
) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
