import type { ServerResponse } from 'node:http';

/** The lead desk shows that the server is silent after two missed heartbeats. */
const heartbeatMilliseconds = 2_000;
const reconnectMilliseconds = 2_000;
/** A client that reads too slowly is disconnected. It reconnects and loads its leads again. */
const maxBufferedBytes = 1_000_000;

/** Server-sent events to one browser. */
export class EventStream {
  private readonly heartbeat = setInterval(() => this.beat(), heartbeatMilliseconds);

  constructor(private readonly response: ServerResponse) {
    response.once('close', () => clearInterval(this.heartbeat));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Disables response buffering in nginx.
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${reconnectMilliseconds}\n\n`);
    this.beat();
  }

  ready(): void {
    this.send('ready');
  }

  /** `change` is the JSON of the id of the lead and the kind of the change. */
  lead(change: string): void {
    this.send('lead', change);
  }

  /** `presence` is the JSON of a person, what they do, and the id of the lead that they have open. */
  presence(presence: string): void {
    this.send('presence', presence);
  }

  /** The mailbox of conversations is connected, or not connected any more. */
  mailbox(): void {
    this.send('mailbox');
  }

  /** Ends the stream. The client clears the page at once instead of reconnecting first. */
  endSession(): void {
    this.send('session-ended');
    this.end();
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }

  /** An event, because scripts do not see comments. */
  private beat(): void {
    this.send('heartbeat');
  }

  private send(event: string, data = '{}'): void {
    this.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > maxBufferedBytes) this.response.destroy();
  }
}
