import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { readTeams, type Team, teamOf } from '@portal/release/teams';
import { createProxyServer } from 'httpxy';
import sirv from 'sirv';
import { readEnv } from '../publisher/env.ts';
import { type PageFacts, pageFactsBlock, type RemoteAddress } from '../src/page-facts.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Returns the middleware that takes the place of publisher and web server during development: documents without content,
 * remotes from their builds or development servers, and a proxy for the API (`API_ORIGIN`).
 */
export function developmentServer() {
  const env = readEnv({ SITE_URL: `http://localhost:${process.env.DEV_PORT}`, ...process.env });
  const teams = readTeams(env.teamsFile);
  const api = createProxyServer({ target: process.env.API_ORIGIN });
  const builds = new Map(teams.map(({ name }) => [name, sirv(resolve(root, `mfe-${name}/dist`), { dev: true })]));

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { pathname } = new URL(request.url ?? '/', env.site.url);
    if (pathname.startsWith('/api/')) return api.web(request, response).catch(next);
    // Nothing is released during development.
    if (pathname === '/admin/releases.json') return send(response, 'application/json', '[]');

    const [, name = '', file] = /^\/remotes\/([a-z-]+)(\/.+)$/.exec(pathname) ?? [];
    const serveBuild = builds.get(name);
    if (serveBuild && file) {
      request.url = file;
      return serveBuild(request, response, next);
    }
    if (!request.headers.accept?.includes('text/html')) return next();
    const team = teamOf(teams, pathname);
    const facts: PageFacts = {
      site: env.site,
      kind: 'client',
      shell: 'development',
      ...(team && { remote: remoteOf(team) }),
      entry: '/main.js',
      preload: [],
    };
    return send(response, 'text/html', emptyDocument(facts));
  };
}

/** `DEV_REMOTES` lists the remotes with a development server: `name=http://localhost:port&…`. */
function remoteOf({ name, access }: Team): RemoteAddress {
  const origin = new URLSearchParams(process.env.DEV_REMOTES).get(name) ?? `/remotes/${name}`;
  return { name, version: 'development', entry: `${origin}/remoteEntry.js`, access };
}

const emptyDocument = (facts: PageFacts) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/icon.svg">',
    '<link rel="stylesheet" href="/main.css">',
    pageFactsBlock(facts),
    '</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  ].join('');

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
}
