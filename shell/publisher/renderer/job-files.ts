import { chmod, link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Maximum size of the files of one job. */
export const maxJobBytes = 64_000_000;

/** One file of a job, relative to its folder: the content in base64, or the path of an earlier file with the same content. */
export type JobFile = { path: string; content: string } | { path: string; sameAs: string };

/** A folder that is sent with a job, and its name in the job. */
export interface JobFolder {
  name: string;
  folder: string;
  isNeeded: (path: string) => boolean;
}

/** Yields the files of folders. Throws when they have more than `maxJobBytes`. */
export async function* readJobFiles(folders: JobFolder[]): AsyncGenerator<JobFile> {
  const sent = new Map<string, string>();
  let bytes = 0;
  for (const { name, folder, isNeeded } of folders)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const inFolder = relative(folder, file).replaceAll(sep, '/');
      if (!entry.isFile() || !isNeeded(inFolder)) continue;

      const path = `${name}/${inFolder}`;
      const { dev, ino, size } = await stat(file);
      const sameAs = sent.get(`${dev}:${ino}`);
      // Two site builds share most of their files as hard links.
      if (sameAs) {
        yield { path, sameAs };
        continue;
      }
      sent.set(`${dev}:${ino}`, path);
      bytes += size;
      if (bytes > maxJobBytes) throw new Error(`The files of the job have more than ${maxJobBytes / 1e6} MB.`);
      yield { path, content: await readFile(file, 'base64') };
    }
}

const prefix = 'portal-job-';

/** Creates an empty folder that other users can read, because release code runs as one. */
export async function createJobFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Throws when the path is outside of the folder. */
export async function writeJobFile(folder: string, file: JobFile): Promise<void> {
  const target = pathIn(folder, file.path);
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  if ('sameAs' in file) await link(pathIn(folder, file.sameAs), target);
  else await writeFile(target, file.content, { encoding: 'base64', mode: 0o644 });
}

export const removeJobFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Removes the folders of renderers that were killed. */
export async function removeStaleJobFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0]);
    if (pid && (pid === process.pid || !isRunning(pid))) await removeJobFolder(join(tmpdir(), name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function pathIn(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (!target.startsWith(folder + sep)) throw new Error(`${path} is outside of the job.`);
  return target;
}
