import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { remotes } from '@portal/contracts/remote';
import sirv from 'sirv';

/** `/shell/<version>/<file>` and `/remotes/<name>/<version>/<file>`. */
const assetPath = /^\/(?:(shell)|remotes\/([a-z-]+))\/([\w.-]+)(\/[\w@./~-]+)$/;

/** What only the renderer runs or reads. */
const isInternal = (file: string) => /\.mjs$|^\/release\.json$|\.(br|gz)$|\/\./.test(file);

export interface AssetAddress {
  name: string;
  version: string;
  file: string;
}

export function assetAddress(path: string): AssetAddress | undefined {
  const [, shell, remote, version, file] = assetPath.exec(path) ?? [];
  const name = shell ?? remote;
  if (!name || !version || !file || version.startsWith('.') || isInternal(file)) return undefined;
  return { name, version, file };
}

const isPublic = (name: string) => remotes.some((remote) => remote.name === name && remote.isPublic);

/** Serves the files of every release in the store: immutable, compressed once. */
export function assetServer(releasesDir: string) {
  const servers = new Map<string, ReturnType<typeof sirv>>();

  const serverOf = (folder: string, isPublic: boolean) => {
    // A cache on the way must not hand to everybody what is for whoever is signed in.
    const setHeaders = (response: ServerResponse) =>
      isPublic || response.setHeader('cache-control', 'private,max-age=31536000,immutable');
    const server =
      servers.get(folder) ??
      sirv(folder, {
        immutable: true,
        maxAge: 31_536_000,
        etag: true,
        brotli: true,
        gzip: true,
        extensions: [],
        setHeaders,
      });
    servers.set(folder, server);
    return server;
  };

  return (
    request: IncomingMessage,
    response: ServerResponse,
    { name, version, file }: AssetAddress,
    missing: () => void,
  ) => {
    const folder = join(releasesDir, name, version);
    if (!existsSync(join(folder, 'release.json'))) {
      servers.delete(folder);
      return missing();
    }
    request.url = file;
    serverOf(folder, name === 'shell' || isPublic(name))(request, response, missing);
  };
}
