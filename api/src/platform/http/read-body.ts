import type { Readable } from 'node:stream';

/**
 * Resolves to the body of a request, or to undefined if it has more than `maxBytes`. The rest is discarded: otherwise the next request on
 * the connection, which can be another person's, would wait for it until it ends with 408.
 */
export async function readBody(body: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  body.resume();
  return undefined;
}
