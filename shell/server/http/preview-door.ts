import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '@portal/contracts/site';
import { type Previews, previewCookie } from '../preview/previews.ts';
import { keepPrivate, sendText } from './send-page.ts';

/** `/preview/<token>` lets a browser in, `/preview/end` out. */
export function previewDoor(previews: Previews, { url }: Site) {
  const cookie = (value: string, seconds: number) =>
    [
      `${previewCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`,
      ...(url.startsWith('https:') ? ['Secure'] : []),
    ].join('; ');

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    keepPrivate(response);
    const token = path.slice('/preview/'.length);
    if (token === 'end') {
      return response.writeHead(303, { location: '/', 'set-cookie': cookie('', 0) }).end();
    }
    const grant = previews.grant(token);
    if (!grant) return sendText(request, response, 410, 'This preview has ended. Ask for a new link.');
    const seconds = Math.floor((grant.until - Date.now()) / 1000);
    const location = await previews.firstPage(grant);
    return response.writeHead(303, { location, 'set-cookie': cookie(token, seconds) }).end();
  };
}
