import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The place where a team publishes: `release.json` and a folder per version with the listed files. */
export interface ReleaseSource {
  /** Folder or URL. */
  readonly address: string;
  /** Unsigned releases are accepted from local folders only. */
  readonly isLocal: boolean;
  /** Text of `release.json`, or of `candidate.json` for a preview. */
  readManifest(file: 'release.json' | 'candidate.json', signal: AbortSignal): Promise<string>;
  /** Content of a file. Throws when it cannot be read or, over the network, has more than `maxBytes`. */
  readFile(path: string, maxBytes: number, signal: AbortSignal): Promise<Buffer>;
}

const maxManifestBytes = 2_000_000;

/** Returns the source at an `http:` or `https:` URL or in a folder. */
export function releaseSource(address: string): ReleaseSource {
  return /^https?:/.test(address) ? httpSource(address.replace(/\/$/, '')) : folderSource(address);
}

const folderSource = (folder: string): ReleaseSource => ({
  address: folder,
  isLocal: true,
  readManifest: (file, signal) => readFile(join(folder, file), { encoding: 'utf8', signal }),
  readFile: (path, _, signal) => readFile(join(folder, path), { signal }),
});

function httpSource(origin: string): ReleaseSource {
  const get = async (path: string, maxBytes: number, signal: AbortSignal) => {
    // A redirect could make the publisher request addresses inside its own network.
    const response = await fetch(`${origin}/${path}`, { signal, redirect: 'error' }).catch((error: Error) => {
      throw new Error(
        `${origin}/${path} cannot be fetched: ${(error.cause as Error | undefined)?.message ?? error.message}.`,
      );
    });
    if (!response.ok) throw new Error(`${origin}/${path} returned ${response.status}.`);
    return readBody(response, maxBytes);
  };
  return {
    address: origin,
    isLocal: false,
    readManifest: async (file, signal) => (await get(file, maxManifestBytes, signal)).toString(),
    readFile: get,
  };
}

async function readBody({ body, url }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`${url} has more than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
