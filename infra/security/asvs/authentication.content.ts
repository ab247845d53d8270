import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 6. */
export const authentication: Requirements = {
  '6.1.1': { title: 'Limits of sign-in are documented', met: ['docs/decisions/0012-staff-accounts.md'] },
  '6.1.2': { title: 'Context words are documented', met: ['docs/decisions/0012-staff-accounts.md'] },
  '6.1.3': {
    title: 'All ways to sign in are documented',
    met: ['docs/decisions/0012-staff-accounts.md', 'docs/decisions/0030-two-step-verification.md'],
  },
  '6.2.1': {
    title: 'At least 8 characters, 15 recommended',
    met: [
      'api/src/staff/accounts/password-rules.test.ts: %.20s: %s',
      'api/src/staff/auth/account.test.ts: rejects an invalid new password',
    ],
  },
  '6.2.2': {
    title: 'Passwords can be changed',
    met: ['api/src/staff/auth/account.test.ts: ends all other sessions and sets a new cookie'],
  },
  '6.2.3': {
    title: 'A change needs the current password',
    met: ['api/src/staff/auth/account.test.ts: requires the current password, with the delay of sign-in'],
  },
  '6.2.4': {
    title: 'Common passwords are rejected',
    met: ['api/src/staff/accounts/password-rules.test.ts: rejects the common passwords of the allowed length'],
  },
  '6.2.5': {
    title: 'No rules about kinds of characters',
    met: ['api/src/staff/accounts/password-rules.test.ts: accepts %.30s'],
  },
  '6.2.6': {
    title: 'Passwords are masked',
    met: ['packages/ui/src/field/password-field.test.tsx: shows and hides the password'],
  },
  '6.2.7': {
    title: 'Pasting and password managers work',
    met: ['packages/ui/src/field/password-field.test.tsx: allows pasting and has an autocomplete attribute'],
  },
  '6.2.8': {
    title: 'Passwords are used as entered',
    met: ['api/src/staff/auth/account.test.ts: uses the password exactly as entered'],
  },
  '6.2.9': {
    title: '64 characters and more are accepted',
    met: ['api/src/staff/accounts/password-rules.test.ts: %.20s: %s'],
  },
  '6.2.10': { title: 'Passwords do not expire', met: ['docs/decisions/0012-staff-accounts.md'] },
  '6.2.11': {
    title: 'Context words are rejected',
    met: ['api/src/staff/accounts/password-rules.test.ts: rejects %s, which consists of context words'],
  },
  '6.2.12': {
    title: 'Leaked passwords are rejected',
    met: ['api/src/staff/accounts/password-rules.test.ts: rejects the common passwords of the allowed length'],
  },
  '6.3.1': {
    title: 'Guessing is limited',
    met: [
      'api/src/staff/attempts/sign-in-delay.test.ts: doubles from the sixth failure on, from a second to 15 minutes',
      'api/src/staff/attempts/sign-in-delay.test.ts: is slowed down per account, but not for browsers with a device cookie',
    ],
  },
  '6.3.2': {
    title: 'No default accounts',
    met: [
      'api/src/staff/invitations/first-account.test.ts: writes an invitation of the first account once, to a file that only its owner can read',
    ],
  },
  '6.3.3': {
    title: 'A second factor is required',
    met: [
      'api/src/staff/auth/second-factor.test.ts: have 14 days, after which only the account page works',
      'api/src/staff/auth/second-factor.test.ts: are not the only ones with SECOND_FACTOR_REQUIRED_FOR=everyone',
    ],
  },
  '6.3.4': {
    title: 'All ways to sign in are equally strong',
    met: [
      'api/src/staff/auth/second-factor.test.ts: a new password does not turn it off',
      'api/src/main.test.ts: adds an account with a link that sets its password, lists it and replaces its password',
    ],
  },
  '6.4.1': {
    title: 'First passwords and links are random and expire',
    met: [
      'api/src/staff/invitations/first-account.test.ts: writes an invitation of the first account once, to a file that only its owner can read',
      'api/src/main.test.ts: adds an account with a link that sets its password, lists it and replaces its password',
      'api/src/staff/auth/password-reset.test.ts: a reset link sets the password once and ends all sessions',
    ],
  },
  '6.4.2': { title: 'No hints and secret questions', met: ['docs/decisions/0012-staff-accounts.md'] },
  '6.4.3': {
    title: 'A reset does not bypass the second factor',
    met: [
      'api/src/staff/auth/second-factor.test.ts: a new password does not turn it off',
      'api/src/staff/auth/password-reset.test.ts: a reset link sets the password once and ends all sessions',
    ],
  },
  '6.4.4': {
    title: 'A lost factor needs proof of identity',
    met: [
      'api/src/staff/auth/second-factor.test.ts: is reset by a manager, which ends all sessions',
      'docs/decisions/0030-two-step-verification.md',
    ],
  },
  '6.5.1': {
    title: 'Codes work once',
    met: [
      'api/src/staff/auth/second-factor.test.ts: accepts a code once, also for concurrent requests',
      'api/src/staff/auth/second-factor.test.ts: accepts each recovery code once, however it is typed',
    ],
  },
  '6.5.2': {
    title: 'Recovery codes are stored as digests',
    met: ['api/src/staff/accounts/recovery-codes.ts', 'api/src/staff/passkeys/passkeys.test.ts'],
  },
  '6.5.3': {
    title: 'Codes come from a secure generator',
    met: [
      'api/src/staff/auth/second-factor.test.ts: needs a code of the app, and returns recovery codes',
      'api/src/staff/accounts/recovery-codes.ts',
    ],
  },
  '6.5.4': {
    title: 'Codes have 20 bits or more',
    met: [
      'api/src/staff/auth/second-factor.test.ts: needs a code of the app, and returns recovery codes',
      'api/src/staff/accounts/recovery-codes.ts',
    ],
  },
  '6.5.5': {
    title: 'Codes have a lifetime',
    met: ['api/src/staff/auth/second-factor.test.ts: accepts the code of step %i, because clocks differ'],
  },
  '6.6.1': { title: 'Codes by telephone', notApplicable: 'no telephone or SMS' },
  '6.6.2': {
    title: 'Links belong to one request',
    met: [
      'api/src/staff/auth/password-reset.test.ts: a reset that a stranger requests does not void an invitation, and a used link voids all others',
      'api/src/staff/directory/staff.test.ts: a new link invalidates the first',
    ],
  },
  '6.6.3': {
    title: 'Links cannot be guessed',
    met: [
      'api/src/staff/auth/password-reset.test.ts: rejects the token %.5s',
      'api/src/staff/auth/password-reset.test.ts: stores and logs no tokens or addresses',
    ],
  },
  '6.8.1': {
    title: 'Several identity providers do not mix users',
    met: [
      'api/src/staff/auth/oidc-accounts.test.ts: are not linked without a verified email, nor to a second user of the provider',
    ],
  },
  '6.8.2': {
    title: 'Signatures of assertions are checked',
    met: ['api/src/staff/auth/oidc-callback.test.ts: with an ID token that has %s'],
  },
  '6.8.3': { title: 'SAML', notApplicable: 'no SAML' },
  '6.8.4': {
    title: 'Strength and recentness of the provider',
    met: [
      'api/src/staff/auth/oidc.test.ts: is one at the provider, not one that the provider remembers',
      'api/src/staff/auth/oidc.test.ts: of the provider counts if the settings name its method',
    ],
  },
};
