import type { Violation } from '@portal/contracts/release-status';
import { type Rule, violation } from './rules.ts';

export { type Rule, violation } from './rules.ts';

/** A release violates rules. Other errors can be retried. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly violations: Violation[];

  constructor(violations: Violation[]) {
    super(violations.map(({ message }) => message).join(' '));
    this.violations = violations;
  }
}

export const reject = (rule: Rule, message: string, page?: string) => new Rejection([violation(rule, message, page)]);
