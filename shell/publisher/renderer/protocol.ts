import type { Site } from '@portal/contracts/site';
import type { Team } from '@portal/release/teams';
import type { RenderedPage } from '../../src/rendered-page.ts';
import type { BrowserReport } from '../checks/check-report.ts';
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

/** Loads pages of a site build in Chromium. */
export interface BrowserJob {
  /** Folder of the candidate site build. */
  candidate: string;
  /** Folder of the live site build, if there is one. Sizes and pictures are compared with it. */
  live?: string;
  remote: Pick<Team, 'name' | 'access' | 'cookies'>;
  /** Settings the pages were rendered with. The response headers depend on them. */
  site: Site;
  /** Paths to load: those whose HTML or scripts changed. */
  pages: string[];
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
