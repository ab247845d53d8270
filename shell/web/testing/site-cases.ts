import { type HttpCase, notFound } from './http-case.ts';
import { longText, previewToken, script } from './site-fixture.ts';

const revalidated = 'public, max-age=0, must-revalidate';
const keptForAMinute = 'public, max-age=60, must-revalidate';
const preview = { cookie: `portal_preview=${previewToken}` };
const br = { 'accept-encoding': 'br' };

const pages: HttpCase[] = [
  { title: 'serves the home page', path: '/', status: 200, body: /home first/ },
  {
    title: 'serves a page without its extension',
    path: '/services/networks',
    status: 200,
    body: /networks first/,
    expected: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': keptForAMinute,
      'speculation-rules': '"/links.speculationrules"',
      'content-security-policy': /script-src 'self' 'nonce-inline'/,
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
    title: 'returns the not-found page for an unknown path',
    path: '/nothing',
    ...notFound,
    expected: { 'cache-control': revalidated },
  },
  { title: 'does not serve pages with their extension', path: '/about.html', ...notFound },
  { title: 'does not serve the home page as /index', path: '/index', ...notFound },
  { title: 'does not serve the not-found page as /404', path: '/404', ...notFound },
  { title: 'does not serve the outage page as /outage', path: '/outage', ...notFound },
  { title: 'does not serve compressed files by name', path: '/about.html.br', ...notFound },
  { title: 'does not serve compressed scripts by name', path: '/shell/1.0.0/start.js.gz', ...notFound },
  { title: 'does not serve server modules', path: '/remotes/marketing/1.0.0/page.mjs', ...notFound },
  { title: 'does not serve hidden files', path: '/.env', ...notFound },
  { title: 'does not leave the folder of the build', path: '/..%2f..%2fheaders.json', status: [400, 404] },
  { title: 'does not list folders', path: '/services', ...notFound },
  { title: 'does not serve files of unknown remotes', path: '/remotes/other/1.0.0/page.js', ...notFound },
  {
    title: 'returns 503 with the outage page for a remote without a release',
    path: '/austin/downtown',
    status: 503,
    body: /outage/,
    expected: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' },
  },
  {
    title: 'returns 503 for a path that continues the prefix of that remote with a hyphen',
    path: '/austin-networks',
    status: 503,
    body: /outage/,
  },
  {
    title: 'allows GET and HEAD only',
    path: '/about',
    method: 'POST',
    status: 405,
    body: /.*/,
    expected: { allow: 'GET, HEAD' },
  },
  { title: 'rejects TRACE', path: '/about', method: 'TRACE', status: [400, 404, 405], body: /.*/ },
  { title: 'serves HEAD without a body', path: '/about', method: 'HEAD', status: 200, body: '' },
  {
    title: 'reports the build in /healthz',
    path: '/healthz',
    status: 200,
    body: '{"status":"ok","build":"first"}',
    expected: { 'cache-control': 'no-store' },
  },
];

const redirected = (path: string, location: string): HttpCase => ({
  title: `redirects ${path} to ${location}`,
  path,
  status: 308,
  expected: { location: new RegExp(`^(http://site\\.localhost(:\\d+)?)?${location.replace('?', '\\?')}$`) },
});

const spellings: HttpCase[] = [
  redirected('/About', '/about'),
  redirected('/ABOUT?utm_source=Card', '/about?utm_source=Card'),
  redirected('/SERVICES/Networks', '/services/networks'),
  redirected('//about', '/about'),
  redirected('///About', '/about'),
  redirected('/services//networks', '/services/networks'),
  redirected('/index.html', '/'),
  redirected('/INDEX.HTML', '/'),
  redirected('/about).', '/about'),
  redirected('/about,', '/about'),
  redirected('/about%22', '/about'),
  redirected('/news', '/press'),
  redirected('/News/awards?from=card', '/press/awards?from=card'),
  ...[
    '/Nothing',
    '/news/nothing',
    '/newspaper',
    '//evil.example',
    '//evil.example/about',
    '/%5Cevil.example',
    '/Services',
    '/shell/1.0.0/START.js',
    '/Shell/1.0.0/start.js',
    '/FAVICON.ico',
    '/About.html',
    '/Index',
    '/OUTAGE',
    '/services/index.html',
  ].map((path) => ({ title: `does not redirect ${path}`, path, ...notFound, expected: { location: null } })),
];

