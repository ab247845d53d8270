import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from './send-text.ts';
import type { SiteBuilds } from './site-build.ts';

/** The prefix keeps other hosts of the domain from setting the cookie. Browsers accept it over HTTPS only. */
const cookieNameOf = (isHttps: boolean) => (isHttps ? '__Host-portal_preview' : 'portal_preview');
const dayInSeconds = 86_400;

export const previewTokenOf = ({ headers: { cookie = '' } }: FastifyRequest, isHttps: boolean): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === cookieNameOf(isHttps))?.[1];

/** Returns a handler: `/preview/<token>` starts a preview in this browser, `/preview/end` ends it. */
export function previewLinks(builds: SiteBuilds, isHttps: boolean) {
  const cookie = (value: string, seconds: number) =>
    `${cookieNameOf(isHttps)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;

  return async (path: string, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const token = path.slice('/preview/'.length);
    // Pages that are kept for a minute are not those of the other site build.
    reply.header('clear-site-data', '"cache"');
    if (token === 'end') return reply.header('set-cookie', cookie('', 0)).redirect('/', 303);
    const build = await builds.preview(token);
    if (!build) return sendText(reply, 410, 'This preview has ended. Ask for a new link.');
    return reply.header('set-cookie', cookie(token, dayInSeconds)).redirect(build.site.previewStart ?? '/', 303);
  };
}
