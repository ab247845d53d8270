import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { type Extract, extract, type Pack, pack } from 'tar-stream';

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

  /** Returns the needed files as an archive. */
  pack(isNeeded: (pathInFolder: string) => boolean): AsyncIterable<Buffer> {
    const archive = pack();
    this.addFiles(archive, isNeeded).then(
      () => archive.finalize(),
      (error) => archive.destroy(error),
    );
    return archive as AsyncIterable<Buffer>;
  }

  private async addFiles(archive: Pack, isNeeded: (pathInFolder: string) => boolean) {
    const addFile = promisify((name: string, content: Buffer, added: (error?: Error | null) => void) =>
      archive.entry({ name }, content, added),
    );
    for (const folder of this.folders)
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        if (entry.isFile() && isNeeded(relative(folder, file))) await addFile(this.pathOf(file), await readFile(file));
      }
  }
}

const isBelow = (folder: string, path: string) => path.startsWith(join(folder, sep));

/** Two site builds, which share most of their files: each is sent whole. */
const maxBytes = 128_000_000;

/** Writes the files of an archive. Throws for an entry that is no file, or outside of the folder, and after `maxBytes`. */
export async function unpackFiles(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const entries = extract();
  readArchive(archive, entries).catch((error) => entries.destroy(error));
  for await (const entry of entries) {
    const { name, type } = entry.header;
    const path = resolve(folder, name);
    if (type !== 'file' || !isBelow(folder, path)) throw new Error(`${name} is no file in the folder of the job.`);
    // Release code runs as another user.
    await mkdir(dirname(path), { recursive: true, mode: 0o755 });
    await writeFile(path, entry as AsyncIterable<Buffer>, { mode: 0o644 });
  }
}

/** Not by `pipeline`, which misses an end that comes at once. */
async function readArchive(archive: AsyncIterable<Buffer>, entries: Extract) {
  let bytes = 0;
  for await (const part of archive) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`The files of the job have more than ${maxBytes / 1e6} MB.`);
    if (!entries.write(part)) await once(entries, 'drain');
  }
  entries.end(null);
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
