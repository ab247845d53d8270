import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@portal/contracts/content-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './accepted-encodings.ts';

/**
 * Sends a file with the smallest encoding that the client accepts. Resolves to false when the file does not exist. Throws
 * other errors of the file system.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, folder: string, file: string) {
  const found = await findFile(folder, file, acceptedEncodings(String(request.headers['accept-encoding'] ?? '')));
  if (!found) return false;

  const { headers } = request.raw;
  if (reply.statusCode === 200) headers.range = supportedRange(headers.range, found.size);
  else for (const name of ['range', 'if-none-match', 'if-match']) delete headers[name];
  // Modification times are derived from the content, so conditions on dates do not apply.
  for (const name of ['if-modified-since', 'if-unmodified-since']) delete headers[name];
  if (headers.range === undefined) delete headers.range;

  reply.header('vary', 'accept-encoding').type(contentTypeOf(file) ?? 'application/octet-stream');
  if (found.encoding) reply.header('content-encoding', found.encoding);
  reply.sendFile(file + found.extension, folder, { contentType: false, cacheControl: false, lastModified: false });
  return true;
}

async function findFile(folder: string, file: string, encodings: { encoding: string; extension: string }[]) {
  for (const { encoding, extension } of [...encodings, { encoding: '', extension: '' }]) {
    const stats = await stat(join(folder, file + extension)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return undefined;
      throw error;
    });
    if (stats?.isFile()) return { encoding, extension, size: stats.size };
  }
  return undefined;
}

/**
 * Returns the header if it is one valid byte range. Other ranges are ignored, as RFC 9110 allows. The library would
 * return 416 for a suffix that is longer than the file.
 */
function supportedRange(range: string | undefined, size: number): string | undefined {
  const match = /^bytes=(?:\d+-\d*|-(?<suffix>\d+))$/.exec(range ?? '');
  return Number(match?.groups?.suffix) > size ? 'bytes=0-' : match?.[0];
}
