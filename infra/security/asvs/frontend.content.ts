import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 3. */
export const frontend: Requirements = {
  '3.2.1': {
    title: 'Responses are not shown in a wrong context',
    met: [
      'api/src/app.test.ts: sends security headers and disables caching',
      'shell/web/testing/site-cases.ts: caches assets for a year',
    ],
  },
  '3.2.2': {
    title: 'Text is rendered as text',
    met: [
      'api/src/intake/contact/contact.test.ts: returns the form with escaped values and error messages when it is invalid',
      'packages/ui/src/seo/seo.test.tsx: escapes structured data',
    ],
  },
  '3.3.1': {
    title: 'Cookies have Secure and a prefix',
    met: [
      'api/src/staff/auth/session.test.ts: uses a __Host- cookie with Secure over HTTPS',
      'shell/web/testing/site-cases.ts: starts a preview with a __Host- cookie',
    ],
  },
  '3.3.2': {
    title: 'Cookies have SameSite',
    met: [
      'api/src/staff/auth/session.test.ts: returns the account and sets an HttpOnly cookie',
      'shell/web/testing/site-cases.ts: starts a preview',
    ],
  },
  '3.3.3': {
    title: 'Cookies have the __Host- prefix',
    met: [
      'api/src/staff/auth/session.test.ts: uses a __Host- cookie with Secure over HTTPS',
      'shell/web/testing/site-cases.ts: ignores a preview cookie without the __Host- prefix',
    ],
  },
  '3.3.4': {
    title: 'Scripts cannot read session tokens',
    met: ['api/src/staff/auth/session.test.ts: returns the account and sets an HttpOnly cookie'],
  },
  '3.4.1': {
    title: 'HSTS for a year, with subdomains',
    met: [
      'api/src/app.test.ts: sends HSTS for all subdomains over HTTPS',
      'shell/publisher/site/headers.test.ts: sends HSTS with every response, behind HTTPS only',
      'shell/web/testing/site-cases.ts: sends security headers with 405',
    ],
  },
  '3.4.2': {
    title: 'No access for other origins (CORS)',
    met: ['api/src/app.test.ts: sends security headers and disables caching'],
  },
  '3.4.3': {
    title: 'Content security policy',
    met: [
      'shell/publisher/site/headers.test.ts: allows no other origin without analytics and video',
      'shell/publisher/site/headers.test.ts: allows inline scripts only with the nonce of the header and the hash in the document',
    ],
  },
  '3.4.4': {
    title: 'nosniff',
    met: [
      'api/src/app.test.ts: sends security headers and disables caching',
      'shell/web/testing/site-cases.ts: sends security headers with the health check',
      'shell/web/server.test.ts: returns 503 with the phone number while the API is down, and serves pages',
    ],
  },
  '3.4.5': {
    title: 'Referrer policy',
    met: ['api/src/app.test.ts: sends security headers and disables caching', 'shell/publisher/site/headers.ts'],
  },
  '3.4.6': {
    title: 'No page can be framed',
    met: [
      'shell/web/testing/site-cases.ts: sends security headers with an ended preview',
      'shell/web/server.test.ts: returns 503 with the phone number while the API is down, and serves pages',
    ],
  },
  '3.5.1': {
    title: 'Requests of other sites are rejected',
    met: [
      'api/src/staff/auth/session.test.ts: rejects %s: %s',
      'api/src/staff/auth/password-reset.test.ts: %s rejects cross-site requests',
    ],
  },
  '3.5.2': {
    title: 'No change without a preflight',
    met: [
      'api/src/staff/auth/session.test.ts: rejects form-encoded requests',
      'api/src/intake/contact/contact.test.ts: returns 415 for %s',
    ],
  },
  '3.5.3': {
    title: 'Changes use POST, PATCH or DELETE',
    met: ['api/src/openapi.test.ts: documents every route with its status codes'],
  },
  '3.5.4': {
    title: 'Site and lead desk have their own origins',
    met: [
      'e2e/specs/desk-origin.spec.ts: serves the staff API, sign-in and the code of mfe-admin at the desk origin only',
      'shell/web/testing/desk-cases.ts: does not proxy the staff API on the site',
    ],
  },
  '3.5.5': { title: 'postMessage checks its sender', notApplicable: 'no window messages; a worker of the page only' },
  '3.7.1': {
    title: 'No outdated browser technology',
    met: ['shell/publisher/site/headers.test.ts: allows no other origin without analytics and video'],
  },
  '3.7.2': {
    title: 'Redirects lead to our own hosts only',
    met: [
      'shell/web/testing/site-cases.ts: does not redirect to another host',
      'shell/web/testing/desk-cases.ts: redirects the desk to its origin',
    ],
  },
};
