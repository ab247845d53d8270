import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 7. */
export const sessions: Requirements = {
  '7.1.1': { title: 'Session times are documented', met: ['docs/decisions/0012-staff-accounts.md'] },
  '7.1.2': {
    title: 'Number of sessions is documented',
    met: [
      'docs/decisions/0012-staff-accounts.md',
      'api/src/staff/auth/account.test.ts: is limited to 20: the least recently used session ends',
    ],
  },
  '7.1.3': { title: 'Single sign-on is documented', met: ['docs/decisions/0033-sign-in-and-openid-connect.md'] },
  '7.2.1': {
    title: 'The API verifies tokens',
    met: [
      'api/src/staff/auth/session.test.ts: returns 401 for the cookie %j',
      'api/src/staff/directory/staff.test.ts: every route under /api/admin returns 401 without a session',
    ],
  },
  '7.2.2': {
    title: 'Tokens are generated per session',
    met: ['api/src/staff/auth/session.test.ts: returns the account and sets an HttpOnly cookie'],
  },
  '7.2.3': {
    title: 'Tokens have 128 random bits or more',
    met: [
      'api/src/staff/auth/session.test.ts: stores only digests of the token and the password',
      'api/src/staff/auth/session.service.ts',
    ],
  },
  '7.2.4': {
    title: 'Signing in gives a new token and ends the old one',
    met: [
      'api/src/staff/auth/account.test.ts: signing in again in the same browser ends its previous session',
      'api/src/staff/auth/account.test.ts: ends all other sessions and sets a new cookie',
    ],
  },
  '7.3.1': {
    title: 'Sessions end without activity',
    met: [
      'api/src/staff/auth/session.test.ts: expires after two hours without use',
      'api/src/staff/auth/session.test.ts: is not prolonged by requests of an unattended screen',
      'mfe-admin/src/inbox/inbox.test.tsx: live updates of an unattended screen do not count as use of the session',
    ],
  },
  '7.3.2': {
    title: 'Sessions have a maximum age',
    met: ['api/src/staff/auth/session.test.ts: expires after twelve hours'],
  },
  '7.4.1': {
    title: 'Ended sessions cannot be used',
    met: [
      'api/src/staff/auth/session.test.ts: ends at sign-out',
      'api/src/staff/auth/session.test.ts: returns 401 once the session has ended',
    ],
  },
  '7.4.2': {
    title: 'Disabling an account ends its sessions',
    met: [
      'api/src/staff/directory/staff.test.ts: ends sessions and links, and enabling does not restore them',
      'api/src/staff/directory/staff.test.ts: leaves no session of a concurrent sign-in',
    ],
  },
  '7.4.3': {
    title: 'A new factor can end other sessions',
    met: ['api/src/staff/auth/account.test.ts: ends all other sessions and sets a new cookie'],
  },
  '7.4.4': { title: 'Every page has a sign-out', met: ['e2e/specs/staff.spec.ts: signing out ends the session'] },
  '7.4.5': {
    title: 'Managers can end sessions',
    met: ['api/src/staff/directory/staff.test.ts: ending all sessions does not change the account'],
  },
  '7.5.1': {
    title: 'Changes to sign-in data need a sign-in',
    met: [
      'api/src/staff/auth/account.test.ts: requires the current password, with the delay of sign-in',
      'api/src/staff/auth/second-factor.test.ts: is needed for %s %s 15 minutes after sign-in',
    ],
  },
  '7.5.2': {
    title: 'People see and end their sessions',
    met: [
      'api/src/staff/auth/account.test.ts: names the browsers and marks the current one',
      'api/src/staff/auth/account.test.ts: of one session, or of all others, requires the password',
    ],
  },
  '7.6.1': {
    title: 'Sessions of the identity provider',
    met: [
      'docs/decisions/0033-sign-in-and-openid-connect.md',
      'api/src/staff/auth/oidc.test.ts: is one at the provider, not one that the provider remembers',
    ],
  },
  '7.6.2': {
    title: 'A session starts by an action of its user',
    met: ['api/src/staff/auth/oidc.test.ts: is not begun by pages of other sites'],
  },
};
