import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from './integrity.ts';
import type { BuildManifest } from './manifest.ts';

export const manifestOf = (files: Record<string, string>, changes: Partial<BuildManifest> = {}): BuildManifest => ({
  name: 'marketing',
  version: '1.0.0-a',
  commit: 'unknown',
  contract: 1,
  pages: [],
  chunks: [],
  shared: [],
  files: Object.entries(files).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  })),
  ...changes,
});

/** Writes a build in the format of the release writer. */
export function writeBuild(folder: string, files: Record<string, string>, changes: Partial<BuildManifest> = {}): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifestOf(files, changes)));
}
