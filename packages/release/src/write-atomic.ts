import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file and syncs it to disk. */
export function writeDurable(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content, { flush: true });
}

/** Replaces a file atomically: readers get the old or the new content. */
export function writeAtomic(file: string, content: string): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeDurable(temporary, content);
    renameSync(temporary, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Syncs a folder, so that renames in it survive a power failure. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
