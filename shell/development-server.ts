import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type DocumentData, documentDataBlock, type LiveReleases } from '@portal/contracts/document-data';
import { teamOf } from '@portal/release/team-of';
import { readTeams } from '@portal/release/teams';
import { createProxyServer } from 'httpxy';
import sirv from 'sirv';
import { readEnv } from './publisher/platform/env.ts';

/** Middleware of `npm run dev`: what publisher, nginx and API return in a finished portal. */
export function developmentServer() {
  const { site, teamsFile } = readEnv({ SITE_URL: `http://localhost:${process.env.DEV_PORT}`, ...process.env });
  const teams = readTeams(teamsFile);
  const servers = new URLSearchParams(process.env.DEV_REMOTES);
  const api = createProxyServer({ target: process.env.API_ORIGIN });
  const builds = new Map(
    teams.map(({ name }) => [name, sirv(resolve(import.meta.dirname, `../mfe-${name}/dist`), { dev: true })]),
  );
  // Remotes that are developed come from their own servers (infra/cli/dev.ts), the others from their builds.
  const remotes: LiveReleases['remotes'] = teams.map(({ name, access, prefixes }) => ({
    name,
    version: 'development',
    entry: `${servers.get(name) ?? `/remotes/${name}`}/remoteEntry.js`,
    access,
    prefixes,
  }));

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { pathname } = new URL(request.url ?? '/', site.url);
    if (pathname.startsWith('/api/')) return void api.web(request, response).catch(next);
    if (pathname === '/releases.json') return send(response, 'application/json', JSON.stringify({ remotes }));
    if (pathname === '/admin/releases.json') return send(response, 'application/json', '[]');

    const [, name = '', file] = /^\/remotes\/([a-z-]+)(\/.+)$/.exec(pathname) ?? [];
    const build = builds.get(name);
    if (build && file) {
      request.url = file;
      return build(request, response, next);
    }
    if (!request.headers.accept?.includes('text/html')) return next();
    const remote = remotes.find((candidate) => candidate.name === teamOf(teams, pathname)?.name);
    return send(response, 'text/html', emptyDocument({ site, kind: 'client', remote }));
  };
}

/** A document that is rendered in the browser, which hot reload needs. */
const emptyDocument = (documentData: Pick<DocumentData, 'site' | 'kind' | 'remote'>) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    '<link rel="icon" href="/icon.svg">',
    '<link rel="stylesheet" href="/main.css">',
    documentDataBlock({ shell: 'development', entry: '/main.js', preload: [], ...documentData }),
    '</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  ].join('');

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
}
