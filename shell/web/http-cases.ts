import { longText, previewToken, script } from './testing/site-fixture.ts';

/** What a request to the fixture site is answered with, by `shell/web` and by nginx alike. */
export interface HttpCase {
  title: string;
  path: string;
  method?: string;
  /** Default: the site's. */
  host?: string;
  headers?: Record<string, string>;
  /** Several where the servers differ. */
  status: number | number[];
  /** A header that is expected to be absent is `null`. */
  expected?: Record<string, string | RegExp | null>;
  /** After decompression. A 404 has the page for it unless told otherwise. */
  body?: string | RegExp;
}

export const siteHost = 'site.localhost';
export const deskHost = 'desk.localhost';

const revalidated = 'public, max-age=0, must-revalidate';
const preview = { cookie: `portal_preview=${previewToken}` };
const br = { 'accept-encoding': 'br' };
const notFound = { status: 404, body: /not found/ };

const pages: HttpCase[] = [
  { title: 'serves the home page', path: '/', status: 200, body: /home first/ },
  {
    title: 'serves a page without its extension',
    path: '/services/networks',
    status: 200,
    body: /networks first/,
    expected: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidated,
      'content-security-policy': /script-src 'self' 'nonce-import-map'/,
      'x-content-type-options': 'nosniff',
      'last-modified': null,
    },
  },
  { title: 'ignores the query of a page', path: '/about?utm_source=x', status: 200, body: /about first/ },
  {
    title: 'redirects a trailing slash and keeps the query',
    path: '/about/?a=1&b=2',
    status: 308,
    expected: { location: /^(http:\/\/[^/]+)?\/about\?a=1&b=2$/ },
  },
  {
    title: 'does not redirect to another host',
    path: '//other.example/',
    ...notFound,
  },
  {
    title: 'has a page for an unknown path',
    path: '/nothing',
    ...notFound,
    expected: { 'cache-control': revalidated },
  },
  { title: 'has one address per page', path: '/about.html', ...notFound },
  { title: 'does not serve the home page as /index', path: '/index', ...notFound },
  { title: 'does not serve the page for missing pages as a page', path: '/404', ...notFound },
  { title: 'does not serve the outage page as a page', path: '/outage', ...notFound },
  { title: 'does not serve compressed files by name', path: '/about.html.br', ...notFound },
  { title: 'does not serve compressed scripts by name', path: '/shell/1.0.0/start.js.gz', ...notFound },
  { title: 'does not serve server modules', path: '/remotes/marketing/1.0.0/page.mjs', ...notFound },
  { title: 'does not serve hidden files', path: '/.env', ...notFound },
  { title: 'does not leave the folder of the build', path: '/..%2f..%2fheaders.json', status: [400, 404] },
  { title: 'does not list folders', path: '/services', ...notFound },
  { title: 'does not serve files of unknown remotes', path: '/remotes/other/1.0.0/page.js', ...notFound },
  {
    title: 'says that pages of a remote without a release are out of service',
    path: '/austin/downtown',
    status: 503,
    body: /outage/,
    expected: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' },
  },
  { title: 'also where the prefix continues with a hyphen', path: '/austin-networks', status: 503, body: /outage/ },
  {
    title: 'allows GET and HEAD only',
    path: '/about',
    method: 'POST',
    status: 405,
    body: /.*/,
    expected: { allow: 'GET, HEAD' },
  },
  { title: 'serves HEAD without a body', path: '/about', method: 'HEAD', status: 200, body: '' },
  {
    title: 'reports the build',
    path: '/healthz',
    status: 200,
    body: '{"status":"ok","build":"first"}',
    expected: { 'cache-control': 'no-store' },
  },
];

