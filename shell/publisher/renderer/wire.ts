import type { Violation } from '@portal/contracts/release-status';
import type { BrowserReport, Screenshots } from '../checks/check-report.ts';
import type { RendererFacts } from './protocol.ts';
import type { PageResult } from './render-pages.ts';

/**
 * The response to a job, as one line: without its line break it is incomplete. The headers are sent when the job begins, because release
 * code may be the cause of what happens from then on.
 */
export type JobResult =
  | { pages: PageResult[] }
  | { report: EncodedReport }
  | { facts: RendererFacts }
  | { violations: Violation[] }
  /** Release code may be the cause. */
  | { interrupted: string }
  /** Release code did not run yet, or the browser failed without it. */
  | { error: string };

type EncodedScreenshot = Omit<Screenshots, 'candidate' | 'live'> & { candidate: string; live?: string };

/** Images are base64. */
export type EncodedReport = Omit<BrowserReport, 'screenshots'> & { screenshots: EncodedScreenshot[] };

export const encodeReport = ({ screenshots, ...report }: BrowserReport): EncodedReport => ({
  ...report,
  screenshots: screenshots.map(({ candidate, live, ...rest }) => ({
    ...rest,
    candidate: Buffer.from(candidate).toString('base64'),
    ...(live && { live: Buffer.from(live).toString('base64') }),
  })),
});

export const decodeReport = ({ screenshots, ...report }: EncodedReport): BrowserReport => ({
  ...report,
  screenshots: screenshots.map(({ candidate, live, ...rest }) => ({
    ...rest,
    candidate: Buffer.from(candidate, 'base64'),
    ...(live && { live: Buffer.from(live, 'base64') }),
  })),
});
