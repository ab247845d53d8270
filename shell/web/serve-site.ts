import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeaderKind } from '../publisher/release/header-kinds.ts';
import { revalidated } from '../publisher/release/headers.ts';
import { pageAddress, presentAddress } from '../publisher/release/page-address.ts';
import type { WebEnv } from './env.ts';
import type { Origins } from './origins.ts';
import { isPagePath, isUnavailable, routeOf } from './routes.ts';
import { sendFile } from './send-file.ts';
import { sendText, sendUnavailable } from './send-text.ts';
import { sessionCheck } from './session-check.ts';
import type { SiteBuild } from './site-build.ts';

/** Returns a handler that sends the file, redirect or error for a path of a site build. */
export function serveSite({ apiOrigin, siteDir }: WebEnv, origins: Origins) {
  const checkAccess = sessionCheck(apiOrigin);

  return async (request: FastifyRequest, reply: FastifyReply, path: string, build: SiteBuild): Promise<unknown> => {
    const send = (file: string, kind: HeaderKind, status = 200, folder = build.folder) => {
      reply.code(status).headers(build.headers[kind]);
      if (status === 404) reply.header('cache-control', revalidated);
      if (status === 503) reply.headers({ 'cache-control': 'no-store', 'retry-after': '30' });
      if (build.isPreview) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      return sendFile(request, reply, folder, file);
    };
    const sendNotFound = async () => {
      const page = presentAddress(pageAddress(path), build.site.remotes);
      if (page !== path && (await hasPage(build.folder, page)))
        return reply.redirect(page + searchOf(request.url), 308);
      return (await send('/404.html', 'document', 404)) ? reply : sendText(reply, 404, 'Not found.');
    };

    const rule = origins.ruleOf(request.hostname, path, request.url, build.site);
    if (rule === 'not-found') return sendNotFound();
    if (rule) return reply.redirect(rule.redirect, rule.status);

    const route = routeOf(path, build.site);
    if (route.type === 'not-found') return sendNotFound();
    if (route.type === 'redirect') return reply.redirect(route.location + searchOf(request.url), 308);
    if (route.type === 'restricted') {
      const status = await checkAccess(route.requires, request);
      if (status === 503) return sendUnavailable(reply, 5, 'We cannot check your session right now. Please try again.');
      if (status !== 204)
        return sendText(reply, status, status === 401 ? 'Please sign in.' : 'This needs another role.');
    }
    const folder = route.kind === 'private' ? join(siteDir, 'staff') : build.folder;
    if (await send(route.file, route.kind, 200, folder)) return reply;

    const isOutage = route.kind === 'document' && (path === '/' || isUnavailable(path, build.site));
    if (!isOutage) return sendNotFound();
    if (await send('/outage.html', 'document', 503)) return reply;
    return sendUnavailable(reply, 30, 'This page cannot be shown right now. Please try again in a minute.');
  };
}

const hasPage = async (folder: string, page: string) =>
  isPagePath(page) &&
  (await stat(join(folder, `${page === '/' ? 'index' : page}.html`)).then(
    (stats) => stats.isFile(),
    () => false,
  ));

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
