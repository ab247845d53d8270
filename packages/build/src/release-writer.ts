import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractVersion, type PageRoute } from '@portal/contracts/remote';
import { integrityOf } from '@portal/release/integrity';
import type { BuildManifest, Release, ReleaseChunk } from '@portal/release/manifest';
import type { Compiler, Stats } from '@rspack/core';
import { type AppBuild, outputFolders } from './app-config.ts';

interface ReleaseWriterOptions {
  build: AppBuild;
  shared: Release['shared'];
}

/**
 * Returns two plugins. `readChunks` reads the files of each chunk from the browser build. `write` waits for the Node build,
 * reads the pages from its `server.mjs`, writes `release.json` and moves the folder to its final place. Publishing adds
 * sequence number and signature.
 */
export function releaseWriter({ build, shared }: ReleaseWriterOptions) {
  let chunks: ReleaseChunk[] = [];

  const readChunks = {
    apply({ hooks }: Compiler) {
      hooks.done.tap('release', (stats) => {
        if (stats.hasErrors()) return;
        chunks = chunksOf(stats);
      });
    },
  };

  const write = {
    apply({ hooks }: Compiler) {
      hooks.done.tapPromise('release', async (stats) => {
        if (stats.hasErrors()) return;
        const { finished, next } = outputFolders(build);
        const manifest = describeBuild(next, build, shared, chunks, await pagesOf(next, build));
        writeFileSync(join(next, 'release.json'), JSON.stringify(manifest, null, 1));
        replaceFolder(finished, next);
      });
    },
  };

  return { readChunks, write };
}

function chunksOf(stats: Stats): ReleaseChunk[] {
  const { namedChunkGroups = {}, entrypoints = {} } = stats.toJson({
    all: false,
    assets: true,
    chunkGroups: true,
    entrypoints: true,
  });
  return Object.entries({ ...namedChunkGroups, ...entrypoints }).map(([name, { assets = [] }]) => ({
    name,
    js: assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    css: assets.map((asset) => asset.name).filter((file) => file.endsWith('.css')),
    shared: sharedBy(name, stats),
    loads: loadedBy(name, stats),
  }));
}

/** Module Federation adds one module per shared package, with the identifier `consume shared module (default) NAME@RANGE …`. */
function sharedBy(chunkGroup: string, { compilation: { namedChunkGroups, chunkGraph } }: Stats): string[] {
  const names = [...(namedChunkGroups.get(chunkGroup)?.chunks ?? [])]
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => /\) (@?[^@ ]+)@/.exec(module.identifier())?.[1] ?? '');
  return [...new Set(names)].sort();
}

const loadedBy = (chunkGroup: string, { compilation: { namedChunkGroups } }: Stats): string[] =>
  [...(namedChunkGroups.get(chunkGroup)?.childrenIterable ?? [])].flatMap(({ name }) => name ?? []).sort();

async function pagesOf(folder: string, { name }: AppBuild): Promise<Release['pages']> {
  if (name === 'shell') return [];
  const { routes }: { routes: PageRoute[] } = await import(pathToFileURL(join(folder, 'server.mjs')).href);
  return routes.map(({ path, handle }) => ({ path, chunk: handle.chunk }));
}

function describeBuild(
  folder: string,
  { name }: AppBuild,
  shared: Release['shared'],
  chunks: ReleaseChunk[],
  pages: Release['pages'],
): BuildManifest {
  for (const { path, chunk } of pages) {
    if (!chunks.some((known) => known.name === chunk))
      throw new Error(
        `Page ${path} names the chunk "${chunk}", which this build does not have. Check webpackChunkName; the remote’s own name is reserved.`,
      );
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).replaceAll('\\', '/'), ...sizeAndIntegrity(readFileSync(path)) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const { version } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'));
  const content = { contract: contractVersion, pages, chunks, shared, files };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { name, version: `${version}-${digest}`, commit: currentCommit(), ...content };
}

const sizeAndIntegrity = (content: Buffer) => ({
  bytes: content.length,
  integrity: integrityOf(content),
});

function currentCommit(): string {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

/** Moves a complete build to its final place and removes the previous one. */
function replaceFolder(finished: string, next: string) {
  const previous = `${finished}.previous`;
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(finished, previous);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(next, finished);
  rmSync(previous, { recursive: true, force: true });
}
