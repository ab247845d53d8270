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

/** One visitor's connections, kept open and used again as browsers do. */
export class Browser {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 });
  private readonly origin: string;
  private readonly headers: OutgoingHttpHeaders;
  private readonly onAskedAgain: () => void;

  constructor(origin: string, headers: OutgoingHttpHeaders = {}, onAskedAgain = () => {}) {
    this.origin = origin;
    this.headers = { 'accept-encoding': 'gzip, deflate, br', ...headers };
    this.onAskedAgain = onAskedAgain;
  }

  /**
   * Throws when there is no whole answer in time. Asks once more, on a new connection, in the one case in which browsers do
   * so without a word: a kept connection was ended before it brought anything of an answer.
   */
  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    try {
      return await this.send(path, asked, this.agent);
    } catch (error) {
      if (!(error instanceof ConnectionEnded)) throw error;
      this.onAskedAgain();
      return await this.send(path, asked, false);
    }
  }

  private async send(
    path: string,
    { method = 'GET', headers, body = '' }: Asked,
    agent: Agent | false,
  ): Promise<Answer> {
    const outgoing = request(this.origin + path, {
      method,
      agent,
      headers: { ...this.headers, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      signal: AbortSignal.timeout(patienceMs),
    });
    // What breaks after the first of an answer is told by that answer.
    outgoing.on('error', () => {});
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response').catch((error: NodeJS.ErrnoException) => {
      const isEnded = outgoing.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      throw isEnded ? new ConnectionEnded(error.message) : error;
    })) as [IncomingMessage];
    const packed = await buffer(incoming);
    const { statusCode: status = 0, headers: answered } = incoming;
    return { status, headers: answered, body: await unpacked(packed, answered['content-encoding']) };
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A kept connection, before any of an answer. */
class ConnectionEnded extends Error {}

async function unpacked(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliDecompress)(body);
  if (encoding === 'gzip') return promisify(gunzip)(body);
  return body;
}
