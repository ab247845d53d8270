import type { RequestListener } from 'node:http';
import fastifyStatic from '@fastify/static';
import { serverLimits } from '@portal/contracts/server-limits';
import { createHttpServer } from '@portal/http-server/create-http-server';
import { requestTimer } from '@portal/http-server/metrics';
import { newTraceId } from '@portal/http-server/trace';
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Registry } from 'prom-client';
import { textHeaders } from '../publisher/release/headers.ts';
import type { WebEnv } from './env.ts';
import { log } from './log.ts';
import { Origins } from './origins.ts';
import { previewLinks, previewTokenOf } from './previews.ts';
import { proxyTo } from './proxy.ts';
import { limitRequests } from './request-limits.ts';
import { sendText, sendUnavailable } from './send-text.ts';
import { serveSite } from './serve-site.ts';
import { SiteBuilds } from './site-build.ts';

const methods = ['GET', 'HEAD'];

/** Areas of the site in the metrics. What is in none of them is a page. */
const areas = ['/api/', '/shell/', '/remotes/', '/preview/', '/releases/commands', '/healthz'];

/** Connections. A whole office may have one address, with an event stream for each tab. */
const behindProxy = { all: 5_000, idle: 1_000 };
const direct = { ...behindProxy, perClient: 500, idlePerClient: 100 };

/** Serves the current site build and proxies `/api`. Measures requests in the registry. */
export async function webServer(env: WebEnv, registry: Registry) {
  const { apiOrigin, publisherOrigin, siteUrl, phone } = env;
  const builds = new SiteBuilds(env.siteDir);
  const origins = new Origins(env);
  const isHttps = siteUrl.startsWith('https:');
  const proxyToApi = proxyTo(apiOrigin, env);
  const proxyToPublisher = publisherOrigin && proxyTo(publisherOrigin, env);
  const openPreview = previewLinks(builds, isHttps);
  const sendPage = serveSite(env, origins);
  const time = requestTimer(registry);

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    if (request.url.length > serverLimits.addressLength) return sendText(reply, 414, 'This address is too long.');
    const path = decodePath(request.url);
    if (path === undefined) return sendText(reply, 400, 'This is not a valid address.');
    if (path.startsWith('/api/')) {
      return origins.servesApi(request.hostname, path)
        ? proxyToApi(request, reply)
        : sendText(reply, 404, 'Not found.');
    }
    if (!methods.includes(request.method))
      return sendText(reply.header('allow', methods.join(', ')), 405, 'This address only allows GET.');
    if (path.startsWith('/preview/')) return openPreview(path, reply);

    const current = await builds.current();
    if (path === '/healthz') return reply.send({ status: current ? 'ok' : 'starting', build: current?.id ?? null });
    const build = (await builds.preview(previewTokenOf(request, isHttps))) ?? current;
    if (!build) return sendUnavailable(reply, 30, `This site is not ready yet. Please call us at ${phone}.`);
    return sendPage(request, reply, path, build);
  }

  const app = fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    bodyLimit: serverLimits.bodyBytes,
    genReqId: newTraceId,
    serverFactory: (handler) =>
      createHttpServer(
        handler as RequestListener,
        { phone, isHttps },
        env.trustedProxyHops > 0 ? behindProxy : direct,
        serverLimits.headerBytes,
      ),
    // The server has one.
    clientErrorHandler: () => undefined,
  });
  await app.register(fastifyStatic, { serve: false, index: false });
  app.addHook('onRequest', async ({ id, raw, url }, reply) => {
    time(raw, reply.raw, () => areas.find((area) => url.startsWith(area)) ?? 'page');
    reply.headers({ ...textHeaders(siteUrl), 'x-request-id': id });
  });
  limitRequests(app, env);
  app.setNotFoundHandler(respond);
  for (const path of ['/api/admin/leads/:lead/drafts/:draft/attachments', '/api/admin/imports/files'])
    app.post(path, { bodyLimit: serverLimits.uploadBytes }, respond);
  if (proxyToPublisher)
    app.register(async (commands) => {
      // Releases are passed on as they arrive.
      commands.removeAllContentTypeParsers();
      commands.addContentTypeParser('*', (_request, body, done) => done(null, body));
      commands.post('/releases/commands', proxyToPublisher);
    });
  app.setErrorHandler(({ code, message, statusCode = 500, headers = {} }: RequestError, { url }, reply) => {
    for (const name of ['content-encoding', 'content-length', 'etag']) reply.removeHeader(name);
    reply.headers({ ...textHeaders(siteUrl), ...headers });
    if (statusCode === 413)
      return sendText(reply, 413, `The request is too large. Please shorten it, or call us at ${phone}.`);
    if (statusCode < 500) return sendText(reply, statusCode, 'This is not a valid request.');
    log.error({ path: decodePath(url), code, error: message }, 'request failed');
    return sendText(reply, 500, `Something went wrong on our side. Please call us at ${phone}.`);
  });
  return app;
}

interface RequestError extends Error {
  code?: string;
  statusCode?: number;
  headers?: Record<string, string>;
}

/** Returns `undefined` when the path is not valid percent-encoding. */
function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}