const files: HttpCase[] = [
  {
    title: 'caches assets for a year',
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
    title: 'revalidates a missing asset',
    path: '/shell/1.0.0/gone.js',
    ...notFound,
    expected: { 'cache-control': revalidated },
  },
  {
    title: 'caches Open Graph images for a day, and allows other sites to embed them',
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
    title: 'names the character encoding of SVG images',
    path: '/icon.svg',
    status: 200,
    expected: { 'content-type': 'image/svg+xml; charset=utf-8' },
  },
  {
    title: 'serves files for search engines',
    path: '/sitemap.xml',
    status: 200,
    expected: { 'content-type': /^text\/xml/, 'cache-control': revalidated },
  },
  ...['/robots.txt', '/.well-known/security.txt', '/security.txt'].map((path) => ({
    title: `serves ${path} as text`,
    path,
    status: 200,
    body: /^(User-agent: |Contact: mailto:)/,
    expected: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': revalidated },
  })),
  { title: 'serves no other file of the folder .well-known', path: '/.well-known/security.txt.br', ...notFound },
  { title: 'does not list the folder .well-known', path: '/.well-known/', ...notFound },
  {
    title: 'serves the speculation rules',
    path: '/links.speculationrules',
    status: 200,
    body: /prefetch/,
    expected: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' },
  },
  { title: 'serves site.json', path: '/site.json', status: 200, expected: { 'content-type': 'application/json' } },
];

const negotiated = (header: string | undefined, encoding: string | null): HttpCase => ({
  title: `sends ${encoding ?? 'the uncompressed file'} for Accept-Encoding: ${header ?? '(absent)'}`,
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
    title: 'applies ranges to the compressed file',
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
      'clear-site-data': '"cache"',
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
    title: 'returns 410 for a preview that has ended',
    path: `/preview/${'x'.repeat(43)}`,
    status: 410,
    body: /preview has ended/,
  },
  { title: 'returns 410 for an invalid preview token', path: '/preview/short', status: 410, body: /preview has ended/ },
  {
    title: 'serves pages of the preview without caching and indexing',
    path: '/about',
    headers: preview,
    status: 200,
    body: /about second/,
    expected: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  },
  { title: 'returns 404 for a missing page of a preview', path: '/nothing', headers: preview, ...notFound },
  {
    title: 'serves the live site when the preview has ended',
    path: '/about',
    headers: { cookie: `portal_preview=${'x'.repeat(43)}` },
    status: 200,
    body: /about first/,
    expected: { 'cache-control': keptForAMinute },
  },
  {
    title: 'ignores a preview cookie that contains a path',
    path: '/about',
    headers: { cookie: 'portal_preview=../builds/second' },
    status: 200,
    body: /about first/,
  },
];

const hsts = 'max-age=31536000; includeSubDomains';
const hardened = {
  'strict-transport-security': hsts,
  'x-content-type-options': 'nosniff',
  'content-security-policy': /frame-ancestors 'none'/,
  'cache-control': 'no-store',
};
const securePreview = `__Host-portal_preview=${previewToken}`;

/** Cases with an `https://` address in `SITE_URL`. Headers of pages and files are tested with their builds. */
export const httpsCases: HttpCase[] = [
  {
    title: 'sends security headers with 405',
    path: '/about',
    method: 'POST',
    status: 405,
    body: /.*/,
    expected: hardened,
  },
  {
    title: 'sends security headers with an ended preview',
    path: '/preview/short',
    status: 410,
    body: /.*/,
    expected: { ...hardened, 'cache-control': /no-store/ },
  },
  { title: 'sends security headers with the health check', path: '/healthz', status: 200, expected: hardened },
  {
    title: 'sends security headers without a session',
    path: '/remotes/admin/1.0.0/page.js',
    status: 401,
    body: /.*/,
    expected: { ...hardened, 'cache-control': /no-store|private/ },
  },
  {
    title: 'starts a preview with a __Host- cookie',
    path: `/preview/${previewToken}`,
    status: 303,
    body: /.*/,
    expected: {
      'set-cookie': `${securePreview}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure`,
      'strict-transport-security': hsts,
      'x-content-type-options': 'nosniff',
    },
  },
  {
    title: 'shows the preview of the __Host- cookie',
    path: '/about',
    headers: { cookie: `theme=dark; ${securePreview}; other=1` },
    status: 200,
    body: /about second/,
  },
  {
    title: 'ignores a preview cookie without the __Host- prefix',
    path: '/about',
    headers: preview,
    status: 200,
    body: /about first/,
  },
];

/** Cases that do not depend on `DESK_URL`. */
export const commonCases: HttpCase[] = [...pages, ...spellings, ...files, ...encodings, ...ranges, ...previews];
