import type { Requirements } from './requirement.ts';

/** Findings of the security review of 2026-11-20, and what became of them. */
export const findings: Requirements = {
  'SEC-01': {
    title: "Release code ran in the shell's own process",
    met: [
      'shell/publisher/renderer/isolation.test.ts: reads the environment of the process',
      'shell/publisher/renderer/isolation.test.ts: connects to a port with ${name}',
      'shell/publisher/renderer/isolation.test.ts: sends a signal to all processes',
      'infra/compose/isolation.test.ts: runs the renderer without network and settings, and with no volume but its socket',
    ],
  },
  'SEC-02': {
    title: 'Code of public pages could act as staff',
    met: [
      'e2e/specs/desk-origin.spec.ts: serves the staff API, sign-in and the code of mfe-admin at the desk origin only',
      'shell/web/testing/desk-cases.ts: does not proxy sessions on the site',
    ],
  },
  'SEC-03': {
    title: 'One password opened all data',
    met: [
      'api/src/staff/auth/second-factor.test.ts: needs the code after the password, and reveals nothing without the password',
      'api/src/staff/accounts/password-rules.test.ts: rejects the common passwords of the allowed length',
    ],
  },
  'SEC-04': {
    title: "Releases were signed beside the team's code",
    met: [
      'infra/compose/isolation.test.ts: signs releases with the key of their team, and no image contains a private key',
      'infra/docker/portal.Dockerfile',
    ],
  },
  'SEC-05': {
    title: 'A known telephone number took over a lead',
    met: [
      'api/src/intake/storage/lead-store.test.ts: gets a lead of their own and changes nothing of the other',
      'api/src/intake/spam/spam.test.ts: is held whatever it claims, and touches no other record',
    ],
  },
  'SEC-06': {
    title: 'An old signed release could be played back',
    met: [
      'shell/publisher/state/commands.test.ts: an older signed release is rejected',
      'packages/release/src/publish.test.ts: increases the sequence number with every publication, also when the clock was set back',
    ],
  },
  'SEC-07': {
    title: 'No record of who did what',
    met: [
      'api/src/audit/audit.test.ts: sign-in, failed sign-in and sign-out, with the client',
      'api/src/audit/audit.test.ts: verify finds %s',
    ],
  },
  'SEC-08': {
    title: 'Personal data was never deleted',
    met: [
      'api/src/leads/privacy/retention.test.ts: removes spam and lost leads after their time, and keeps all others',
      'api/src/leads/privacy/erasure.test.ts: removes everything stored about a person from every table, and nothing of others',
    ],
  },
  'SEC-09': {
    title: 'Mail and sign-in without encryption',
    met: [
      'api/src/notifications/retries.test.ts: sends nothing to a server without TLS when TLS is required',
      'infra/nginx/origins.test.ts: nginx does not start at ${BIND_ADDRESS} without HTTPS',
    ],
  },
  'SEC-10': {
    title: 'One release could keep the site down',
    met: [
      'shell/publisher/renderer/isolation.test.ts: fills the memory with buffers',
      'shell/publisher/main.test.ts: rejects a release whose check ended the publisher twice, and publishes it after retry',
    ],
  },
  'SEC-11': {
    title: 'Cheap requests tied up the front',
    notMet:
      'pages are files without a cache in front (`site-cases`), and open bodies and event streams are limited per client (`nginx.test`); idle connections are not',
  },
  'SEC-12': {
    title: 'Acknowledgements could flood strangers',
    met: [
      'api/src/notifications/mail/acknowledgement-limits.test.ts: sends at most three acknowledgements per mailbox and day, whatever the spelling of the address',
      'api/src/notifications/mail/acknowledgement-limits.test.ts: sends at most 100 acknowledgements per hour to all addresses together',
    ],
  },
  'SEC-13': {
    title: '`npm start` gave every secret to every process',
    met: [
      'infra/portal/settings.test.ts: only the API gets secrets',
      'infra/portal/settings.test.ts: the ${process} process gets every setting that it reads',
    ],
  },
  'SEC-14': {
    title: 'Kubernetes trusted too many proxies',
    met: ['infra/k8s/references.test.ts: ${overlay.name}: trusts proxies in networks of /24 or smaller only'],
  },
  'SEC-15': {
    title: 'Dependencies: no inventory, time frames and scan',
    notMet:
      'images install the lock file (`npm ci`), install scripts are listed, there is an SBOM and [time frames](#dependencies); base images have tags without digests, and nothing scans for vulnerabilities automatically',
  },
  'SEC-16': {
    title: 'Every viewer could export all leads',
    met: [
      'api/src/staff/directory/staff.test.ts: by default, a %s gets %i',
      'api/src/leads/export/lead-export.test.ts: records who exported, the filter and the number of leads',
    ],
  },
  'SEC-17': {
    title: 'The shell believed an ended session for 10 s',
    met: [
      'api/src/staff/auth/session.test.ts: returns 401 once the session has ended',
      'shell/web/testing/desk-cases.ts: returns 401 for staff assets with an invalid session',
      'shell/web/session-check.ts',
    ],
  },
  'SEC-18': {
    title: 'Live events kept unattended sessions open',
    met: [
      'api/src/staff/auth/session.test.ts: expires after two hours without use',
      'api/src/staff/auth/session.test.ts: is not prolonged by requests of an unattended screen',
      'mfe-admin/src/inbox/inbox.test.tsx: live updates of an unattended screen do not count as use of the session',
    ],
  },
  'SEC-19': {
    title: 'Leads and drafts stayed after the session',
    met: [
      'mfe-admin/src/lead/lead.test.tsx: removes the lead and all drafts: %s',
      'e2e/specs/lead-desk.spec.ts: signing out in one tab clears the others at once, with their drafts',
    ],
  },
  'SEC-20': {
    title: 'Preview cookies and links',
    met: [
      'shell/web/testing/site-cases.ts: starts a preview with a __Host- cookie',
      'infra/nginx/nginx.test.ts: logs no query strings and no preview tokens',
      'shell/publisher/site/previews.test.ts: a preview ends after 24 hours, also after a restart',
    ],
  },
  'SEC-21': {
    title: 'Security headers were missing in errors',
    met: [
      'api/src/app.test.ts: sends HSTS for all subdomains over HTTPS',
      'shell/web/testing/site-cases.ts: sends security headers with 405',
      'shell/web/testing/site-cases.ts: sends security headers with an ended preview',
      'shell/web/server.test.ts: returns 503 with the phone number while the API is down, and serves pages',
    ],
  },
  'SEC-22': {
    title: 'Health checks told and cost too much',
    met: [
      'api/src/intake/health/outage.test.ts: a health check causes no statement and no write',
      'api/src/intake/health/outage.test.ts: %s tells clients behind a proxy no details',
      'api/src/app.test.ts: sends the OpenAPI document to clients on its own host only',
    ],
  },
  'SEC-23': {
    title: 'An email address could add recipients',
    met: ['mfe-admin/src/lead/contact-links.test.ts: an email address cannot inject recipients or headers'],
  },
  'SEC-24': {
    title: 'Analytics scripts ran in the lead desk',
    met: [
      'shell/publisher/site/headers.test.ts: allows staff documents no other origin',
      'shell/publisher/site/headers.test.ts: allows the tag of Google Analytics and its collectors',
    ],
  },
  'SEC-25': {
    title: 'Strangers could void invitations',
    met: [
      'api/src/staff/auth/password-reset.test.ts: a reset that a stranger requests does not void an invitation, and a used link voids all others',
      'api/src/staff/auth/password-reset.test.ts: a request by someone else voids no link, and a link expires after one hour',
    ],
  },
  'SEC-26': {
    title: 'Known browsers outlived a new password',
    met: [
      'api/src/staff/attempts/sign-in-delay.test.ts: a changed password forgets the known browsers',
      'api/src/staff/attempts/sign-in-delay.test.ts: a device cookie is replaced at each sign-in, also one that the client has chosen',
    ],
  },
  'SEC-27': {
    title: 'Redirects of a source were followed',
    met: ['shell/publisher/sources/sources.test.ts: a redirect is not followed'],
  },
  'SEC-28': {
    title: 'Releases could contain compressed copies of their own',
    met: ['packages/release/src/publish.test.ts: rejects compressed copies and files that release.json does not list'],
  },
  'SEC-29': {
    title: 'A release could name any page',
    met: ['shell/publisher/renderer/isolation.test.ts: writes a page that was not requested'],
  },
  'SEC-30': {
    title: 'A file error ended the server',
    met: [
      'shell/web/server.test.ts: returns 404 for a removed file and 500 for one that cannot be opened',
      'shell/web/server.test.ts: recovers after it ran out of file descriptors',
    ],
  },
  'SEC-31': {
    title: 'PostgreSQL logged email addresses',
    met: ['api/src/platform/logging/logging.test.ts: logs no personal data of requests', 'infra/postgres/postgres.ts'],
  },
  'SEC-32': {
    title: 'Generated passwords were printed and never expired',
    met: [
      'api/src/staff/invitations/first-account.test.ts: writes an invitation of the first account once, to a file that only its owner can read',
      'api/src/main.test.ts: adds an account with a link that sets its password, lists it and replaces its password',
    ],
  },
  'SEC-33': {
    title: 'Ciphers, and redirects of the API',
    met: [
      'infra/nginx/nginx.test.ts: serves TLS 1.2 and 1.3 with forward secrecy only, and redirects pages but not the API to it',
    ],
  },
  'SEC-34': {
    title: 'The development build is public',
    notMet:
      'accepted: static files without secrets, used for [developing on a deployed portal](decisions/0017-developing-on-a-deployed-portal.md)',
  },
  'SEC-35': {
    title: 'The API owned its database',
    met: [
      'api/src/platform/database/grants.test.ts: the role of the API owns nothing and is a member of no other role',
    ],
  },
  'SEC-36': {
    title: 'Rate limits: digests, outages',
    met: [
      'api/src/intake/rate-limit/form-rate-limit.test.ts: counts in memory while the database is unavailable',
      'api/src/intake/rate-limit/form-rate-limit.test.ts: client addresses are stored as digests only',
    ],
  },
  'SEC-37': {
    title: 'Paths were passed on unresolved',
    met: [
      'shell/web/testing/site-cases.ts: does not leave the folder of the build',
      'api/src/app.test.ts: returns 404 for an unknown URL',
    ],
  },
};
