import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveReleases } from '@portal/contracts/document-data';
import { languageOf } from '@portal/contracts/language';
import { rulesPath } from '@portal/contracts/release-status';
import type { Site } from '@portal/contracts/site';
import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import { hasLanguage } from '../../src/layout/has-language.ts';
import type { RenderedPage } from '../../src/rendered-page.ts';
import { log } from '../platform/log.ts';
import { speculationRulesFile } from '../release/headers.ts';
import type { ReleaseStore, StoredRelease } from '../release/release-store.ts';
import {
  documentFile,
  type IndexedPage,
  imageFile,
  type PageIndex,
  type SiteBuild,
  type SiteJson,
  type SiteJsonRemote,
} from '../release/site-build.ts';
import { outlineOf } from '../rules/links.ts';
import { parsePage } from '../rules/parsed-page.ts';
import { assetBase, composeDocument, emptyPage } from './document.ts';
import { stylesOf } from './document-styles.ts';
import { rulesPage } from './rules-page.ts';
import { deskManifest, rootFiles, webManifest } from './seo/icons.ts';
import type { ImageStore } from './seo/image-store.ts';
import { openGraphImage } from './seo/open-graph-image.ts';
import { type PageMetadata, pageMetadata } from './seo/page-metadata.ts';
import { llms, robots, securityTxt, sitemap } from './seo/site-files.ts';
import type { BuildFile, BuildInput } from './site-store.ts';
import { speculationRules } from './speculation-rules.ts';

/** The shell's own release, with its rendered pages. */
export interface LiveShell {
  stored: StoredRelease;
  /** `/not-found` and `/outage`. */
  rendered: ReadonlyMap<string, RenderedPage>;
}

/** A remote's part of a site build. */
export interface RemotePart {
  team: Team;
  sequence: number;
  isPinned: boolean;
  /** Number of the history entry that makes it live. */
  entry: number;
  /** Versions whose files are in the build, the live one first. */
  versions: string[];
  /** Newly rendered pages, or a build that has the pages of this version. */
  pages: { stored: StoredRelease; rendered: ReadonlyMap<string, RenderedPage>; banner?: string } | { build: SiteBuild };
}

export interface SiteParts {
  shell: LiveShell;
  site: Site;
  teams: readonly Team[];
  remotes: RemotePart[];
  base?: SiteBuild;
  actor: string;
  reason: string;
  preview?: NonNullable<SiteJson['preview']> & { start: string };
}

const publisher = join(import.meta.dirname, '..');

/** Digest of the code that makes documents, so that an upgraded publisher makes all pages again. */
const codeDigest = globSync('{site,release}/**/*.ts', { cwd: publisher, exclude: ['**/*.test.ts'] })
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(join(publisher, file))), createHash('sha256'))
  .digest('base64url');

/** Returns a digest of what pages are made from besides releases. Pages with another digest must be rendered again. */
export const digestOfSettings = (site: Site) =>
  createHash('sha256')
    .update(JSON.stringify([site, codeDigest]))
    .digest('base64url')
    .slice(0, 16);

/** Collects the files of a site build from new pages, other builds and the release store. */
export class SiteAssembler {
  private readonly store: ReleaseStore;
  private readonly images: ImageStore;

  constructor(store: ReleaseStore, images: ImageStore) {
    this.store = store;
    this.images = images;
  }

  async draft(parts: SiteParts): Promise<BuildInput> {
    const { shell, site, teams, remotes, base, actor, reason, preview } = parts;
    const files = new Map<string, BuildFile>();
    const pages: PageIndex = {};
    const built: Record<string, SiteJsonRemote> = {};

    for (const part of remotes) {
      const { name } = part.team;
      built[name] =
        'build' in part.pages
          ? copyPages(part, part.pages.build, files, pages)
          : await this.newPages(part, parts, files, pages);
      for (const version of part.versions) await this.addAssets(name, version, files, base);
    }

    const { release } = shell.stored;
    const used = new Set([release.version, ...Object.values(built).map((remote) => remote.shell)]);
    const shells = [release.version, ...(base?.site.shells ?? []).filter((version) => version !== release.version)];
    const keptShells = shells.filter((version, index) => index < 6 || used.has(version));
    for (const version of keptShells) await this.addAssets('shell', version, files, base);
    await this.addSiteFiles(parts, { files, pages, built });

    const { version, contract, shared } = release;
    return {
      site: {
        actor,
        reason,
        settingsDigest: digestOfSettings(site),
        shell: { version, contract, shared },
        shells: keptShells,
        remotes: built,
        unavailable: teams
          .filter(({ name, access }) => access === 'public' && !built[name])
          .flatMap(({ prefixes }) => prefixes),
        ...previewFields(preview),
      },
      pages,
      files,
      bases: base ? [base] : [],
    };
  }

