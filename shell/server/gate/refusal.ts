import type { Finding } from '@portal/contracts/verdict';
import { finding, type Rule } from './rules.ts';

/** Why a release stays out, in sentences its team can act on. */
export class Refusal extends Error {
  override name = 'Refusal';

  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ what }) => what).join(' '));
    this.findings = findings;
  }
}

export const refuse = (rule: Rule, what: string, page?: string) => new Refusal([finding(rule, what, page)]);
