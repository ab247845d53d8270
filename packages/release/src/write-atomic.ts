import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file and syncs it to disk. */
export function writeDurable(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content, { flush: true });
}

/** Replaces a file in one step: readers get the old content or the new one. */
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

/** Makes renames in a folder survive a power failure. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