const files: HttpCase[] = [
  {
    title: 'lets assets be cached for a year',
    path: '/shell/1.0.0/start.js',
    status: 200,
    body: script,
    expected: {
      'content-type': /^text\/javascript/,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': /default-src 'none'/,
    },
  },
  {
    title: 'serves assets of public remotes',
    path: '/remotes/marketing/1.0.0/page.js',
    status: 200,
    body: script,
    expected: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
  {
    title: 'serves fonts',
    path: '/remotes/marketing/1.0.0/font.woff2',
    headers: br,
    status: 200,
    expected: { 'content-type': 'font/woff2', 'content-encoding': null },
  },
  {
    title: 'does not let a missing asset be cached for a year',
    path: '/shell/1.0.0/gone.js',
    ...notFound,
    expected: { 'cache-control': revalidated },
  },
  {
    title: 'lets Open Graph images be used by other sites for a day',
    path: '/og/about.png',
    status: 200,
    expected: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  {
    title: 'serves the icon',
    path: '/favicon.ico',
    status: 200,
    expected: { 'content-type': 'image/x-icon', 'cross-origin-resource-policy': 'cross-origin' },
  },
  {
    title: 'serves files for search engines',
    path: '/sitemap.xml',
    status: 200,
    expected: { 'content-type': /^text\/xml/, 'cache-control': revalidated },
  },
  { title: 'serves site.json', path: '/site.json', status: 200, expected: { 'content-type': 'application/json' } },
];

const negotiated = (header: string | undefined, encoding: string | null): HttpCase => ({
  title: `sends ${encoding ?? 'the plain file'} to a client that accepts "${header ?? ''}"`,
  path: '/about',
  headers: header === undefined ? {} : { 'accept-encoding': header },
  status: 200,
  body: /about first/,
  expected: { 'content-encoding': encoding, vary: /accept-encoding/i },
});

const encodings: HttpCase[] = [
  negotiated(undefined, null),
  negotiated('br, gzip', 'br'),
  negotiated('gzip, deflate, br, zstd', 'br'),
  negotiated('GZIP', 'gzip'),
  negotiated('br;q=0, gzip', 'gzip'),
  negotiated('br;q=0.000,gzip;q=0.5', 'gzip'),
  negotiated('br; q=0.1', 'br'),
  negotiated('br;q=1.0', 'br'),
  negotiated('gzip;q=0, br;q=0', null),
  negotiated('identity', null),
  negotiated('brotli, gzipped', null),
];

const range = (value: string, status: number, body: string, contentRange: string | null): HttpCase => ({
  title: `returns ${status} for Range: ${value}`,
  path: '/llms.txt',
  headers: { range: value },
  status,
  body: status === 416 ? /.*/ : body,
  expected: { 'content-range': contentRange },
});

const size = Buffer.byteLength(longText);
const ranges: HttpCase[] = [
  range('bytes=0-0', 206, longText.slice(0, 1), `bytes 0-0/${size}`),
  range('bytes=3-6', 206, longText.slice(3, 7), `bytes 3-6/${size}`),
  range('bytes=-5', 206, longText.slice(-5), `bytes ${size - 5}-${size - 1}/${size}`),
  range(`bytes=-${size + 10}`, 206, longText, `bytes 0-${size - 1}/${size}`),
  range(`bytes=${size - 3}-`, 206, longText.slice(-3), `bytes ${size - 3}-${size - 1}/${size}`),
  range(`bytes=10-${size + 10}`, 206, longText.slice(10), `bytes 10-${size - 1}/${size}`),
  range('bytes=5-2', 416, '', `bytes */${size}`),
  range(`bytes=${size}-`, 416, '', `bytes */${size}`),
  range('bytes=0-1,5-6', 200, longText, null),
  range('lines=1-2', 200, longText, null),
  {
    title: 'applies ranges to the encoding that is sent',
    path: '/llms.txt',
    headers: { ...br, range: 'bytes=0-0' },
    status: 206,
    body: /^.$/s,
    expected: { 'content-encoding': 'br', 'content-length': '1' },
  },
];

const previews: HttpCase[] = [
  {
    title: 'starts a preview',
    path: `/preview/${previewToken}`,
    status: 303,
    body: /.*/,
    expected: {
      location: /\/about$/,
      'set-cookie': `portal_preview=${previewToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
      'cache-control': 'private, no-store',
    },
  },
  {
    title: 'ends a preview',
    path: '/preview/end',
    status: 303,
    body: /.*/,
    expected: { 'set-cookie': 'portal_preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0' },
  },
  {
    title: 'says that a preview has ended',
    path: `/preview/${'x'.repeat(43)}`,
    status: 410,
    body: /preview has ended/,
  },
  { title: 'says so of anything that is no token', path: '/preview/short', status: 410, body: /preview has ended/ },
  {
    title: 'shows pages of the preview, which nobody keeps or indexes',
    path: '/about',
    headers: preview,
    status: 200,
    body: /about second/,
    expected: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  },
  { title: 'sends missing pages of a preview as missing', path: '/nothing', headers: preview, ...notFound },
  {
    title: 'shows the live site when the preview has ended',
    path: '/about',
    headers: { cookie: `portal_preview=${'x'.repeat(43)}` },
    status: 200,
    body: /about first/,
    expected: { 'cache-control': revalidated },
  },
  {
    title: 'does not take a path for a preview',
    path: '/about',
    headers: { cookie: 'portal_preview=../builds/second' },
    status: 200,
    body: /about first/,
  },
];

/** Cases for everything that does not depend on `DESK_URL`. */
export const commonCases: HttpCase[] = [...pages, ...files, ...encodings, ...ranges, ...previews];

const staffScript = '/remotes/admin/1.0.0/page.js';
const as = (session: string) => ({ cookie: `theme=dark; session=${session}` });

const staffCases: HttpCase[] = [
  {
    title: 'serves the document of a staff remote',
    path: '/admin',
    status: 200,
    body: /lead desk/,
    expected: { 'x-robots-tag': 'noindex', 'content-security-policy': /script-src 'self' 'nonce-import-map';/ },
  },
  { title: 'serves it for every path of the remote', path: '/admin/leads/3?tab=1', status: 200, body: /lead desk/ },
  { title: 'serves assets without a session to nobody', path: staffScript, status: 401, body: /sign in/ },
  {
    title: 'serves assets to no invented session',
    path: staffScript,
    headers: as('forged'),
    status: 401,
    body: /.*/,
  },
  {
    title: 'serves staff assets with a session',
    path: staffScript,
    headers: { ...as('viewer'), ...br },
    status: 200,
    body: script,
    expected: { 'cache-control': 'private, max-age=31536000, immutable', 'content-encoding': 'br' },
  },
  {
    title: 'has no missing asset for staff',
    path: staffScript.replace('page', 'gone'),
    headers: as('viewer'),
    ...notFound,
  },
  {
    title: 'does not serve staff assets by an escaped name',
    path: '/remotes/%61dmin/1.0.0/page.js',
    status: 401,
    body: /.*/,
  },
  {
    title: 'cannot check a session while the API fails',
    path: staffScript,
    headers: as('failing'),
    status: 503,
    body: /try again/,
    expected: { 'retry-after': '5', 'cache-control': 'no-store' },
  },
  {
    title: 'cannot check a session while the API is unreachable',
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
    title: 'does not serve the state of releases to others',
    path: '/admin/releases.json',
    headers: as('viewer'),
    status: 403,
    body: /.*/,
  },
  {
    title: 'does not serve the state of releases without a session',
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
    title: 'does not serve screenshots to others',
    path: '/admin/releases/screenshots/about.png',
    status: 401,
    body: /.*/,
  },
  { title: 'proxies the staff API', path: '/api/admin/summary', status: 201, body: /"url":"\/api\/admin\/summary"/ },
];

/** Cases of the lead desk, on the host that has it. */
export const deskCases = (host: string): HttpCase[] => staffCases.map((one) => ({ ...one, host }));

/** Cases where the lead desk has an origin of its own. */
export const separateCases: HttpCase[] = [
  {
    title: 'redirects the desk to its origin',
    path: '/admin/leads?a=1',
    status: 308,
    body: /.*/,
    expected: { location: `http://${deskHost}/admin/leads?a=1` },
  },
  { title: 'does not serve staff assets on the site', path: staffScript, headers: as('manager'), ...notFound },
  { title: 'does not proxy the staff API on the site', path: '/api/admin/summary', status: 404, body: /.*/ },
  { title: 'does not proxy sessions on the site', path: '/api/session', status: 404, body: /.*/ },
  { title: 'proxies forms on the site', path: '/api/contact', method: 'POST', status: 201, body: /api\/contact/ },
  {
    title: 'opens the desk at /',
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
  {
    title: 'does not proxy forms on the desk',
    host: deskHost,
    path: '/api/contact',
    method: 'POST',
    status: 404,
    body: /.*/,
  },
  { title: 'serves the shell on the desk', host: deskHost, path: '/shell/1.0.0/start.js', status: 200, body: script },
  { title: 'serves releases.json on the desk', host: deskHost, path: '/releases.json', status: 200, body: '{}' },
];
