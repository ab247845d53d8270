import type { Violation } from '@portal/contracts/release-status';

const hints = {
  render: 'Run `npm run gate` to see the error on your machine. Code that needs a browser belongs in an effect.',
  time: 'A page has 5 s to render: remove endless loops, and promises that never settle.',
  memory: 'Rendering has 256 MB of heap and 700 MB in all: build smaller data, or load it in the browser.',
  permission: 'Release code only renders pages: it can read its own files and nothing else.',
  output: 'Return elements from components, and write to no file descriptor.',
  globals: 'Leave built-in objects as they are, other code relies on them.',
} as const;

export type Rule = keyof typeof hints;

/** Returns a violation with the rule's hint. `page` is a path. */
export const violation = (rule: Rule, message: string, page?: string): Violation => ({
  rule,
  ...(page !== undefined && { page }),
  message,
  hint: hints[rule],
});

/** What a release does wrong. Retrying does not help. */
export class Rejection extends Error {
  readonly violations: Violation[];

  constructor(violations: Violation[]) {
    super(violations.map(({ message }) => message).join(' '));
    this.name = 'Rejection';
    this.violations = violations;
  }
}
