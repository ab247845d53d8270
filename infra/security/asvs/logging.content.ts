import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 16. */
export const logging: Requirements = {
  '16.1.1': { title: 'Inventory of logs', met: ['docs/security.md#logs'] },
  '16.2.1': {
    title: 'Entries say when, where, who and what',
    met: [
      'api/src/platform/logging/logging.test.ts: logs who sent a request of the staff, and why it was rejected',
      'api/src/audit/audit.test.ts: sign-in, failed sign-in and sign-out, with the client',
    ],
  },
  '16.2.2': {
    title: 'Times have a time zone',
    met: [
      'api/src/audit/audit.test.ts: is numbered and dated by the database, whatever is inserted',
      'docs/security.md#logs',
    ],
  },
  '16.2.3': { title: 'Logs go to documented places only', met: ['docs/security.md#logs'] },
  '16.2.4': {
    title: 'Logs have a common format',
    met: [
      'api/src/platform/logging/logging.test.ts: logs route, status and duration',
      'api/src/platform/logging/logging.test.ts: every response has an X-Request-Id, which is logged',
    ],
  },
  '16.2.5': {
    title: 'Sensitive data is not logged',
    met: [
      'api/src/platform/logging/logging.test.ts: logs no personal data of requests',
      'api/src/notifications/retries.test.ts: logs no personal data',
      'infra/nginx/nginx.test.ts: logs no query strings and no preview tokens',
    ],
  },
  '16.3.1': {
    title: 'Sign-ins are logged',
    met: ['api/src/audit/audit.test.ts: sign-in, failed sign-in and sign-out, with the client'],
  },
  '16.3.2': {
    title: 'Rejected requests are logged',
    met: ['api/src/platform/logging/logging.test.ts: logs who sent a request of the staff, and why it was rejected'],
  },
  '16.3.3': {
    title: 'Security events are logged',
    met: [
      'api/src/audit/audit.test.ts: accounts: invitation, link, role, permission, name, disabling and enabling',
      'api/src/audit/audit.test.ts: nothing of an unknown email, and the first rejection of a delay only',
      'api/src/platform/logging/logging.test.ts: logs who sent a request of the staff, and why it was rejected',
      'api/src/leads/export/lead-export.test.ts: records who exported, the filter and the number of leads',
    ],
  },
  '16.3.4': {
    title: 'Unexpected errors are logged',
    met: [
      'api/src/platform/logging/logging.test.ts: logs no personal data of requests',
      'api/src/intake/journal/journal.test.ts: a rejected entry does not block the queue and is reported',
    ],
  },
  '16.4.1': {
    title: 'Entries cannot be forged',
    met: ['api/src/platform/logging/logging.test.ts: every response has an X-Request-Id, which is logged'],
  },
  '16.4.2': {
    title: 'Logs cannot be changed',
    met: [
      'api/src/audit/audit.test.ts: cannot be changed with %s',
      'api/src/audit/audit.test.ts: verify finds events removed at the end with a head that was kept',
    ],
  },
  '16.4.3': {
    title: 'Logs are sent to another system',
    notMet:
      "all programs write to standard output; the operator's collector ships it ([Logs](#logs)). Compose keeps the lines on the host",
  },
  '16.5.1': {
    title: 'Errors reveal nothing',
    met: [
      'api/src/platform/logging/logging.test.ts: logs no personal data of requests',
      'api/src/intake/health/outage.test.ts: %s tells clients behind a proxy no details',
    ],
  },
  '16.5.2': {
    title: 'Failures of other systems are tolerated',
    met: [
      'api/src/intake/journal/journal.test.ts: journals a request and stores it once, with its original time, after the outage',
      'api/src/notifications/retries.test.ts: retries until the mail server is available',
    ],
  },
  '16.5.3': {
    title: 'Errors do not open access',
    met: [
      'api/src/intake/health/outage.test.ts: returns 503 for staff while the database hangs',
      'shell/web/testing/desk-cases.ts: returns 503 for staff assets while the API fails',
      'api/src/intake/rate-limit/form-rate-limit.test.ts: counts in memory while the database is unavailable',
    ],
  },
};
