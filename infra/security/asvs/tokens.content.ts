import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 9. */
export const tokens: Requirements = {
  '9.1.1': {
    title: 'Signatures are verified',
    met: [
      'packages/release/src/commands.test.ts: rejects unsigned commands and signed releases',
      'packages/release/src/signature.test.ts: rejects a changed text and a signature of another text',
    ],
  },
  '9.1.2': {
    title: 'Only known algorithms',
    met: ['packages/release/src/signature.test.ts: rejects keys of another algorithm'],
  },
  '9.1.3': {
    title: 'Keys come from configuration',
    met: [
      "packages/release/src/verify.test.ts: rejects a release signed with another team's key",
      'packages/release/src/teams.test.ts: rejects a list of teams: ${because}',
    ],
  },
  '9.2.1': {
    title: 'Tokens expire',
    met: ['packages/release/src/commands.test.ts: accepts a command for five minutes'],
  },
  '9.2.2': {
    title: 'Tokens are for one purpose',
    met: ['packages/release/src/signature.test.ts: rejects a signature for another purpose'],
  },
  '9.2.3': {
    title: 'Tokens are for this service',
    met: ["packages/release/src/commands.test.ts: rejects a command that is signed with another team's key"],
  },
  '9.2.4': {
    title: 'Tokens name their audience',
    notApplicable: 'sessions, links and previews are random references; signed texts have one audience',
  },
};
