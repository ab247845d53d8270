import type { Request, Response } from 'express';
import type { Problem } from '../../platform/http/problem.ts';

/** Whether a browser shows the response as its next page. Clients of the API do not name `text/html`. */
const isNavigation = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) &&
  request.accepts(['application/json', 'application/problem+json', 'text/plain', 'text/html']) === 'text/html';

/**
 * Redirects a person who opens an address of the API to the page that uses it: from the browser's history, a bookmark, or after
 * the session has ended. Returns false for other requests.
 */
export function redirectToPage(request: Request, response: Response, { status }: Problem): boolean {
  if (![401, 405].includes(status) || !isNavigation(request)) return false;
  const isContact = /^\/api\/contact(\/|$)/i.test(request.baseUrl + request.path);
  response
    .status(303)
    .location(isContact ? '/contact' : '/admin')
    .end();
  return true;
}
