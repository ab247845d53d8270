import { integrityOf } from '@portal/release/integrity';
import type { BuildManifest } from '@portal/release/manifest';
import { type Team, teamOf } from '@portal/release/teams';
import type { LiveReleases, PageFacts } from '../../../shell/src/page-facts.ts';
import type { Browser, Response } from './browser.ts';

interface KnownPage {
  path: string;
  title: string;
  heading: string;
}

export type ReleaseName = Pick<BuildManifest, 'name' | 'version'>;

export interface CheckedPage {
  html: string;
  remote: ReleaseName;
  /** Addresses of all files that the page names. */
  files: string[];
}

/**
 * What every response must be: a page with its title and heading, of one published release, and every file of a release
 * byte for byte as published. The checks throw an error with the difference.
 */
export class KnownSite {
  readonly pages: KnownPage[] = [];
  readonly teams: Team[];
  private readonly releases = new Map<string, BuildManifest>();

  constructor(teams: Team[]) {
    this.teams = teams;
  }

  /** Reads the sitemap and all pages before the first step. */
  async addPages(browser: Browser): Promise<void> {
    const sitemap = (await browser.request('/sitemap.xml')).body.toString();
    for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)) {
      const html = (await browser.request(path || '/')).body.toString();
      this.pages.push({ path: path || '/', title: titleIn(html), heading: headingIn(html) });
    }
    if (this.pages.length === 0) throw new Error('The sitemap has no pages.');
    if (new Set(this.pages.map(({ title }) => title)).size < this.pages.length)
      throw new Error('Two pages have the same title, so the drill could not distinguish them.');
  }

  addRelease(release: BuildManifest): void {
    this.releases.set(`${release.name} ${release.version}`, release);
  }

  release(name: string, version: string): BuildManifest {
    const known = this.releases.get(`${name} ${version}`);
    if (!known) throw new Error(`${name} ${version} was never published`);
    return known;
  }

  /** Returns the addresses of the files of a release that browsers load. */
  filesOf({ name, version }: ReleaseName): string[] {
    return this.release(name, version)
      .files.map(({ path }) => `/remotes/${name}/${version}/${path}`)
      .filter((address) => /\.(js|css|svg|woff2)$/.test(address));
  }

  page(path: string): KnownPage {
    const found = this.pages.find((one) => one.path === path);
    if (!found) throw new Error(`There is no page ${path}.`);
    return found;
  }

  checkPage({ path, title, heading }: KnownPage, response: Response): CheckedPage {
    const html = checkDocument(response);
    const { kind, shell, remote } = factsIn(html);
    if (titleIn(html) !== title) throw new Error(`the title "${titleIn(html)}"`);
    if (headingIn(html) !== heading) throw new Error(`the heading "${headingIn(html)}"`);
    if (kind !== 'page' || !remote || remote.name !== teamOf(this.teams, path)?.name)
      throw new Error(`a document of ${remote?.name ?? `kind ${kind}`}`);
    this.release('shell', shell);
    this.release(remote.name, remote.version);
    const files = filesIn(html);
    const other = files.find(
      (file) => file.startsWith('/remotes/') && !file.startsWith(`/remotes/${remote.name}/${remote.version}/`),
    );
    if (other) throw new Error(`a page of ${remote.name} ${remote.version} that names ${other}`);
    return { html, remote, files };
  }

  /** Checks the document of the lead desk. */
  checkStaffDocument(response: Response): { files: string[] } {
    const html = checkDocument(response);
    const { kind, shell } = factsIn(html);
    if (kind !== 'client') throw new Error(`a document of kind ${kind}`);
    this.release('shell', shell);
    return { files: filesIn(html) };
  }

  checkFile(address: string, { status, body }: Response): string {
    if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
    const [, name = '', version = '', path] = /^\/(?:remotes\/)?([a-z-]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const file = this.release(name, version).files.find((one) => one.path === path);
    if (file?.integrity !== integrityOf(body)) throw new Error(`${body.length} bytes that differ from the release`);
    return body.toString();
  }

  checkReleases({ status, body }: Response): LiveReleases['remotes'] {
    if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
    const { remotes }: LiveReleases = JSON.parse(body.toString());
    if (remotes.length !== this.teams.length) throw new Error(`${remotes.length} live remotes`);
    for (const { name, version } of remotes) this.release(name, version);
    return remotes;
  }
}

function checkDocument({ status, headers, body }: Response): string {
  const html = body.toString();
  if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
  if (!headers['content-type']?.startsWith('text/html')) throw new Error(`${headers['content-type']}`);
  if (!headers['content-encoding']) throw new Error('a response that is not compressed');
  if (!html.trimEnd().endsWith('</html>')) throw new Error('an incomplete page');
  return html;
}

function factsIn(html: string): PageFacts {
  const [, json] = /<script type="application\/json" id="portal">(.*?)<\/script>/.exec(html) ?? [];
  if (!json) throw new Error('a page without page facts');
  return JSON.parse(json);
}

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const headingIn = (html: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/"(\/(?:shell|remotes)\/[^"]+\.\w+)"/g)].map(([, address = '']) => address)),
];

/** Returns the start of an unexpected response. */
export const firstWords = (body: Buffer) => textOf(body.toString()).slice(0, 80);

const textOf = (html: string) => html.replace(/(<[^>]*>|\s)+/g, ' ').trim();
