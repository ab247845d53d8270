import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 8. */
export const authorization: Requirements = {
  '8.1.1': {
    title: 'Rules for functions and data are documented',
    met: ['docs/security.md#authorization', 'docs/decisions/0012-staff-accounts.md'],
  },
  '8.1.2': { title: 'Rules for fields are documented', met: ['docs/security.md#authorization'] },
  '8.2.1': {
    title: 'Functions need a role or permission',
    met: [
      'api/src/staff/directory/staff.test.ts: %s: GET /api/admin/staff returns %i',
      'api/src/staff/directory/staff.test.ts: every route under /api/admin returns 401 without a session',
      'api/src/leads/actions/lead-actions.test.ts: requires the role agent; reading requires viewer',
    ],
  },
  '8.2.2': {
    title: 'Data is limited to those who may see it',
    met: [
      'api/src/leads/views/saved-views.test.ts: are stored per user, by name',
      'api/src/staff/auth/account.test.ts: does not end sessions of others',
    ],
  },
  '8.2.3': {
    title: 'Fields are limited to those who may change them',
    met: [
      'api/src/staff/directory/staff.test.ts: is given and taken per person by managers, who cannot give it to themselves',
      'api/src/intake/contact/contact.test.ts: ignores unknown fields',
    ],
  },
  '8.3.1': {
    title: 'The API enforces the rules',
    met: [
      'api/src/staff/directory/staff.test.ts: takes effect immediately: a change ends all sessions',
      'api/src/staff/directory/staff.test.ts: by default, a %s gets %i',
    ],
  },
  '8.4.1': { title: 'Tenants are separated', notApplicable: 'one company' },
};
