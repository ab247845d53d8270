import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Text files get compressed copies. Images and fonts are compressed already. */
export const isText = (path: string) => /\.(html|js|css|svg|json|webmanifest|speculationrules|txt|xml)$/.test(path);

/**
 * Returns the brotli and gzip copies. Files of a release are compressed once with the best quality. Pages are compressed at
 * each publication with a lower quality, which takes half the time and makes them 2 % larger.
 */
export async function compress(content: Buffer, isPage: boolean): Promise<{ br: Buffer; gz: Buffer }> {
  const quality = isPage ? pageQuality : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}

const pageQuality = 10;
