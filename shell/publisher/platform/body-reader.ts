import type { Readable } from 'node:stream';

/** Reads a request body in parts: lines, and files of known size. */
export class BodyReader {
  private readonly body: Readable;
  private readonly chunks: AsyncIterableIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(body: Readable) {
    this.body = body;
    this.chunks = body.iterator({ destroyOnReturn: false });
  }

  /** Resolves to the text before the next line break, or all of it. Throws when it has more than `maxBytes`. */
  async line(maxBytes: number): Promise<string> {
    let end = this.rest.indexOf('\n');
    while (end < 0 && this.rest.length <= maxBytes) {
      const { done, value } = await this.chunks.next();
      if (done) break;
      this.rest = Buffer.concat([this.rest, value]);
      end = this.rest.indexOf('\n');
    }
    const line = this.rest.subarray(0, end < 0 ? this.rest.length : end);
    if (line.length > maxBytes) throw new Error(`A line of the request has more than ${maxBytes} bytes.`);
    this.rest = this.rest.subarray(line.length + 1);
    return line.toString();
  }

  /** Resolves to the next bytes. Throws when there are fewer. */
  async bytes(count: number): Promise<Buffer> {
    const parts = [this.rest];
    for (let length = this.rest.length; length < count; ) {
      const { done, value } = await this.chunks.next();
      if (done) throw new Error('The request ended before all files of the build.');
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    this.rest = all.subarray(count);
    return all.subarray(0, count);
  }

  /** Yields what was not read. */
  async *remaining(): AsyncGenerator<Buffer> {
    yield this.rest;
    yield* this.chunks;
  }

  /** Discards what was not read, so that the client gets the response. */
  end() {
    this.chunks.return?.().then(
      () => this.body.resume(),
      () => {},
    );
  }
}
