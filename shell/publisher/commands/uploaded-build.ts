import type { BodyReader } from '../platform/body-reader.ts';
import { maxManifestBytes, type ReleaseSource } from '../release/release-source.ts';

/** Returns the build that follows a command in its request: its signed manifest in one line, then its files in the order of the manifest. */
export async function uploadedSource(body: BodyReader): Promise<ReleaseSource> {
  const manifest = await body.line(maxManifestBytes);
  return {
    address: 'upload',
    isLocal: false,
    readManifest: async () => manifest,
    readFile: (_folder, _path, bytes) => body.bytes(bytes),
  };
}
