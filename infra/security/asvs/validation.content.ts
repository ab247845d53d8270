import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 2. */
export const validation: Requirements = {
  '2.1.1': {
    title: 'Rules for input are documented',
    met: [
      'packages/contracts/src/contact-request.cases.ts',
      'api/src/openapi.test.ts: documents every route with its status codes',
    ],
  },
  '2.1.2': {
    title: 'Rules for combined values are documented',
    notApplicable: 'no two values of a form have to agree',
  },
  '2.1.3': { title: 'Limits per user and in total are documented', met: ['docs/security.md#limits'] },
  '2.2.1': {
    title: 'Input is checked against rules',
    met: [
      'api/src/intake/contact/contact.test.ts: rejects %s %j: %s',
      'api/src/leads/list/lead-list.test.ts: rejects %j',
    ],
  },
  '2.2.2': {
    title: 'The API checks everything itself',
    met: ['api/src/intake/contact/contact.test.ts: returns problem details with every invalid field'],
  },
  '2.2.3': {
    title: 'Combined values are checked',
    met: [
      'api/src/leads/actions/lead-actions.test.ts: rejects %j',
      'api/src/leads/actions/response-clock.test.ts: %# rejects an invalid contact',
    ],
  },
  '2.3.1': {
    title: 'Steps cannot be skipped',
    met: [
      'api/src/staff/auth/second-factor.test.ts: needs the code after the password, and reveals nothing without the password',
      'api/src/leads/actions/lead-actions.test.ts: is idempotent',
    ],
  },
  '2.3.2': {
    title: 'Business limits hold',
    met: [
      'api/src/notifications/mail/acknowledgement-limits.test.ts: sends at most three acknowledgements per mailbox and day, whatever the spelling of the address',
      'api/src/leads/views/saved-views.test.ts: are limited to 50, also for concurrent requests',
    ],
  },
  '2.3.3': {
    title: 'Operations succeed or fail as a whole',
    met: [
      'api/src/notifications/queue/insert-jobs.test.ts: inserts jobs in the same statement, or none if it fails',
      'api/src/audit/audit.test.ts: nothing of a change that is rolled back',
    ],
  },
  '2.3.4': {
    title: 'Locks prevent double use',
    met: [
      'api/src/leads/actions/lead-actions.test.ts: concurrent actions leave a consistent state and timeline',
      'api/src/intake/storage/lead-store.test.ts: concurrent forms of a new person create one lead',
    ],
  },
  '2.4.1': {
    title: 'Automated use is limited',
    met: [
      'api/src/intake/rate-limit/form-rate-limit.test.ts: returns 429 with Retry-After over the limit, which both forms share',
      'api/src/intake/spam/spam.test.ts: is required for a suspicious form only; its solution releases the lead and queues notifications',
      'api/src/leads/export/lead-export.test.ts: a slow database delays an export instead of failing it',
      'infra/nginx/nginx.test.ts: limits the event streams of a client',
      'docs/security.md#limits',
    ],
  },
};
