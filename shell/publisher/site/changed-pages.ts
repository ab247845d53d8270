import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@portal/release/manifest';
import { documentFile, type SiteBuild } from '../release/site-build.ts';

/** Returns the public pages of a release whose HTML, or a file that they can load, differ between two builds. */
export async function changedPages(release: Release, candidate: SiteBuild, live?: SiteBuild): Promise<string[]> {
  const { name, pages } = release;
  if (!live?.site.remotes[name]) return pages.map(({ path }) => path);
  const filesOf = filesByChunk(release);
  const isChanged = async ({ path, chunk }: Release['pages'][number]) => {
    const [before, after] = await Promise.all(
      [live, candidate].map((build) => fingerprint(path, name, filesOf(chunk), build)),
    );
    return before === undefined || before !== after;
  };
  const changed = await Promise.all(pages.map(isChanged));
  return pages.flatMap(({ path }, index) => (changed[index] ? path : []));
}

/**
 * Returns a function that lists the scripts and style sheets that a page of a chunk can load: its own, and all that are not for
 * other pages only. Workers and chunks without a name belong to every page, because the manifest does not say which one loads them.
 */
function filesByChunk({ pages, chunks, files }: Release): (chunk: string) => string[] {
  const pageChunks = new Set(pages.map(({ chunk }) => chunk));
  const loads = new Map(chunks.map((chunk) => [chunk.name, chunk.loads ?? []]));
  /** Returns the chunks and those that they load, without the pages among these. */
  const withLoaded = (names: string[]) => {
    const found = new Set(names);
    for (const name of found)
      for (const loaded of loads.get(name) ?? []) if (!pageChunks.has(loaded)) found.add(loaded);
    return found;
  };
  const contentOf = (names: Set<string>) =>
    chunks.flatMap(({ name, js, css }) => (names.has(name) ? [...js, ...css] : []));
  const ofPages = withLoaded([...pageChunks]);
  const common = withLoaded(chunks.map(({ name }) => name).filter((name) => !ofPages.has(name)));
  const listed = new Set(chunks.flatMap(({ js, css }) => [...js, ...css]));
  const unlisted = files.flatMap(({ path }) => (/\.(js|css)$/.test(path) && !listed.has(path) ? path : []));
  const commonFiles = [...contentOf(common), ...unlisted];
  return (chunk) => [...new Set([...contentOf(withLoaded([chunk])), ...commonFiles])];
}

/** Returns the document without versions, and the integrity of every file that it names or can load. */
async function fingerprint(path: string, name: string, loaded: string[], { folder, site }: SiteBuild) {
  const html = await readFile(join(folder, documentFile(path)), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const version = site.remotes[name]?.version ?? '';
  const body = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    // It names all scripts of the remote, not only those of the page.
    .replace(/<script type="importmap".*?<\/script>/s, '');
  const named = body.match(/\/(?:remotes|shell)\/[\w@./~-]+\.(?:js|css)/g) ?? [];
  const files = [...named.map((file) => file.slice(1)), ...loaded.map((file) => `remotes/${name}/${version}/${file}`)];
  const digests = [...new Set(files)].map((file) => site.files[file]?.integrity);
  return body.replaceAll(version, '') + digests.join();
}
