import { randomBytes } from 'node:crypto';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import type { SiteBuild, SiteJson } from '../release/site-build.ts';
import type { SiteStore } from './site-store.ts';

interface Preview {
  version: string;
  token: string;
  /** Id of the build. */
  build: string;
  /** Path that the link opens. */
  start: string;
  /** ISO 8601. */
  until: string;
}

/** Previews of one remote: builds with a candidate, for browsers that have the token. */
export class Previews {
  private readonly sites: SiteStore;
  private previews: Preview[] = [];

  constructor(sites: SiteStore) {
    this.sites = sites;
  }

  /** Makes a preview build available. Returns the path of its link. */
  async add(build: SiteBuild): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    this.restore(token, build.site);
    await this.sites.addPreview(token, build);
    return `/preview/${token}`;
  }

  /** Adds a preview of an earlier process. */
  restore(token: string, { id, preview, previewStart = '/' }: SiteJson) {
    if (preview)
      this.previews.push({ token, build: id, start: previewStart, version: preview.version, until: preview.until });
  }

  async removeExpired(now = Date.now()) {
    for (const { token } of this.previews.filter(({ until }) => Date.parse(until) <= now))
      await this.sites.removePreview(token);
    this.previews = this.previews.filter(({ until }) => Date.parse(until) > now);
  }

  status = (): ReleaseStatus['previews'] => this.previews.map(({ version, until }) => ({ version, until }));

  starts = () => this.previews.map(({ token, start }) => ({ token, start }));

  builds = () => this.previews.map(({ build }) => build);

  versions = () => this.previews.map(({ version }) => version);
}

/** Returns the HTML of the banner on the pages of a candidate. */
export function previewBanner({ name, version }: { name: string; version: string }, until: string): string {
  const end = `${until.slice(0, 16).replace('T', ' ')} UTC`;
  return [
    '<aside class="preview-banner" aria-label="Preview">',
    `<p><strong>Preview</strong> of ${name} ${version}, until ${end}. Visitors do not see it. <a href="/preview/end">Leave the preview</a></p>`,
    '</aside>',
  ].join('');
}
