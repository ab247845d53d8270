import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** The portals of tests share drawn images. Drawing them takes a third of the processor time of a first start. */
export const testImages = join(root, '.portal', 'images');

export interface Workspace {
  /** Relative to the root: `packages/ui`. */
  folder: string;
  scripts: Record<string, string>;
}

interface Manifest {
  workspaces?: string[];
  scripts?: Record<string, string>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

export const readWorkspaces = (): Workspace[] =>
  (readManifest('.').workspaces ?? [])
    .flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, scripts: readManifest(folder).scripts ?? {} }));
