import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@portal/release/integrity';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import type { SiteJson } from '../release/site-build.ts';
import { buildId, compressed, linkAll, makeFolders, SiteStore } from '../site/site-store.ts';
import { type SiteListing, staffFiles } from './site-listing.ts';

const filesAtOnce = 8;
const requestMilliseconds = 10_000;

const decode: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '': async (content) => content,
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** A copy of the publisher's `SITE_DIR`. It is served unchanged while the publisher is unreachable. */
export class SiteCopy {
  private readonly origin: string;
  private readonly store: SiteStore;
  /** Versions of the copied files outside builds, from the publisher's listing. */
  private readonly versions = new Map<string, string>();
  /** That of the last listing. */
  private activation: string | undefined;

  /** @param origin that of the publisher */
  constructor(origin: string, siteDir: string) {
    this.origin = origin;
    this.store = new SiteStore(siteDir);
  }

  /** Copies new files and activates the publisher's build. Resolves to its id. Throws when a file cannot be fetched or is damaged. */
  async update(): Promise<string> {
    const { body } = await this.fetch('current');
    const listing: SiteListing = JSON.parse(body.toString());
    await this.copyBuild(listing.id);
    await this.copyFiles(listing.files);
    const live = await this.store.current();
    if (live?.site.id !== listing.id || this.activation !== listing.activation) await this.activate(listing.id);
    this.activation = listing.activation;
    await this.copyPreviews(listing.previews);
    if (live?.site.id !== listing.id) await this.store.prune(Object.values(listing.previews));
    return listing.id;
  }

  /** Returns the id of the build that is served. */
  current = async () => (await this.store.current())?.site.id;

  /** Activates a build of the copy, with the publisher's present `site.json`: a build can become live several times. */
  private async activate(id: string) {
    await this.store.activate({ ...(await this.loaded(id)), site: await this.fetchSiteJson(id) });
  }

  private async fetchSiteJson(id: string): Promise<SiteJson> {
    const site: SiteJson = JSON.parse((await this.fetch(`files/builds/${id}/site.json`)).body.toString());
    if (site.id !== id || buildId(site, site.files) !== id) throw new Error(`site.json of build ${id} is damaged.`);
    return site;
  }

  /** Writes a build to a temporary folder and renames it, so that it appears complete. */
  private async copyBuild(id: string) {
    if (await this.store.load(id)) return;
    const site = await this.fetchSiteJson(id);

    const folder = join(this.store.folder, 'builds', id);
    const temporary = join(this.store.folder, 'builds', `.${randomUUID()}`);
    try {
      const bases = await this.store.all();
      await mkdir(temporary, { recursive: true });
      await makeFolders(temporary, Object.keys(site.files));
      const limit = pLimit(filesAtOnce);
      const copies = Object.entries(site.files).map(([path, { integrity }]) =>
        limit(async () => {
          const base = bases.find((build) => build.site.files[path]?.integrity === integrity);
          if (base) await linkAll(base.folder, temporary, path);
          else
            for (const suffix of compressed(path) ? ['', '.br', '.gz'] : [''])
              await this.copy(id, temporary, path, suffix, integrity);
        }),
      );
      await Promise.all(copies).finally(() => limit.clearQueue());
      await writeFile(join(temporary, 'site.json'), JSON.stringify(site));
      await writeFileAtomic(`${folder}.json`, (await this.fetch(`files/builds/${id}.json`)).body);
      await rm(folder, { recursive: true, force: true });
      await rename(temporary, folder);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /** Fetches a file and verifies its digest, after decompression. Keeps the modification time, from which nginx derives the ETag. */
  private async copy(id: string, folder: string, path: string, suffix: string, integrity: string) {
    if (normalize(path) !== path || path.startsWith('/') || path.startsWith('..'))
      throw new Error(`${path} is not a valid path of a build.`);
    const { body, time } = await this.fetch(`files/builds/${id}/${path}${suffix}`);
    const content = await decode[suffix]?.(body);
    if (!content || integrityOf(content) !== integrity) throw new Error(`${path}${suffix} of build ${id} is damaged.`);
    await writeFile(join(folder, path + suffix), body);
    await utimes(join(folder, path + suffix), time, time);
  }

  private async copyFiles(files: SiteListing['files']) {
    for (const [path, version] of Object.entries(files)) {
      if (this.versions.get(path) === version) continue;
      const file = join(this.store.folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFileAtomic(file, (await this.fetch(`files/${path}`)).body);
      this.versions.set(path, version);
    }
    // From the disk, because a copy that was restarted does not know what it has copied.
    for (const path of await staffFiles(this.store.folder)) {
      if (path in files) continue;
      await rm(join(this.store.folder, path), { force: true });
      this.versions.delete(path);
    }
  }

  private async copyPreviews(previews: SiteListing['previews']) {
    for (const token of await readdir(join(this.store.folder, 'previews')).catch(() => []))
      if (!previews[token]) await this.store.removePreview(token);
    for (const [token, id] of Object.entries(previews)) {
      await this.copyBuild(id);
      await this.store.addPreview(token, await this.loaded(id));
    }
  }

  private async loaded(id: string) {
    const build = await this.store.load(id);
    if (!build) throw new Error(`Build ${id} cannot be read.`);
    return build;
  }

  private async fetch(path: string): Promise<{ body: Buffer; time: Date }> {
    const response = await fetch(`${this.origin}/site/${path}`, { signal: AbortSignal.timeout(requestMilliseconds) });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`The publisher returned ${response.status} for ${path}.`);
    return { body, time: new Date(response.headers.get('last-modified') ?? 0) };
  }
}
