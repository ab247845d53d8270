import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** Which of a remote's releases are in use. The smallest file of the store, and the only one that changes. */
export interface Pointer {
  /** Versions whose files are served: the live one, then the others by when they were live last. */
  versions: string[];
  /** The live one stays, whatever is published. */
  isPinned: boolean;
  /** Rolled back from: they do not come back by themselves. */
  withdrawn: string[];
  /** Candidates whose preview links have not expired (milliseconds since 1970). */
  previews: { version: string; until: number }[];
}

/** Older releases whose files stay served, so that a tab opened before a deploy keeps working. */
const releasesKept = 6;

const nowhere: Pointer = { versions: [], isPinned: false, withdrawn: [], previews: [] };

/** Reads what another process may just have replaced: it sees the one or the other, never half of one. */
export async function readPointer(folder: string): Promise<Pointer> {
  const text = await readFile(join(folder, 'pointer.json'), 'utf8').catch(() => '{}');
  return { ...nowhere, ...JSON.parse(text) };
}

export async function writePointer(folder: string, pointer: Pointer) {
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, 'pointer.json'), JSON.stringify(pointer));
}

/** The pointer once `version` is live. What was live before stays within reach. */
export const pointedAt = (pointer: Pointer, version: string): Pointer => ({
  ...pointer,
  versions: [version, ...pointer.versions.filter((other) => other !== version)].slice(0, releasesKept),
  withdrawn: pointer.withdrawn.filter((other) => other !== version),
});

/** Versions that must not be cleared away. */
export const inUse = ({ versions, previews }: Pointer, now = Date.now()): string[] => [
  ...versions,
  ...previews.filter(({ until }) => until > now).map(({ version }) => version),
];

/** One release back, or further. What was live is withdrawn: it does not come back by itself. */
export function rolledBack(pointer: Pointer, asked?: string): Pointer {
  const [live, ...earlier] = pointer.versions;
  const version = asked ?? earlier.find((other) => !pointer.withdrawn.includes(other));
  if (!live || !version) throw new Error('There is no earlier release to go back to.');
  if (!earlier.includes(version))
    throw new Error(`${version} is not among the earlier releases: ${earlier.join(', ')}.`);
  const next = pointedAt(pointer, version);
  return { ...next, withdrawn: [...next.withdrawn.filter((other) => other !== live), live] };
}

/** A release stays live until it is unpinned: the one that is live, or another one of the store. */
export function pinned(pointer: Pointer, asked?: string): Pointer {
  const version = asked ?? pointer.versions[0];
  if (!version || !pointer.versions.includes(version))
    throw new Error(`${version ?? 'Nothing'} is not among the releases here: ${pointer.versions.join(', ')}.`);
  return { ...pointedAt(pointer, version), isPinned: true };
}

export function unpinned(pointer: Pointer): Pointer {
  if (!pointer.isPinned) throw new Error('Nothing is pinned.');
  return { ...pointer, isPinned: false };
}
