import type { ServerResponse } from 'node:http';

/** The lead desk shows that the server is silent after two missed heartbeats. */
const heartbeatMilliseconds = 2_000;
const reconnectMilliseconds = 2_000;
/** A client that reads too slowly is disconnected. It reconnects and loads its leads again. */
const maxBufferedBytes = 1_000_000;

/** Server-sent events to one browser. */
export class EventStream {
  /** An event, because scripts do not see comments. */
  private readonly heartbeat = setInterval(() => this.send('heartbeat'), heartbeatMilliseconds);

  constructor(private readonly response: ServerResponse) {
    response.once('close', () => clearInterval(this.heartbeat));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Disables response buffering in nginx.
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${reconnectMilliseconds}\n\n`);
    this.send('heartbeat');
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }

  /** `data` is JSON. */
  send(event: string, data = '{}'): void {
    this.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > maxBufferedBytes) this.response.destroy();
  }
}
