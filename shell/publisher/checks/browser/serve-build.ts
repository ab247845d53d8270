import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Site } from '@portal/contracts/site';
import sirv from 'sirv';
import { type HeaderKind, responseHeaders } from '../../site/headers.ts';
import { respondAsApi } from './api-stub.ts';

/** Browsers treat names below `localhost` as secure origins without a certificate. */
export const origin = 'http://portal.localhost';

export interface BuildFacts {
  site: Site;
  access: 'public' | 'staff';
}

export interface ServedBuild {
  /** Address of an HTTP proxy that serves the build at `origin` and refuses all other hosts. */
  proxy: string;
  close(): void;
}

/** Serves a site build to a browser, with the encodings and headers that visitors get, and samples of the API's responses. */
export async function serveBuild(folder: string, { site, access }: BuildFacts): Promise<ServedBuild> {
  const headers = responseHeaders(site);
  const kindOf = (path: string): HeaderKind =>
    /^\/(shell|remotes)\//.test(path) ? 'asset' : access === 'staff' ? 'staff' : 'document';
  const files = sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      // Speculative loads of other pages would be counted as work of this one.
      for (const [name, value] of Object.entries(headers[kindOf(path)]))
        if (name.toLowerCase() !== 'speculation-rules') response.setHeader(name, value);
    },
  });

  function respond(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (respondAsApi(request, response, url.pathname)) return;
    request.url = url.pathname;
    files(request, response, () => sendOther(request, response, url));
  }

  /** A staff remote has one document for all paths below its prefix. */
  function sendOther(request: IncomingMessage, response: ServerResponse, url: URL) {
    const prefix = url.pathname.split('/')[1];
    const hasDocument = prefix && !url.pathname.includes('.') && existsSync(join(folder, `${prefix}.html`));
    if (!hasDocument) response.statusCode = 404;
    request.url = hasDocument ? `/${prefix}` : '/404';
    files(request, response, () => void response.end());
  }

  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '');
    if (url?.origin === origin) return respond(request, response, url);
    response.writeHead(403).end();
  });
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
