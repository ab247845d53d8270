import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ownerOf } from '@portal/contracts/remote';
import { reaches } from '@portal/contracts/staff';
import type { Composer } from '../composer.ts';
import type { ServerEnv } from '../env.ts';
import { log } from '../log.ts';
import type { Preview, Previews } from '../preview/previews.ts';
import { apiProxy } from './api-proxy.ts';
import { assetAddress, assetServer } from './assets.ts';
import { securityHeaders } from './headers.ts';
import { previewDoor } from './preview-door.ts';
import { askEveryTime, keepPrivate, sendPage, sendPrivatePage, sendText } from './send-page.ts';
import { sendPicture } from './send-picture.ts';
import { llms, robots, sitemap, webManifest } from './site-files.ts';
import { SessionsUnknown, StaffSessions } from './staff-session.ts';

/** The public door: pages, release files, the API behind it, and an honest status for everything else. */
export function portalServer(composer: Composer, previews: Previews, env: ServerEnv): Server {
  const { site, apiOrigin, releasesDir } = env;
  const headers = Object.entries(securityHeaders(site, composer.inlineScriptHash));
  const toApi = apiProxy(apiOrigin, site.phone);
  const sessions = new StaffSessions(apiOrigin);
  const throughPreviewDoor = previewDoor(previews, site);
  const sendAsset = assetServer(releasesDir);

  const files: Record<string, () => [body: string, type: string]> = {
    '/healthz': () => [JSON.stringify(health(composer)), 'application/json'],
    '/releases.json': () => [JSON.stringify(composer.live.releases()), 'application/json'],
    '/sitemap.xml': () => [sitemap(site, composer.live.listings()), 'application/xml'],
    '/robots.txt': () => [robots(site), 'text/plain'],
    '/llms.txt': () => [llms(site, composer.live.listings()), 'text/plain'],
    '/site.webmanifest': () => [webManifest(site), 'application/manifest+json'],
  };

  async function answer(request: IncomingMessage, response: ServerResponse, path: string, search: string) {
    if (apiOrigin && path.startsWith('/api/')) {
      sessions.heed(request, response, path);
      return toApi(request, response);
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(request, response, 405, 'This address only answers GET.');
    }

    if (path === releasesPath) return answerManagers(request, response);
    if (path.startsWith('/preview/')) return throughPreviewDoor(request, response, path);
    const preview = await previews.of(request);
    if (preview && path === '/releases.json') {
      keepPrivate(response);
      return sendText(request, response, 200, JSON.stringify(preview.releases()), 'application/json');
    }

    const file = files[path];
    if (file) {
      const [body, type] = file();
      response.setHeader('cache-control', path === '/healthz' ? 'no-store' : askEveryTime);
      return sendText(request, response, 200, body, type);
    }

    const picture = composer.live.picture(path);
    if (picture) return sendPicture(request, response, picture);

    const asset = assetAddress(path);
    if (asset) {
      const owner = asset.name === 'admin' && !(await sessions.of(request)) ? 'staff' : 'anyone';
      if (owner === 'staff') return sendText(request, response, 401, 'Please sign in first.');
      return sendAsset(request, response, asset, () => sendText(request, response, 404, 'There is no such file.'));
    }

    return answerPage(request, response, { path, search, preview });
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, { path, search, preview }: Asked) {
    if (path !== '/' && path.endsWith('/') && !path.startsWith('//')) {
      response.writeHead(308, { location: path.replace(/\/+$/, '') + search }).end();
      return;
    }
    const owner = ownerOf(path);
    if (owner && !owner.isPublic) {
      response.setHeader('x-robots-tag', 'noindex');
      return sendPage(request, response, composer.shell.client);
    }
    if (preview) {
      const page = preview.find(path) ?? composer.shell.notFound;
      return sendPrivatePage(request, response, preview.marked(page), page === composer.shell.notFound ? 404 : 200);
    }
    const page = composer.live.find(path);
    if (page) return sendPage(request, response, page);
    if (!owner || composer.live.serves(owner.name)) return sendPage(request, response, composer.shell.notFound, 404);
    response.setHeader('retry-after', '30');
    return sendPage(request, response, composer.shell.outage, 503);
  }

  /** Where releases stand, what the gate said of them and what happened to them. */
  async function answerManagers(request: IncomingMessage, response: ServerResponse) {
    keepPrivate(response);
    const session = await sessions.of(request);
    if (!session) return sendText(request, response, 401, 'Please sign in first.');
    if (!reaches(session.role, 'manager')) return sendText(request, response, 403, 'This is for managers.');
    return sendText(request, response, 200, JSON.stringify(await composer.statuses()), 'application/json');
  }

  function answerUnknown(request: IncomingMessage, response: ServerResponse) {
    keepPrivate(response);
    response.setHeader('retry-after', '5');
    return sendText(request, response, 503, 'We cannot see right now who is signed in. Please try again in a moment.');
  }

  return createServer((request, response) => {
    // Put together, not resolved: `//host/` would be read as another host's address, and `//` is none at all.
    const address = URL.parse(`http://portal${request.url}`);
    if (!address || !request.url?.startsWith('/')) return sendText(request, response, 400, 'This is not an address.');
    const { pathname, search } = address;
    answer(request, response, pathname, search).catch((error: Error) => {
      log.error({ path: pathname, error: error.message }, 'request failed');
      if (response.headersSent) return response.destroy();
      if (error instanceof SessionsUnknown) return answerUnknown(request, response);
      return sendText(request, response, 500, `Something went wrong on our side. Please call us at ${site.phone}.`);
    });
  });
}

interface Asked {
  path: string;
  search: string;
  /** What the request is to see in the place of the live site. */
  preview?: Preview;
}

const releasesPath = '/admin/releases.json';

const health = (composer: Composer) => ({
  status: 'ok',
  remotes: composer.live.releases().remotes.map(({ name, version }) => ({ name, version })),
  refusals: composer.verdicts.refusals,
});
