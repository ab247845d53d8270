import type { Readable } from 'node:stream';

export class TooLargeError extends Error {}

/** Returns one line of a stream of JSON values. */
export const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/**
 * Yields the JSON values of a stream, one per line. Throws a `TooLargeError` after `maxBytes`, a `SyntaxError` for
 * a line that is not JSON.
 */
export async function* readLines(stream: Readable, maxBytes: number): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let rest = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLargeError(`More than ${Math.round(maxBytes / 1e6)} MB.`);

    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    rest += first;
    for (const next of others) {
      yield JSON.parse(rest);
      rest = next;
    }
  }
}
