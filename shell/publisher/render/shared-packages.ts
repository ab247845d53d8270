import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Packages that the Node builds of the shell and the remotes import and do not bundle (packages/build). */
const shared = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

/** Returns the folders of the packages that releases import, and of the packages these depend on. */
export function sharedPackageFolders(): string[] {
  const folders = new Set<string>();
  const add = (name: string, importer: string) => {
    const file = findPackageJSON(name, importer);
    if (!file || folders.has(dirname(file))) return;
    folders.add(dirname(file));
    const { dependencies = {} }: { dependencies?: object } = JSON.parse(readFileSync(file, 'utf8'));
    for (const dependency of Object.keys(dependencies)) add(dependency, file);
  };
  for (const name of shared) add(name, import.meta.filename);
  return [...folders];
}
