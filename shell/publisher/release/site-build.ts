import type { Release } from '@portal/release/manifest';

/** `site.json`: what a site build contains, and who made it live. */
export interface SiteJson {
  /** Digest of all files. Also the name of the build's folder. */
  id: string;
  /** When its files were written, ISO 8601. */
  createdAt: string;
  /** Who made it live and why: the last time, when it was live before. */
  actor: string;
  reason: string;
  /** When it became live, ISO 8601. Absent in builds that never were, and in those of older publishers. */
  activatedAt?: string;
  /** Digest of the settings (company, URLs, analytics) the pages were rendered with. */
  settingsDigest: string;
  shell: Pick<Release, 'version' | 'contract' | 'shared'>;
  /** Versions of the shell whose files are in the build, the latest first. */
  shells: string[];
  remotes: Record<string, SiteJsonRemote>;
  /** Prefixes of public remotes without a live release. */
  unavailable: string[];
  /** First page of a preview. */
  previewStart?: string;
  /** The candidate that a preview shows. `until` is ISO 8601. */
  preview?: { remote: string; version: string; until: string };
  /** Every file by path, without compressed copies. */
  files: Record<string, { integrity: string; bytes: number }>;
}

/** A live release in a site build. */
export interface SiteJsonRemote {
  version: string;
  sequence: number;
  access: 'public' | 'staff';
  prefixes: string[];
  /** Prefixes that are redirected to the first one. */
  formerly?: string[] | undefined;
  isPinned: boolean;
  /** Number of the entry of the remote's history that made it live. */
  entry: number;
  /** Version of the shell and digest of the settings its documents were rendered with. */
  shell: string;
  settingsDigest: string;
  /** Versions whose files are in the build, the live one first. */
  versions: string[];
}

/** A site build on disk. */
export interface SiteBuild {
  folder: string;
  site: SiteJson;
  pages: PageIndex;
}

/** Public pages by path, for the next build, the sitemap and link checks. Stored beside the build. */
export type PageIndex = Record<string, IndexedPage>;

export interface IndexedPage {
  remote: string;
  title: string;
  description: string;
  section?: string;
  /** When the text last changed, ISO 8601. */
  changed: string;
  /** Digest of the visible text. */
  text: string;
  outline: Outline;
}

/** Ids and links of a page. Links are paths with anchors. */
export interface Outline {
  ids: string[];
  /** Links in the main element. */
  links: string[];
  /** Links in header and footer, which the shell renders around every page. */
  layoutLinks: string[];
}

/** Outlines of live pages by remote and path. */
export type SiteOutline = ReadonlyMap<string, ReadonlyMap<string, Outline>>;

/** Who changes what is live and why, for the history and `site.json`. */
export interface Cause {
  actor: string;
  reason: string;
}

/** Returns the path of a page's document in a build: `index.html` for `/`, `about.html` for `/about`. */
export const documentFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Returns the path of a page's Open Graph image in a build. */
export const imageFile = (path: string) => `og${path === '/' ? '/home' : path}.png`;
