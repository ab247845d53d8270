import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ownerOf } from '@portal/contracts/remote';
import type { Composer } from '../composer.ts';
import type { ServerEnv } from '../env.ts';
import { log } from '../log.ts';
import { apiProxy } from './api-proxy.ts';
import { assetAddress, assetServer } from './assets.ts';
import { securityHeaders } from './headers.ts';
import { askEveryTime, sendPage, sendText } from './send-page.ts';
import { sendPicture } from './send-picture.ts';
import { llms, robots, sitemap, webManifest } from './site-files.ts';
import { StaffSessions } from './staff-session.ts';

/** The public door: pages, release files, the API behind it, and an honest status for everything else. */
export function portalServer(composer: Composer, env: ServerEnv): Server {
  const { site, apiOrigin, releasesDir } = env;
  const headers = Object.entries(securityHeaders(site, composer.inlineScriptHash));
  const toApi = apiProxy(apiOrigin, site.phone);
  const sessions = new StaffSessions(apiOrigin);
  const sendAsset = assetServer(releasesDir);

  const files: Record<string, () => [body: string, type: string]> = {
    '/healthz': () => [JSON.stringify(health(composer)), 'application/json'],
    '/releases.json': () => [JSON.stringify(composer.releases()), 'application/json'],
    '/sitemap.xml': () => [sitemap(site, composer.listings()), 'application/xml'],
    '/robots.txt': () => [robots(site), 'text/plain'],
    '/llms.txt': () => [llms(site, composer.listings()), 'text/plain'],
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

    const file = files[path];
    if (file) {
      const [body, type] = file();
      response.setHeader('cache-control', path === '/healthz' ? 'no-store' : askEveryTime);
      return sendText(request, response, 200, body, type);
    }

    const picture = composer.picture(path);
    if (picture) return sendPicture(request, response, picture);

    const asset = assetAddress(path);
    if (asset) {
      const owner = asset.name === 'admin' && !(await sessions.isLive(request)) ? 'staff' : 'anyone';
      if (owner === 'staff') return sendText(request, response, 401, 'Please sign in first.');
      return sendAsset(request, response, asset, () => sendText(request, response, 404, 'There is no such file.'));
    }

    return answerPage(request, response, path, search);
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, path: string, search: string) {
    if (path !== '/' && path.endsWith('/') && !path.startsWith('//')) {
      response.writeHead(308, { location: path.replace(/\/+$/, '') + search }).end();
      return;
    }
    const owner = ownerOf(path);
    if (owner && !owner.isPublic) {
      response.setHeader('x-robots-tag', 'noindex');
      return sendPage(request, response, composer.client);
    }
    const page = composer.find(path);
    if (page) return sendPage(request, response, page);
    if (!owner || composer.serves(owner.name)) return sendPage(request, response, composer.notFound, 404);
    response.setHeader('retry-after', '30');
    return sendPage(request, response, composer.outage, 503);
  }

  return createServer((request, response) => {
    // Put together, not resolved: `//host/` would be read as another host's address, and `//` is none at all.
    const address = URL.parse(`http://portal${request.url}`);
    if (!address || !request.url?.startsWith('/')) return sendText(request, response, 400, 'This is not an address.');
    const { pathname, search } = address;
    answer(request, response, pathname, search).catch((error: Error) => {
      log.error({ path: pathname, error: error.message }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, `Something went wrong on our side. Please call us at ${site.phone}.`);
    });
  });
}

const health = (composer: Composer) => ({
  status: 'ok',
  remotes: composer.releases().remotes.map(({ name, version }) => ({ name, version })),
  refusals: composer.refusals,
});
