import { createServer, type IncomingMessage, Agent as PlainAgent, type Server, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { text } from 'node:stream/consumers';
import { ownerOf } from '@portal/contracts/remote';
import { createProxyServer } from 'httpxy';
import { CookieMark } from './cookie-mark.ts';
import { type DevelopedRemote, developedDocument, developedPolicy, developedReleases } from './developed-page.ts';

/** What is said of the portal's own address and connection, and not of this one. */
const notForLocalhost = ['strict-transport-security', 'alt-svc', 'transfer-encoding', 'connection', 'keep-alive'];
const ofWholeAnswers = ['content-length', 'etag', 'last-modified', 'accept-ranges'];

/**
 * Stands on a port of this machine for a portal that is deployed elsewhere: its documents, other remotes, API and
 * sign-in, with the remotes that are worked on in their places. To the portal it is one more visitor's browser.
 */
export function portalProxy(portal: string, developed: DevelopedRemote[]): Server {
  const cookies = new CookieMark(portal);
  const Agent = portal.startsWith('https:') ? SecureAgent : PlainAgent;
  const proxy = createProxyServer({
    target: portal,
    changeOrigin: true,
    selfHandleResponse: true,
    agent: new Agent({ keepAlive: true }),
  });

  proxy.on('proxyRes', async (answer, request, response) => {
    const change = changeOf(answer, request, developed);
    const headers = toBrowser(answer, request);
    if (!change) {
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(response);
      return;
    }
    for (const name of ofWholeAnswers) delete headers[name];
    const body = await text(answer).then(change, () => undefined);
    if (body === undefined) response.destroy();
    else response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(body);
  });

  function toBrowser({ headers: { ...headers } }: IncomingMessage, request: IncomingMessage) {
    for (const name of notForLocalhost) delete headers[name];
    const { location, 'set-cookie': given, 'content-security-policy': policy } = headers;
    if (given) headers['set-cookie'] = given.map(cookies.toBrowser);
    if (typeof policy === 'string') headers['content-security-policy'] = developedPolicy(policy, developed);
    if (location?.startsWith(`${portal}/`)) headers.location = location.replace(portal, here(request));
    return headers;
  }

  /** Only what this very origin's pages ask for is asked in the portal's name; another site's request stays what it is. */
  function toPortal(request: IncomingMessage) {
    const { headers } = request;
    const own = here(request);
    headers.cookie = cookies.toPortal(headers.cookie);
    if (!headers.cookie) delete headers.cookie;
    if (headers.origin === own) headers.origin = portal;
    if (headers.referer?.startsWith(`${own}/`)) headers.referer = headers.referer.replace(own, portal);
    if (!mayChange(request)) return;
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
    if (isOwnPage(request, developed)) request.url = emptyDocument;
  }

  return createServer(async (request, response) => {
    if (!/^(localhost|127\.0\.0\.1):\d+$/.test(request.headers.host ?? ''))
      return sendText(response, 403, 'This is for this machine’s own browsers, at localhost.');
    toPortal(request);
    try {
      await proxy.web(request, response);
    } catch (error) {
      if (response.headersSent) return response.destroy();
      const { code, message } = error as NodeJS.ErrnoException;
      sendText(response, 502, `The portal at ${portal} does not answer (${code ?? message}).`);
    }
  });
}

const here = ({ headers: { host } }: IncomingMessage) => `http://${host}`;

/** A document that the browser fills by itself: the shell has one for the pages behind the sign-in. */
const emptyDocument = '/admin';

const isDocument = ({ headers: { accept } }: IncomingMessage) => accept?.includes('text/html') ?? false;
const isReleases = ({ url }: IncomingMessage) => url === '/releases.json';
const mayChange = (request: IncomingMessage) =>
  request.method === 'GET' && (isDocument(request) || isReleases(request));

/** Pages that are worked on have no finished document here. */
function isOwnPage({ url = '' }: IncomingMessage, developed: DevelopedRemote[]): boolean {
  const owner = ownerOf(new URL(url, 'http://portal').pathname);
  return developed.some(({ name }) => name === owner?.name);
}

type Change = (body: string) => string;

function changeOf(answer: IncomingMessage, request: IncomingMessage, developed: DevelopedRemote[]): Change | undefined {
  if (!mayChange(request)) return undefined;
  if (isReleases(request)) return answer.statusCode === 200 ? (body) => developedReleases(body, developed) : undefined;
  if (!answer.headers['content-type']?.startsWith('text/html')) return undefined;
  return developedDocument;
}

function sendText(response: ServerResponse, status: number, sentence: string) {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(sentence);
}
