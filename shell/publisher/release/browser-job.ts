import type { Site } from '@portal/contracts/site';
import type { Team } from '@portal/release/teams';

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

/** The browser does not do what a release has no part in, e.g. open a tab. */
export class BrowserFailed extends Error {
  override name = 'BrowserFailed';
}
