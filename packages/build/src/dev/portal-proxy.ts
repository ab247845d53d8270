import { createServer, type IncomingMessage, Agent as PlainAgent, type Server, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { text } from 'node:stream/consumers';
import type { RemoteAddress } from '@portal/contracts/document-data';
import { teamOf } from '@portal/release/team-of';
import type { Team } from '@portal/release/teams';
import { createProxyServer } from 'httpxy';
import { CookiePrefix } from './cookie-prefix.ts';
import { type DevelopedRemote, developedDocument, developedPolicy } from './developed-page.ts';

/** Headers about the portal's own origin and connection. */
const connectionHeaders = ['strict-transport-security', 'alt-svc', 'transfer-encoding', 'connection', 'keep-alive'];
/** Headers that do not match a changed document. The development build has no integrity. */
const documentHeaders = ['content-length', 'etag', 'last-modified', 'accept-ranges', 'integrity-policy'];

/**
 * Returns a server that proxies a deployed portal (documents, other remotes, API, sign-in), with the development servers
 * of some remotes in place of their releases. `owners`: all remotes.
 */
export function portalProxy(portal: string, developed: DevelopedRemote[], owners: Owner[]): Server {
  const cookies = new CookiePrefix(portal);
  const Agent = portal.startsWith('https:') ? SecureAgent : PlainAgent;
  /** Requests for pages of remotes under development. */
  const ownRemotes = new WeakMap<IncomingMessage, RemoteAddress>();
  const proxy = createProxyServer({
    target: portal,
    changeOrigin: true,
    selfHandleResponse: true,
    agent: new Agent({ keepAlive: true }),
  });

  proxy.on('proxyRes', async (upstream, request, response) => {
    const headers = toBrowser(upstream, request);
    if (!isDocument(request) || !headers['content-type']?.startsWith('text/html')) {
      response.writeHead(upstream.statusCode ?? 502, headers);
      upstream.pipe(response);
      return;
    }
    for (const name of documentHeaders) delete headers[name];
    const remote = ownRemotes.get(request);
    const html = await text(upstream).catch(() => undefined);
    if (html === undefined) {
      response.destroy();
      return;
    }
    response
      .writeHead(remote ? 200 : (upstream.statusCode ?? 502), { ...headers, 'cache-control': 'no-store' })
      .end(developedDocument(html, remote));
  });

  function toBrowser({ headers: { ...headers } }: IncomingMessage, request: IncomingMessage) {
    for (const name of connectionHeaders) delete headers[name];
    const { location, 'set-cookie': setCookie, 'content-security-policy': policy } = headers;
    if (setCookie) headers['set-cookie'] = setCookie.map(cookies.toBrowser);
    if (typeof policy === 'string') headers['content-security-policy'] = developedPolicy(policy, developed);
    if (location?.startsWith(`${portal}/`)) headers.location = location.replace(portal, originOf(request));
    return headers;
  }

  /** Replaces `Origin` and `Referer` in requests of its own pages only, so the portal still rejects cross-site requests. */
  function toPortal(request: IncomingMessage) {
    const { headers } = request;
    const own = originOf(request);
    headers.cookie = cookies.toPortal(headers.cookie);
    if (!headers.cookie) delete headers.cookie;
    if (headers.origin === own) headers.origin = portal;
    if (headers.referer?.startsWith(`${own}/`)) headers.referer = headers.referer.replace(own, portal);
    if (!isDocument(request)) return;
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
    const remote = developedRemote(request.url, developed, owners);
    if (!remote) return;
    ownRemotes.set(request, remote);
    // The deployed release may not have the page. The home page always exists, and its content is not used.
    if (remote.access === 'public') request.url = '/';
  }

  return createServer(async (request, response) => {
    if (!/^(localhost|127\.0\.0\.1):\d+$/.test(request.headers.host ?? ''))
      return sendText(response, 403, 'The dev proxy serves localhost only.');
    toPortal(request);
    try {
      await proxy.web(request, response);
    } catch (error) {
      if (response.headersSent) return response.destroy();
      const { code, message } = error as NodeJS.ErrnoException;
      sendText(response, 502, `The portal at ${portal} does not respond (${code ?? message}).`);
    }
  });
}

const originOf = ({ headers: { host } }: IncomingMessage) => `http://${host}`;

const isDocument = ({ method, headers: { accept } }: IncomingMessage) =>
  method === 'GET' && (accept?.includes('text/html') ?? false);

type Owner = Pick<Team, 'name' | 'access' | 'prefixes'>;

/** Returns the address of the remote that owns a path, or `undefined` when it is not under development. */
function developedRemote(url = '', developed: DevelopedRemote[], owners: Owner[]): RemoteAddress | undefined {
  const team = teamOf(owners, new URL(url, 'http://portal').pathname);
  const remote = developed.find(({ name }) => name === team?.name);
  if (!team || !remote) return undefined;
  return { name: team.name, version: 'development', entry: `${remote.origin}/remoteEntry.js`, access: team.access };
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}
