import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import writeFileAtomic from 'write-file-atomic';

/** Returns a function that writes the state of all remotes for managers (`/admin/releases.json`), when it changed. */
export function statusWriter(siteDir: string) {
  let written = '';
  return async (status: ReleaseStatus[]) => {
    // The time of the last read changes every second, so it alone does not cause a write.
    const text = JSON.stringify(status, (key, value) => (key === 'readAt' ? undefined : value));
    if (text === written) return;
    await mkdir(join(siteDir, 'staff'), { recursive: true });
    await writeFileAtomic(join(siteDir, 'staff', 'releases.json'), JSON.stringify(status));
    written = text;
  };
}
