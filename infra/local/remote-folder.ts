import { join } from 'node:path';
import { remotes } from '@portal/contracts/remote';
import { root } from './workspaces.ts';

export const remoteNames = remotes.map(({ name }) => name);

/** Remotes are called `locations` or, as their folders, `mfe-locations`. */
export const remoteFolder = (name: string) => join(root, `mfe-${name}`);

/** The remotes that somebody named on the command line. Throws when there is no such remote. */
export function namedRemotes(words: string[]): string[] {
  const names = words.map((word) => word.replace(/^mfe-/, ''));
  const unknown = names.find((name) => !remoteNames.includes(name));
  if (unknown) throw new Error(`There is no remote "${unknown}". Choose from ${remoteNames.join(', ')}.`);
  return remoteNames.filter((name) => names.includes(name));
}
