import type { Violation } from '@portal/contracts/release-status';
import type { Site } from '@portal/contracts/site';
import type { RenderedPage } from '../../src/rendered-page.ts';
import type { BrowserJob } from '../release/browser-job.ts';
import type { BrowserReport } from '../release/check-report.ts';
import type { PageResult } from './render-pages.ts';
import type { Border } from './sandbox.ts';

/** A job that the renderer had begun ended without a result: release code or a fault of the renderer may be the cause. */
export class JobInterrupted extends Error {
  override name = 'JobInterrupted';
}

/** Renders pages of one release. Without a remote: the shell's own pages (`/not-found`, `/outage`). */
export interface RenderJob {
  /** Folder of the shell's release. */
  shell: string;
  /** Folder and version of the remote's release. */
  remote?: { folder: string; version: string };
  paths: string[];
  site: Site;
}

/** What the renderer found on its machine. */
export interface RendererFacts {
  hasBrowser: boolean;
  /** What confines release code in Node. */
  borders: Border[];
}

/** The isolated process that runs release code: in Node to render pages, in Chromium to check them. */
export interface Renderer {
  /**
   * Throws a `CheckFailed` for violations of the release, a `JobInterrupted` when the job ended without a result. Other errors are
   * not caused by the release.
   *
   * @param slot jobs with the same slot run one after the other, so that no team can fill the renderer
   */
  render(job: RenderJob, signal: AbortSignal, slot?: string): Promise<Map<string, RenderedPage>>;
  /** Throws a `JobInterrupted` when the job ended without a result. Other errors are not caused by the release. */
  check(job: BrowserJob, signal: AbortSignal, slot?: string): Promise<BrowserReport>;
  facts(signal: AbortSignal): Promise<RendererFacts>;
}

/**
 * The response to a job, as one line: without its line break it is incomplete. The headers are sent when the job begins, because release
 * code may be the cause of what happens from then on.
 */
export type JobResult =
  | { pages: PageResult[] }
  | { report: BrowserReport }
  | { violations: Violation[] }
  /** Release code may be the cause. */
  | { interrupted: string }
  /** Release code did not run yet, or the browser failed without it. */
  | { error: string };
