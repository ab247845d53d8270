import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Team } from '@portal/release/teams';
import type { PublisherEnv } from '../platform/env.ts';
import { reject } from './check-report.ts';

/** The place where a team publishes: `release.json` and a folder per version with the listed files. */
export interface ReleaseSource {
  /** Folder or URL. */
  readonly address: string;
  /** Unsigned releases are accepted from local folders only. */
  readonly isLocal: boolean;
  /** Text of `release.json`, or of `candidate.json` for a preview; empty when a team has sent none. Throws a `CheckFailed` when it is too large or no file. */
  readManifest(file: 'release.json' | 'candidate.json', signal: AbortSignal): Promise<string>;
  /**
   * Content of a file in a folder of the source. Throws a `CheckFailed`, which names the file without the folder, when it has more than
   * `maxBytes` or is no file, a `MissingFileError` when it does not exist, any other error when the source fails.
   */
  readFile(folder: string, path: string, maxBytes: number, signal: AbortSignal): Promise<Buffer>;
}

/** A file does not exist at the source. It may be there soon, e.g. while a new container of the team starts. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

/** The source has something else than a file of limited size. The message continues the name of the file. */
class UnusableFileError extends Error {}

export const maxManifestBytes = 2_000_000;

const uploads = 'upload';

/** Returns the address of a team's source. Folders are relative to the root of the checkout. */
export const sourceAddress = ({ releasesFrom, dataDir }: PublisherEnv, { name, source }: Team): string => {
  if (source === uploads) return `${uploads}:${join(dataDir, 'uploads', name)}`;
  const address = source ?? releasesFrom.replaceAll('{name}', name);
  return /^https?:/.test(address) ? address : resolve(import.meta.dirname, '../../..', address);
};

type Read = (path: string, maxBytes: number, signal: AbortSignal) => Promise<Buffer>;

/** Returns the folder for the manifests that a team sends, or `undefined` for another source. */
export const uploadFolder = (address: string) => /^upload:(.+)/.exec(address)?.[1];

/** Returns the source at an `http:` or `https:` URL or in a folder. */
export function releaseSource(address: string): ReleaseSource {
  const isLocal = !/^https?:/.test(address);
  const received = uploadFolder(address);
  const place = isLocal ? (received ?? address) : address.replace(/\/$/, '');
  const read: Read = isLocal
    ? (path, maxBytes, signal) => readFromFolder(join(place, path), maxBytes, signal)
    : (path, maxBytes, signal) => download(`${place}/${path}`, maxBytes, signal);
  const rejectAs = (rule: 'release-file' | 'files', path: string) => (error: Error) => {
    throw error instanceof UnusableFileError ? reject(rule, `${path} ${error.message}`) : error;
  };
  return {
    address: received ? address : place,
    isLocal,
    readManifest: async (file, signal) => {
      const manifest = await read(file, maxManifestBytes, signal).catch((error: Error) => {
        // The team has not sent anything yet.
        if (received && error instanceof MissingFileError) return '';
        return rejectAs('release-file', file)(error);
      });
      return manifest.toString();
    },
    readFile: (folder, path, maxBytes, signal) => read(folder + path, maxBytes, signal).catch(rejectAs('files', path)),
  };
}

async function readFromFolder(path: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  // Otherwise a named pipe would block until somebody writes to it.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? ''))
      throw new MissingFileError(error.message);
    throw error.code === 'ENXIO' ? new UnusableFileError('is not a file.') : error;
  });
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new UnusableFileError('is not a file.');
    if (stats.size > maxBytes) throw new UnusableFileError(`has more than ${maxBytes} bytes.`);
    return await handle.readFile({ signal });
  } finally {
    await handle.close();
  }
}

async function download(url: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  // A redirect could make the publisher request addresses inside its own network.
  const response = await fetch(url, { signal, redirect: 'error' }).catch((error: Error) => {
    throw new Error(`${url} cannot be fetched: ${(error.cause as Error | undefined)?.message ?? error.message}.`);
  });
  if (response.status === 404 || response.status === 410)
    throw new MissingFileError(`${url} returned ${response.status}.`);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return readBody(response, maxBytes);
}

/** Throws an `UnusableFileError` after `maxBytes`. */
async function readBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new UnusableFileError(`has more than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
