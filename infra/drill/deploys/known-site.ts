import { integrityOf } from '@portal/contracts/integrity';
import type { Release } from '@portal/contracts/release';
import { ownerOf, remotes as owners } from '@portal/contracts/remote';
import type { LiveReleases, PageFacts } from '../../../shell/src/page-facts.ts';
import type { Answer, Browser } from './browser.ts';

interface KnownPage {
  path: string;
  title: string;
  heading: string;
}

export type ReleaseName = Pick<Release, 'name' | 'version'>;

export interface SeenPage {
  html: string;
  remote: ReleaseName;
  /** Addresses of all that the page names. */
  files: string[];
}

/**
 * The site as it must be all the time: every page with its title and heading, from one of the releases that teams have
 * published, and every file of these releases byte for byte. What is not so throws, in the words of who looks at it.
 */
export class KnownSite {
  readonly pages: KnownPage[] = [];
  private readonly releases = new Map<string, Release>();

  /** Learns the pages as they are before anything happens. */
  async learnPages(browser: Browser): Promise<void> {
    const sitemap = (await browser.ask('/sitemap.xml')).body.toString();
    for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)) {
      const html = (await browser.ask(path || '/')).body.toString();
      this.pages.push({ path: path || '/', title: titleIn(html), heading: headingIn(html) });
    }
    if (new Set(this.pages.map(({ title }) => title)).size < this.pages.length)
      throw new Error('Two pages have the same title: a wrong page would not be noticed.');
  }

  learnRelease(release: Release): void {
    this.releases.set(`${release.name} ${release.version}`, release);
  }

  release(name: string, version: string): Release {
    const known = this.releases.get(`${name} ${version}`);
    if (!known) throw new Error(`${name} ${version}, a release nobody has published`);
    return known;
  }

  /** Addresses of all that a release shows in a browser. */
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

  /** Answers which release the page is from, and the files that it names. */
  checkPage({ path, title, heading }: KnownPage, answer: Answer): SeenPage {
    const html = checkDocument(answer);
    const { kind, shell, remote } = factsIn(html);
    if (titleIn(html) !== title) throw new Error(`the title "${titleIn(html)}"`);
    if (headingIn(html) !== heading) throw new Error(`the heading "${headingIn(html)}"`);
    if (kind !== 'page' || !remote || remote.name !== ownerOf(path)?.name)
      throw new Error(`a document of ${remote?.name ?? `kind ${kind}`}`);
    this.release('shell', shell);
    this.release(remote.name, remote.version);
    return { html, remote, files: filesIn(html) };
  }

  /** The one document of the staff view. */
  checkStaffDocument(answer: Answer): { files: string[] } {
    const html = checkDocument(answer);
    const { kind, shell } = factsIn(html);
    if (kind !== 'client') throw new Error(`a document of kind ${kind}`);
    this.release('shell', shell);
    return { files: filesIn(html) };
  }

  checkFile(address: string, { status, body }: Answer): string {
    if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
    const [, name = '', version = '', path] = /^\/(?:remotes\/)?([a-z-]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const file = this.release(name, version).files.find((one) => one.path === path);
    if (file?.integrity !== integrityOf(body)) throw new Error(`${body.length} bytes that nobody has published`);
    return body.toString();
  }

  /** Which releases a tab steps over to. */
  checkReleases({ status, body }: Answer): LiveReleases['remotes'] {
    if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
    const { remotes }: LiveReleases = JSON.parse(body.toString());
    if (remotes.length !== owners.length) throw new Error(`${remotes.length} live remotes`);
    for (const { name, version } of remotes) this.release(name, version);
    return remotes;
  }
}

function checkDocument({ status, headers, body }: Answer): string {
  const html = body.toString();
  if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
  if (!headers['content-type']?.startsWith('text/html')) throw new Error(`${headers['content-type']}`);
  if (!headers['content-encoding']) throw new Error('an answer that is not compressed');
  if (!html.endsWith('</html>')) throw new Error('half a page');
  return html;
}

function factsIn(html: string): PageFacts {
  const [, json] = /<script type="application\/json" id="portal">(.*?)<\/script>/.exec(html) ?? [];
  if (!json) throw new Error('a page that names no releases');
  return JSON.parse(json);
}

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const headingIn = (html: string) => wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/"(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, address = '']) => address)),
];

/** Of an answer nobody expected. */
export const firstWords = (body: Buffer) => wordsOf(body.toString()).slice(0, 80);

const wordsOf = (html: string) => html.replace(/(<[^>]*>|\s)+/g, ' ').trim();
