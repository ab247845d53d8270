import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Site } from '@portal/contracts/site';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { sendFile } from '../../web/send-file.ts';
import type { HeaderKind } from '../release/header-kinds.ts';
import { contentSecurityPolicy, responseHeaders } from '../release/headers.ts';
import { documentFile } from '../release/site-build.ts';
import { respondAsApi } from './api-stub.ts';

/** Browsers treat names below `localhost` as secure origins without a certificate. */
export const origin = 'http://portal.localhost';

interface BuildOptions {
  site: Site;
  access: 'public' | 'staff';
}

export interface ServedBuild {
  /** Address of an HTTP proxy that serves the build at `origin` and rejects all other hosts. */
  proxy: string;
  /** Addresses of other hosts that the operator's settings allow, as patterns of Chromium. Pages get empty responses, see `answer`. */
  foreign: string[];
  close(): Promise<void>;
}

/** Serves a site build to a browser with the encodings and headers of the web server, and sample responses of the API. */
export async function serveBuild(folder: string, { site, access }: BuildOptions): Promise<ServedBuild> {
  const headers = responseHeaders(site);
  // Linked pages are not checked with the page.
  delete headers.document['speculation-rules'];
  const send = (request: FastifyRequest, reply: FastifyReply, kind: HeaderKind, file: string) =>
    sendFile(request, reply.headers(headers[kind]), folder, file);

  const server = fastify({
    forceCloseConnections: true,
    // Requests to a proxy have absolute URLs.
    rewriteUrl: ({ url = '' }) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : rejectedPath),
  });
  server.register(fastifyStatic, { root: folder, serve: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.all('*', async (request, reply) => {
    const path = URL.parse(request.url, origin)?.pathname ?? rejectedPath;
    if (path === rejectedPath) return reply.code(403).send();
    if (path === blankPath) return reply.type('text/html').send('<!doctype html><title>Blank</title>');
    if (respondAsApi(request.raw, reply.raw, path, String(request.body ?? ''))) return reply.hijack();

    const isAsset = /^\/(shell|remotes)\//.test(path);
    const file = isAsset || path.includes('.') ? path.slice(1) : documentOf(folder, path);
    if (await send(request, reply, isAsset ? 'asset' : access === 'staff' ? 'staff' : 'document', file)) return reply;
    reply.code(404);
    return (await send(request, reply, 'document', '404.html')) ? reply : reply.send('Not found');
  });
  server.server.on('connect', (_, socket) => {
    // Node leaves the socket to this listener. A browser that ends resets the connection.
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await server.listen({ host: '127.0.0.1', port: 0 });

  return {
    proxy: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    foreign: Object.values(contentSecurityPolicy(site, access))
      .flat()
      .filter((source) => source.startsWith('http'))
      .map((source) => (new URL(source).pathname === '/' ? `${source}/*` : `${source}*`)),
    close: () => server.close(),
  };
}

const rejectedPath = '/rejected';

/** An empty document of the same origin, because navigating to `about:blank` would start a new process. */
export const blankPath = '/blank-page-of-checks';

/** A staff remote has one document for all paths below its prefix. */
function documentOf(folder: string, path: string): string {
  const shared = documentFile(`/${path.split('/')[1]}`);
  return existsSync(join(folder, documentFile(path))) ? documentFile(path) : shared;
}
