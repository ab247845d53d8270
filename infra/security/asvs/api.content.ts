import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 4. */
export const api: Requirements = {
  '4.1.1': {
    title: 'Responses name type and encoding',
    met: [
      'shell/web/testing/site-cases.ts: names the character encoding of SVG images',
      'shell/web/testing/site-cases.ts: serves a page without its extension',
      'api/src/openapi.test.ts: documents every route with its status codes',
    ],
  },
  '4.1.2': {
    title: 'Only pages are redirected to HTTPS',
    met: [
      'infra/nginx/nginx.test.ts: serves TLS 1.2 and 1.3 with forward secrecy only, and redirects pages but not the API to it',
    ],
  },
  '4.1.3': {
    title: 'Clients cannot set headers of the proxy',
    met: [
      'api/src/intake/rate-limit/form-rate-limit.test.ts: X-Forwarded-For is ignored without a trusted proxy',
      'infra/compose/requests.test.ts: ignores X-Forwarded-For headers of clients',
    ],
  },
  '4.2.1': {
    title: 'Message boundaries are unambiguous',
    met: [
      'shell/web/server.test.ts: proxies requests and responses of the API unchanged',
      'shell/web/server.test.ts: slow request bodies of one client do not delay other requests, and end with 408',
    ],
  },
  '4.3.1': { title: 'GraphQL queries are limited', notApplicable: 'no GraphQL' },
  '4.3.2': { title: 'GraphQL introspection', notApplicable: 'no GraphQL' },
  '4.4.1': { title: 'WebSockets use TLS', notApplicable: 'no WebSocket; live events are an HTTP response' },
  '4.4.2': { title: 'WebSockets check Origin', notApplicable: 'no WebSocket' },
  '4.4.3': { title: 'WebSocket tokens', notApplicable: 'no WebSocket' },
  '4.4.4': { title: 'WebSocket tokens come from the session', notApplicable: 'no WebSocket' },
};