  private async newPages(
    part: RemotePart,
    { shell, site, base }: SiteParts,
    files: Map<string, BuildFile>,
    index: PageIndex,
  ) {
    if ('build' in part.pages) throw new Error('These pages are in a build already.');
    const { stored, rendered, banner } = part.pages;
    const { release } = stored;
    const { access, name } = part.team;
    const shellRelease = shell.stored.release;
    const styles = stylesOf([shell.stored, stored]);

    if (access === 'staff')
      for (const prefix of part.team.prefixes)
        files.set(documentFile(prefix), {
          content: composeDocument({
            kind: 'client',
            shell: shellRelease,
            site,
            banner,
            rendered: emptyPage(site),
            remote: { release, access },
          }),
        });
    for (const { path, chunk } of access === 'public' ? release.pages : []) {
      const language = languageOf(path);
      if (!hasLanguage(language, site)) continue;
      const html = rendered.get(path);
      if (!html) throw new Error(`${path} was not rendered.`);
      const document = {
        kind: 'page',
        shell: shellRelease,
        site,
        remote: { release, access, chunk },
        banner,
        language,
      } as const;
      files.set(documentFile(path), {
        make: async () => composeDocument({ ...document, rendered: html, styles: await styles(document) }),
      });
      const page = parsePage(path, html);
      const metadata = pageMetadata(page, site);
      index[path] = { ...indexed(name, metadata, base?.pages[path]), outline: outlineOf(page, site) };
      files.set(imageFile(path), { make: () => this.openGraphImage(path, metadata, site, shell) });
    }
    const { entry, sequence, isPinned, versions } = part;
    const { prefixes, formerly } = part.team;
    return {
      version: release.version,
      sequence,
      isPinned,
      access,
      prefixes,
      formerly,
      entry,
      versions,
      shell: shellRelease.version,
      settingsDigest: digestOfSettings(site),
    };
  }

  private async openGraphImage(
    path: string,
    metadata: PageMetadata,
    site: Site,
    { stored }: LiveShell,
  ): Promise<Buffer> {
    try {
      return await this.images.png(openGraphImage(metadata, site, languageOf(path)));
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'the page is published with the default Open Graph image');
      return readFile(join(stored.folder, 'social-card.png'));
    }
  }

  private async addAssets(name: string, version: string, files: Map<string, BuildFile>, base?: SiteBuild) {
    const stored = await this.store.find(name, version);
    if (stored) {
      for (const file of stored.release.files.filter(({ path }) => !/\.(mjs|map)$/.test(path)))
        files.set(assetBase(stored.release).slice(1) + file.path, { ...file, path: join(stored.folder, file.path) });
      return;
    }
    const folder = assetBase({ name, version }).slice(1);
    for (const path of Object.keys(base?.site.files ?? {}))
      if (path.startsWith(folder)) files.set(path, { build: base as SiteBuild });
  }

  private async addSiteFiles(
    { shell, site, teams }: SiteParts,
    { files, pages, built }: { files: Map<string, BuildFile>; pages: PageIndex; built: Record<string, SiteJsonRemote> },
  ) {
    const { stored, rendered } = shell;
    const styles = await stylesOf([stored])({ shell: stored.release });
    const own = (kind: 'not-found' | 'outage') => {
      const html = rendered.get(`/${kind}`);
      if (!html) throw new Error(`The shell does not render /${kind}.`);
      return composeDocument({ kind, shell: stored.release, site, rendered: html, styles });
    };
    const staffPrefixes = teams.filter(({ access }) => access === 'staff').flatMap(({ prefixes }) => prefixes);
    const text: Record<string, string> = {
      '404.html': own('not-found'),
      'outage.html': own('outage'),
      [documentFile(rulesPath)]: rulesPage(stored.release),
      'sitemap.xml': sitemap(site, pages),
      'robots.txt': robots(site, staffPrefixes),
      '.well-known/security.txt': securityTxt(site),
      // Where it was before RFC 9116.
      'security.txt': securityTxt(site),
      [speculationRulesFile]: speculationRules(staffPrefixes),
      'llms.txt': llms(site, pages),
      'site.webmanifest': JSON.stringify(webManifest(site.company)),
      'desk.webmanifest': JSON.stringify(deskManifest(site.company)),
      'releases.json': JSON.stringify(liveReleases(stored.release, built)),
    };
    for (const [path, content] of Object.entries(text)) files.set(path, { content });
    for (const file of stored.release.files.filter(({ path }) => rootFiles.includes(path)))
      files.set(file.path, { ...file, path: join(stored.folder, file.path) });
  }
}

/** Links the pages of a remote from a build that has them. */
function copyPages(
  part: RemotePart,
  build: SiteBuild,
  files: Map<string, BuildFile>,
  index: PageIndex,
): SiteJsonRemote {
  const { name, prefixes, formerly } = part.team;
  const before = build.site.remotes[name];
  if (!before) throw new Error(`Build ${build.site.id} has no pages of "${name}".`);
  if (before.access === 'staff') for (const prefix of before.prefixes) files.set(documentFile(prefix), { build });
  for (const [path, page] of Object.entries(build.pages)) {
    if (page.remote !== name) continue;
    index[path] = page;
    files.set(documentFile(path), { build });
    files.set(imageFile(path), { build });
  }
  const { entry, sequence, isPinned, versions } = part;
  return { ...before, prefixes, formerly, entry, sequence, isPinned, versions };
}

const previewFields = (preview: SiteParts['preview']) => {
  if (!preview) return {};
  const { start, ...candidate } = preview;
  return { previewStart: start, preview: candidate };
};

/** Returns the date of a page. It changes only with the text, because search engines ignore dates that change with every release. */
function indexed(remote: string, { title, description, section, text }: PageMetadata, before?: IndexedPage) {
  // White space depends on the elements between words, so it is not compared.
  const digest = createHash('sha256').update(text.replace(/\s+/g, '')).digest('base64url').slice(0, 22);
  const changed = before?.text === digest ? before.changed : new Date().toISOString();
  return { remote, title, description, ...(section && { section }), changed, text: digest };
}

const liveReleases = ({ version, contract, shared }: Release, built: Record<string, SiteJsonRemote>): LiveReleases => ({
  remotes: Object.entries(built).map(([name, remote]) => ({
    name,
    version: remote.version,
    entry: `${assetBase({ name, version: remote.version })}remoteEntry.js`,
    access: remote.access,
    prefixes: remote.prefixes,
  })),
  shell: { version, contract, shared },
});
