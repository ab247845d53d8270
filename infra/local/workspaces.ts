import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

export interface Workspace {
  /** Relative to the root, as in `packages/ui`. */
  folder: string;
  name: string;
  scripts: Record<string, string>;
  /** Workspaces it is built from, directly. */
  uses: string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

export function readWorkspaces(): Workspace[] {
  const folders = (readManifest('.').workspaces ?? []).flatMap((pattern) => globSync(pattern, { cwd: root }).sort());

  const manifests = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }));
  const names = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));

  return manifests.map(({ folder, manifest }) => ({
    folder,
    name: manifest.name,
    scripts: manifest.scripts ?? {},
    uses: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
      (name) => names.get(name) ?? [],
    ),
  }));
}

/** The folders of everything a workspace is built from, through all levels. */
export function usedBy(workspace: Workspace, all: Workspace[], seen = new Set<string>()): string[] {
  for (const folder of workspace.uses) {
    const used = all.find((candidate) => candidate.folder === folder);
    if (!used || seen.has(folder)) continue;
    seen.add(folder);
    usedBy(used, all, seen);
  }
  return [...seen].sort();
}
