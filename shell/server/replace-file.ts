import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Puts a whole file in the place of another. Whoever reads meanwhile, or after a power cut, finds the one or the other;
 * several servers may do so on one store at once. Throws when its folder is not there.
 */
export async function replaceFile(path: string, content: string | Uint8Array) {
  const next = `${path}.${randomUUID()}.next`;
  try {
    const file = await open(next, 'wx');
    try {
      await file.writeFile(content);
      // Otherwise the new name may come back from a power cut on an empty file.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, path);
  } finally {
    await rm(next, { force: true });
  }
}
