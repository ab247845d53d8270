import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { remotes } from '@portal/contracts/remote';
import sirv from 'sirv';
import { type LiveReleases, pageFactsBlock } from '../src/page-facts.ts';
import { readEnv, type ServerEnv } from './env.ts';
import { apiProxy } from './http/api-proxy.ts';

/** Answers, in development, what the composing server answers for a finished portal. */
export function developmentServer() {
  const env = readEnv({ ...process.env, PORT: process.env.DEV_PORT });
  const toApi = apiProxy(env.apiOrigin, env.site.phone);
  const releases = JSON.stringify(developedReleases());
  const document = emptyDocument(env);
  const builds = Object.fromEntries(
    remotes.map(({ name }) => [name, sirv(resolve(import.meta.dirname, `../../mfe-${name}/dist`), { dev: true })]),
  );

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { pathname } = new URL(request.url ?? '/', env.site.url);
    if (pathname.startsWith('/api/')) return toApi(request, response);
    if (pathname === '/releases.json') return send(response, 'application/json', releases);
    // Nothing is released here: remotes come straight from their builds.
    if (pathname === '/admin/releases.json') return send(response, 'application/json', '[]');

    const [, name = '', file] = /^\/remotes\/([a-z-]+)(\/.+)$/.exec(pathname) ?? [];
    if (builds[name] && file) {
      request.url = file;
      return builds[name](request, response, next);
    }
    if (!request.headers.accept?.includes('text/html')) return next();
    return send(response, 'text/html', document);
  };
}

/** Remotes that are worked on come from their own servers (`DEV_REMOTES`, by infra/local/dev.ts), the others from their builds. */
function developedReleases(): Pick<LiveReleases, 'remotes'> {
  const servers = new URLSearchParams(process.env.DEV_REMOTES);
  const entryOf = (name: string) => `${servers.get(name) ?? `/remotes/${name}`}/remoteEntry.js`;
  return { remotes: remotes.map(({ name }) => ({ name, version: 'development', entry: entryOf(name) })) };
}

/** A page that the browser renders from nothing: what hot reload needs. */
const emptyDocument = ({ site }: ServerEnv) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/icon.svg">',
    '<link rel="stylesheet" href="/main.css">',
    pageFactsBlock({ site, kind: 'client', shell: 'development', entry: '/main.js', preload: [] }),
    '</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  ].join('');

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
}
