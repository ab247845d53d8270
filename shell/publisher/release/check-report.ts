import type { Verdict, Violation } from '@portal/contracts/release-status';
import { type Rule, violation } from './violations.ts';

/** The result of all checks of a release. Its screenshots are PNGs in base64, which `saveVerdict` replaces by files. */
export type CheckReport = Verdict;

/** The part of a report that the checks in a browser contribute. Without a browser it has notes only. */
export type BrowserReport = Omit<CheckReport, 'version' | 'checkedAt'>;

export const newReport = (version: string, violations: Violation[] = []): CheckReport => ({
  version,
  checkedAt: new Date().toISOString(),
  isCheckedInBrowser: false,
  violations,
  notes: [],
  screenshots: [],
});

/** A release violates rules. Other errors can be retried. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
  readonly violations: Violation[];
  /** Absent when the release was rejected before all checks ran. */
  readonly report: CheckReport | undefined;

  constructor(violations: Violation[], report?: CheckReport) {
    super(violations.map(({ message }) => message).join(' '));
    this.violations = violations;
    this.report = report;
  }
}

export const reject = (rule: Rule, message: string, page?: string) => new CheckFailed([violation(rule, message, page)]);
