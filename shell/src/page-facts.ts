import type { Release } from '@portal/contracts/release';
import type { Site } from '@portal/contracts/site';

/** A remote's release as a browser needs to know it. */
export interface ReleaseAddress {
  name: string;
  version: string;
  /** Address of its Module Federation entry. */
  entry: string;
}

/**
 * What a document tells its own scripts, as JSON in `<script type="application/json" id="portal">`: facts about the
 * site, the releases it was made from and what has to be loaded to bring it to life.
 */
export interface PageFacts {
  site: Site;
  /**
   * `page`: rendered by its owner. `not-found` and `outage`: rendered by the shell, at any address. `client`: empty, the
   * browser renders it.
   */
  kind: 'page' | 'not-found' | 'outage' | 'client';
  /** Version of the shell that made the document. */
  shell: string;
  /** The release the page comes from. Only this one: another remote's release must not change this document. */
  remote?: ReleaseAddress;
  /** The shell's own script. */
  entry: string;
  /** Every script this page needs, so that one round trip fetches them all. */
  preload: string[];
}

/** What `GET /releases.json` answers: the releases that are live now, asked for before the first step to another remote. */
export interface LiveReleases {
  remotes: ReleaseAddress[];
  /** What a remote has to fit, for whoever develops one on this portal. */
  shell: Pick<Release, 'version' | 'contract' | 'shared'>;
}

/** Where a shell's release has its scripts on React's development build. */
export const developmentFolder = 'development';

export const blockId = 'portal';

/** The block as HTML. `<` is escaped so that no value can end the element. */
export const pageFactsBlock = (facts: PageFacts) =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
