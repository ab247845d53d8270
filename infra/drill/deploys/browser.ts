import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const timeoutMs = 10_000;

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** The HTTP connections of one browser: kept open and reused. */
export class Browser {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 });
  private readonly origin: string;
  private readonly headers: OutgoingHttpHeaders;
  private readonly onRetry: () => void;

  constructor(origin: string, headers: OutgoingHttpHeaders = {}, onRetry = () => {}) {
    this.origin = origin;
    this.headers = { 'accept-encoding': 'gzip, deflate, br', ...headers };
    this.onRetry = onRetry;
  }

  /**
   * Throws when there is no complete response in time. As browsers do, retries once on a new connection when a reused
   * connection was closed before the first byte of the response.
   */
  async request(path: string, options: RequestOptions = {}): Promise<Response> {
    try {
      return await this.send(path, options, this.agent);
    } catch (error) {
      if (!(error instanceof ConnectionClosedError)) throw error;
      this.onRetry();
      return await this.send(path, options, false);
    }
  }

  private async send(path: string, options: RequestOptions, agent: Agent | false): Promise<Response> {
    const { method = 'GET', headers, body = '' } = options;
    const outgoing = request(this.origin + path, {
      method,
      agent,
      headers: { ...this.headers, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // An error after the first byte is thrown where the response is read.
    outgoing.on('error', () => {});
    outgoing.end(body);
    // `reusedSocket` is false for a request that has waited for its connection.
    let receivedBefore = 0;
    outgoing.once('socket', (socket) => {
      receivedBefore = socket.bytesRead;
    });
    const [incoming] = (await once(outgoing, 'response').catch((error: NodeJS.ErrnoException) => {
      const isReused = receivedBefore > 0 && outgoing.socket?.bytesRead === receivedBefore;
      const isClosed = isReused && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      throw isClosed ? new ConnectionClosedError(error.message) : error;
    })) as [IncomingMessage];
    const received = await buffer(incoming);
    const { statusCode: status = 0, headers: responseHeaders } = incoming;
    return {
      status,
      headers: responseHeaders,
      body: await decompressed(received, responseHeaders['content-encoding']),
    };
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A reused connection was closed before the first byte of the response. */
class ConnectionClosedError extends Error {}

async function decompressed(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliDecompress)(body);
  if (encoding === 'gzip') return promisify(gunzip)(body);
  return body;
}
