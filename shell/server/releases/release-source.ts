import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a team publishes: a `release.json` and, beside it, the files it names. */
export interface ReleaseSource {
  /** The text of `release.json` when it is another one than last time. Throws when there is none to read. */
  poll(): Promise<string | undefined>;
  /** The text of `candidate.json`: a release that is published to be looked at. Throws when there is none to read. */
  candidate(): Promise<string>;
  /** A file of the release. Throws when it cannot be read. */
  read(path: string): Promise<Buffer>;
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
      const text = await response.text();
      etag = response.headers.get('etag') ?? '';
      if (text === last) return undefined;
      last = text;
      return text;
    },
    candidate: async () => (await get('candidate.json')).text(),
    read: async (path) => Buffer.from(await (await get(path)).arrayBuffer()),
    forget() {
      etag = '';
      last = undefined;
    },
  };
}
