import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { create, extract } from 'tar';

/** Folders that are sent with a job. */
export class JobFolders {
  private readonly root: string;
  private readonly folders: string[];

  /** @param folders absolute paths */
  constructor(folders: string[]) {
    this.folders = folders;
    this.root = dirname(folders[0] ?? '/');
    while (!folders.every((folder) => isBelow(this.root, folder))) this.root = dirname(this.root);
  }

  /** Returns the path of a folder in the folder of the job. */
  pathOf = (folder: string): string => relative(this.root, folder);

  /** Returns the needed files as an archive. Two site builds share most of their files as hard links, which are sent once. */
  pack(isNeeded: (pathInFolder: string) => boolean): AsyncIterable<Buffer> {
    const filter = (path: string) => {
      const file = join(this.root, path);
      const folder = this.folders.find((one) => isBelow(one, file));
      return folder !== undefined && isNeeded(relative(folder, file));
    };
    const archive = new PassThrough();
    create(
      {
        cwd: this.root,
        portable: true,
        noMtime: true,
        filter: (path, entry) => ('isDirectory' in entry && entry.isDirectory()) || filter(path),
      },
      this.folders.map(this.pathOf),
    )
      .on('error', (error) => archive.destroy(error as Error))
      .pipe(archive);
    return archive;
  }
}

const isBelow = (folder: string, path: string) => path.startsWith(join(folder, sep));

const maxBytes = 64_000_000;

/** Writes the files of an archive. Throws for an entry that is no file, or outside of the folder, and after `maxBytes`. */
export async function unpackFiles(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const unpack = extract({
    cwd: folder,
    strict: true,
    filter: (path, entry) => {
      if (!('type' in entry) || !['File', 'Directory', 'Link'].includes(entry.type))
        throw new Error(`${path} is no file.`);
      return true;
    },
    // Release code runs as another user.
    onReadEntry: (entry) => {
      entry.mode = entry.type === 'Directory' ? 0o755 : 0o644;
    },
  });
  const finished = once(unpack, 'finish');
  finished.catch(() => {});
  let bytes = 0;
  // Not by `pipeline`, which misses an end that comes at once.
  for await (const part of archive) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`The files of the job have more than ${maxBytes / 1e6} MB.`);
    unpack.write(part);
  }
  unpack.end();
  await finished;
}

const prefix = 'portal-job-';

/** Creates an empty folder that other users can read, because release code runs as one. */
export async function createJobFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
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
