import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { HeaderKind, Headers } from '../publisher/release/header-kinds.ts';
import type { SiteJson } from '../publisher/release/site-build.ts';
import { jsonFile } from './json-file.ts';

/** The fields of `site.json` that this server reads. */
export interface ServedSite {
  remotes: { name: string; access: 'public' | 'staff'; prefixes: string[]; formerly?: string[] | undefined }[];
  /** URL prefixes of remotes without a live release. */
  unavailable?: string[];
  /** Page that a preview link opens. */
  previewStart?: string;
}

export interface SiteBuild {
  id: string;
  /** The resolved folder, not the link: a request reads one build, also while another one is activated. */
  folder: string;
  site: ServedSite;
  headers: Record<HeaderKind, Headers>;
  isPreview: boolean;
}

const previewToken = /^[\w-]{43}$/;

/** The site builds in `SITE_DIR`. */
export class SiteBuilds {
  private readonly siteDir: string;
  private readonly readSiteJson = jsonFile<SiteJson>();
  private readonly readPreviewJson = jsonFile<SiteJson>();
  private readonly readHeaders = jsonFile<SiteBuild['headers']>();

  constructor(siteDir: string) {
    this.siteDir = siteDir;
  }

  /** Resolves to `undefined` before the first build. */
  current(): Promise<SiteBuild | undefined> {
    return this.open('current', this.readSiteJson);
  }

  /** Resolves to `undefined` when the token is invalid or the preview has ended. */
  async preview(token = ''): Promise<SiteBuild | undefined> {
    if (!previewToken.test(token)) return undefined;
    const build = await this.open(join('previews', token), this.readPreviewJson);
    return build && { ...build, isPreview: true };
  }

  private async open(link: string, readSiteJson: typeof this.readSiteJson): Promise<SiteBuild | undefined> {
    try {
      const folder = await realpath(join(this.siteDir, link));
      const [site, headers] = await Promise.all([
        readSiteJson(join(folder, 'site.json')),
        this.readHeaders(join(this.siteDir, 'headers.json')),
      ]);
      const remotes = Object.entries(site.remotes).map(([name, remote]) => ({ name, ...remote }));
      return { id: basename(folder), folder, site: { ...site, remotes }, headers, isPreview: false };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
