import type { PageScreenshots, Verdict, Violation } from '@portal/contracts/release-status';
import { type Rule, violation } from './rules.ts';

/** Screenshots of one page at one width, as PNG. */
export interface Screenshots extends Omit<PageScreenshots, 'candidate' | 'live'> {
  candidate: Uint8Array;
  live?: Uint8Array;
}

/** The result of all checks of a release. `saveVerdict` saves it with its screenshots. */
export interface CheckReport extends Omit<Verdict, 'screenshots'> {
  screenshots: Screenshots[];
}

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
