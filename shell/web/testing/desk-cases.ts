import { deskHost, type HttpCase, notFound, siteHost } from './http-case.ts';
import { script } from './site-fixture.ts';

const staffScript = '/remotes/admin/1.0.0/page.js';
const as = (session: string) => ({ cookie: `theme=dark; portal_session=${session}` });

const staffCases: HttpCase[] = [
  {
    title: 'serves the document of a staff remote',
    path: '/admin',
    status: 200,
    body: /lead desk/,
    expected: { 'x-robots-tag': 'noindex', 'content-security-policy': /script-src 'self' 'nonce-inline';/ },
  },
  {
    title: 'serves that document for every path of the remote',
    path: '/admin/leads/3?tab=1',
    status: 200,
    body: /lead desk/,
  },
  { title: 'returns 401 for staff assets without a session', path: staffScript, status: 401, body: /sign in/ },
  {
    title: 'returns 401 for staff assets with an invalid session',
    path: staffScript,
    headers: as('forged'),
    status: 401,
    body: /.*/,
  },
  {
    title: 'serves staff assets with a session',
    path: staffScript,
    headers: { ...as('viewer'), 'accept-encoding': 'br' },
    status: 200,
    body: script,
    expected: { 'cache-control': 'private, max-age=31536000, immutable', 'content-encoding': 'br' },
  },
  {
    title: 'returns 404 for a missing staff asset',
    path: staffScript.replace('page', 'gone'),
    headers: as('viewer'),
    ...notFound,
  },
  {
    title: 'returns 401 for staff assets with a percent-encoded path',
    path: '/remotes/%61dmin/1.0.0/page.js',
    status: 401,
    body: /.*/,
  },
  {
    title: 'returns 503 for staff assets while the API fails',
    path: staffScript,
    headers: as('failing'),
    status: 503,
    body: /try again/,
    expected: { 'retry-after': '5', 'cache-control': 'no-store' },
  },
  {
    title: 'returns 503 for staff assets while the API is unreachable',
    path: staffScript,
    headers: as('broken'),
    status: 503,
    body: /try again/,
  },
  {
    title: 'serves the state of releases to managers',
    path: '/admin/releases.json',
    headers: as('manager'),
    status: 200,
    body: '[]',
    expected: { 'cache-control': 'private, no-store', 'content-type': 'application/json' },
  },
  {
    title: 'returns 403 for the state of releases to other roles',
    path: '/admin/releases.json',
    headers: as('viewer'),
    status: 403,
    body: /.*/,
  },
  {
    title: 'returns 401 for the state of releases without a session',
    path: '/admin/releases.json',
    status: 401,
    body: /.*/,
  },
  {
    title: 'serves screenshots to managers',
    path: '/admin/releases/screenshots/about.png',
    headers: as('manager'),
    status: 200,
    body: 'picture',
    expected: { 'content-type': 'image/png' },
  },
  {
    title: 'returns 401 for screenshots without a session',
    path: '/admin/releases/screenshots/about.png',
    status: 401,
    body: /.*/,
  },
  { title: 'proxies the staff API', path: '/api/admin/summary', status: 201, body: /"url":"\/api\/admin\/summary"/ },
];

/** Cases of the lead desk, on the host that serves it. */
export const deskCases = (host: string): HttpCase[] => staffCases.map((one) => ({ ...one, host }));

/** Cases with `DESK_URL`: the lead desk has a separate origin. */
export const separateCases: HttpCase[] = [
  {
    title: 'redirects the desk to its origin',
    path: '/admin/leads?a=1',
    status: 308,
    body: /.*/,
    expected: { location: `http://${deskHost}/admin/leads?a=1` },
  },
  { title: 'does not serve staff assets on the site', path: staffScript, headers: as('manager'), ...notFound },
  ...[
    '/api/admin/summary',
    '/api/Admin/summary',
    '/api/ADMIN/leads/stream',
    '/API/admin/summary',
    '/api/%41dmin/summary',
    '/%61pi/admin/summary',
    '/api%2fadmin%2fsummary',
    '/api/admin%2Fsummary',
    '//api//admin/summary',
    '/api//admin/summary',
    '/api/./admin/summary',
    '/api/contact/../admin/summary',
    '/api/contact/%2e%2e/session',
    '/api/admin;a=1/summary',
    '/api/session',
    '/api/session/',
    '/api/Session',
    '/api/session/passkey',
    '/api/session/oidc/callback',
    '/api/session/methods',
    '/api/session?a=/api/contact',
    '/api/password-reset',
    '/api/Password-Reset/confirm',
    '/api/password-links',
    '/api/Invitation/',
    '/api/openapi.json',
    '/api/added-later',
  ].flatMap((path) =>
    ['GET', 'POST'].map((method) => ({
      title: `does not proxy ${method} ${path} on the site`,
      path,
      method,
      // Not every spelling is a path of the API for the servers.
      status: method === 'GET' ? 404 : [404, 405],
      body: /^(?!\{)/,
    })),
  ),
  ...['/api/contact', '/api/Contact/', '/api/contact/proof', '/api/download-case-study', '/api/forms.css'].flatMap(
    (path) => [
      { title: `proxies ${path} on the site`, path, method: 'POST', status: 201, body: /"url":"\/api\// },
      { title: `does not proxy ${path} on the desk`, host: deskHost, path, method: 'POST', status: 404, body: /.*/ },
    ],
  ),
  ...[siteHost, deskHost].map((host) => ({
    title: `proxies health checks on ${host}`,
    host,
    path: '/api/health/ready',
    status: 201,
    body: /health/,
  })),
  ...['/api/Admin/summary', '/api/Session/', '/api/password-reset'].map((path) => ({
    title: `proxies ${path} on the desk`,
    host: deskHost,
    path,
    method: 'POST',
    status: 201,
    body: /"url":"\/api\//,
  })),
  {
    title: 'redirects / of the desk to /admin',
    host: deskHost,
    path: '/',
    status: 302,
    body: /.*/,
    expected: { location: /\/admin$/ },
  },
  {
    title: 'redirects pages to the site',
    host: deskHost,
    path: '/about?a=1',
    status: 302,
    body: /.*/,
    expected: { location: `http://${siteHost}/about?a=1` },
  },
  {
    title: 'does not serve public assets on the desk',
    host: deskHost,
    path: '/remotes/marketing/1.0.0/page.js',
    ...notFound,
  },
  { title: 'serves the shell on the desk', host: deskHost, path: '/shell/1.0.0/start.js', status: 200, body: script },
  { title: 'serves releases.json on the desk', host: deskHost, path: '/releases.json', status: 200, body: '{}' },
];
