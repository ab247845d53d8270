import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a team publishes: a `release.json` and, beside it, the files it names. */
export interface ReleaseSource {
  /** The text of `release.json` when it is another one than last time. Throws when there is none to read. */
  poll(): Promise<string | undefined>;
  /** The text of `candidate.json`: a release that is published to be looked at. Throws when there is none to read. */
  candidate(): Promise<string>;
  /** A file of the release. Throws when it cannot be read, and over the network when it has more bytes than that. */
  read(path: string, bytesAtMost: number): Promise<Buffer>;
  /** Lets the next poll answer again what it answered last: its files could not be read this time. */
  forget(): void;
}

/** Reads from a folder, or from a server when the address is `http:` or `https:`. */
export const releaseSource = (address: string): ReleaseSource =>
  /^https?:/.test(address) ? httpSource(address.replace(/\/$/, '')) : folderSource(address);

function folderSource(folder: string): ReleaseSource {
  let last: string | undefined;
  return {
    async poll() {
      const text = await readFile(join(folder, 'release.json'), 'utf8');
      if (text === last) return undefined;
      last = text;
      return text;
    },
    candidate: () => readFile(join(folder, 'candidate.json'), 'utf8'),
    read: (path) => readFile(join(folder, path)),
    forget() {
      last = undefined;
    },
  };
}

const secondsToAnswer = 10;

/** For a `release.json`; one of a hundred pages has 60 kB. */
const announcementBytes = 2_000_000;

function httpSource(origin: string): ReleaseSource {
  let etag = '';
  let last: string | undefined;

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/${path}`, { headers, signal: AbortSignal.timeout(secondsToAnswer * 1000) });
    if (!response.ok && response.status !== 304) throw new Error(`${origin}/${path} answered ${response.status}.`);
    return response;
  };

  return {
    async poll() {
      const response = await get('release.json', etag ? { 'if-none-match': etag } : {});
      if (response.status === 304) return undefined;
      const text = await announcement(response);
      etag = response.headers.get('etag') ?? '';
      if (text === last) return undefined;
      last = text;
      return text;
    },
    candidate: async () => announcement(await get('candidate.json')),
    read: async (path, bytesAtMost) => bodyOf(await get(path), bytesAtMost),
    forget() {
      etag = '';
      last = undefined;
    },
  };
}

const announcement = async (response: Response) => (await bodyOf(response, announcementBytes)).toString();

/** What a server sends that may be anybody's until its signature was read: no more of it than was agreed on. */
async function bodyOf({ body, url }: Response, bytesAtMost: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > bytesAtMost) throw new Error(`${url} sends more than ${bytesAtMost} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
