import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** Copies what is under version control, as it is now, to change and build something in. Answers the new folder. */
export async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-copy-'));
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, maxBuffer: 1e7 },
  );
  // A file that was removed and not yet committed is listed and not there.
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(root, file), join(folder, file)).catch(() => {});
  return folder;
}
