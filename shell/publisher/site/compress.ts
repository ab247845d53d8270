import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Text files get compressed copies. Images and fonts are compressed already. */
export const isText = (path: string) => /\.(html|js|css|svg|json|webmanifest|speculationrules|txt|xml)$/.test(path);

/** Returns the brotli and gzip copies, with the best quality, which is brotli's default. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotliAsync(content),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
