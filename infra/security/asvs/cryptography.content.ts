import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 11. */
export const cryptography: Requirements = {
  '11.1.1': { title: 'Keys have a documented lifecycle', met: ['docs/security.md#keys-and-secrets'] },
  '11.1.2': { title: 'Inventory of keys and algorithms', met: ['docs/security.md#keys-and-secrets'] },
  '11.2.1': {
    title: 'Validated implementations',
    met: [
      'api/src/staff/accounts/password.test.ts: hashes passwords with argon2id at the cost that OWASP recommends',
      'docs/security.md#keys-and-secrets',
    ],
  },
  '11.2.2': {
    title: 'Algorithms can be replaced',
    met: [
      'api/src/staff/accounts/password.ts',
      'packages/release/src/signature.test.ts: accepts every listed key of a team',
      'docs/security.md#keys-and-secrets',
    ],
  },
  '11.2.3': {
    title: '128 bits of security or more',
    met: [
      'packages/release/src/signature.test.ts: rejects keys of another algorithm',
      'docs/security.md#keys-and-secrets',
    ],
  },
  '11.3.1': { title: 'No insecure block modes', met: ['docs/decisions/0030-two-step-verification.md'] },
  '11.3.2': { title: 'Approved ciphers', met: ['docs/decisions/0030-two-step-verification.md'] },
  '11.3.3': {
    title: 'Encrypted data is authenticated',
    met: ['api/src/staff/auth/second-factor.test.ts: are encrypted, and belong to one account'],
  },
  '11.4.1': { title: 'Approved hash functions', met: ['docs/security.md#keys-and-secrets'] },
  '11.4.2': {
    title: 'Passwords have an approved hash',
    met: ['api/src/staff/accounts/password.test.ts: hashes passwords with argon2id at the cost that OWASP recommends'],
  },
  '11.4.3': {
    title: 'Digests resist collisions',
    met: [
      'shell/publisher/site/site-builds.test.ts: every script and style sheet of a document has the integrity of its file',
      'api/src/audit/audit.test.ts: verify finds %s',
    ],
  },
  '11.4.4': { title: 'Keys from passwords', notApplicable: 'no key is derived from a password' },
  '11.5.1': {
    title: 'Secrets have 128 random bits',
    met: [
      'api/src/staff/invitations/first-account.test.ts: writes an invitation of the first account once, to a file that only its owner can read',
    ],
  },
  '11.6.1': {
    title: 'Approved key generation and signatures',
    met: [
      'packages/release/src/cli.test.ts: creates a key once, readable by its owner only',
      'packages/release/src/signature.test.ts: rejects keys of another algorithm',
    ],
  },
};
