import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 15. */
export const architecture: Requirements = {
  '15.1.1': { title: 'Time frames for updates are documented', met: ['docs/security.md#dependencies'] },
  '15.1.2': {
    title: 'Inventory of components (SBOM)',
    met: ['infra/security/bill-of-materials.test.ts: lists every package of the lock file with its digest'],
  },
  '15.1.3': {
    title: 'Demanding functions are documented',
    met: ['docs/security.md#limits', 'docs/scaling.md', 'docs/decisions/0027-outages-and-limits.md'],
  },
  '15.2.1': {
    title: 'Components are updated in time',
    notMet: 'releases are checked by hand as [described](#dependencies); no service reports vulnerable packages yet',
  },
  '15.2.2': {
    title: 'Demanding functions are limited',
    met: [
      'shell/publisher/renderer/isolation.test.ts: fills the memory with buffers',
      'api/src/intake/journal/journal.test.ts: many forms that wait for a locked table do not open the circuit',
      'shell/web/server.test.ts: slow request bodies of one client do not delay other requests, and end with 408',
      'api/src/leads/export/lead-export.test.ts: reads no more batches than the client receives',
    ],
  },
  '15.2.3': {
    title: 'Production has only what it needs',
    notMet:
      "images contain no tests and tools (`isolation.test`); the shell's release has a second build of static files for [developing on a deployed portal](decisions/0017-developing-on-a-deployed-portal.md)",
  },
  '15.3.1': {
    title: 'Responses contain only needed fields',
    met: [
      'api/src/staff/auth/session.test.ts: returns the account and sets an HttpOnly cookie',
      'api/src/openapi.test.ts: contains no empty schema',
    ],
  },
  '15.3.2': {
    title: 'Redirects are not followed',
    met: [
      'shell/publisher/sources/sources.test.ts: a redirect is not followed',
      'api/src/notifications/webhook/webhook.test.ts: does not follow redirects',
    ],
  },
  '15.3.3': {
    title: 'Only known fields are accepted',
    met: [
      'api/src/intake/contact/contact.test.ts: ignores unknown fields',
      'api/src/staff/directory/staff.test.ts: rejects %j',
    ],
  },
  '15.3.4': {
    title: 'The address of the client is right',
    met: [
      'api/src/intake/rate-limit/form-rate-limit.test.ts: with two trusted proxies, the second to last address in X-Forwarded-For is the client',
      'infra/k8s/references.test.ts: ${overlay.name}: trusts proxies in networks of /24 or smaller only',
    ],
  },
  '15.3.5': {
    title: 'Types are checked',
    met: ['api/src/intake/contact/contact.test.ts: rejects %s as the name', 'api/src/fuzz.test.ts'],
  },
  '15.3.6': {
    title: 'No prototype pollution',
    met: ['api/src/fuzz.test.ts', 'api/src/intake/contact/contact.test.ts: ignores unknown fields'],
  },
  '15.3.7': { title: 'Repeated parameters are rejected', met: ['api/src/leads/list/lead-list.test.ts: rejects %j'] },
};
