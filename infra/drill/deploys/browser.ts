import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A person has left before that. */
const patienceMs = 10_000;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/**
 * One visitor's connections, kept open and used again as browsers do. Unlike a browser it asks nothing twice: a kept
 * connection that ends in the moment of its next request is an error here, and the visitor of a browser would not notice.
 */
export class Browser {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 });
  private readonly origin: string;
  private readonly headers: OutgoingHttpHeaders;

  constructor(origin: string, headers: OutgoingHttpHeaders = {}) {
    this.origin = origin;
    this.headers = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  }

  /** Throws when there is no whole answer in time. */
  async ask(path: string, { method = 'GET', headers, body = '' }: Asked = {}): Promise<Answer> {
    const outgoing = request(this.origin + path, {
      method,
      agent: this.agent,
      headers: { ...this.headers, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      signal: AbortSignal.timeout(patienceMs),
    });
    try {
      outgoing.end(body);
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      const packed = await buffer(incoming);
      const { statusCode = 0, headers: answered } = incoming;
      return { status: statusCode, headers: answered, body: await unpacked(packed, answered['content-encoding']) };
    } catch (error) {
      const on = outgoing.reusedSocket ? 'a kept connection' : 'a new connection';
      throw new Error(`${(error as Error).message} on ${on}`);
    }
  }

  close(): void {
    this.agent.destroy();
  }
}

async function unpacked(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliDecompress)(body);
  if (encoding === 'gzip') return promisify(gunzip)(body);
  return body;
}
