import type { ServerResponse } from 'node:http';
import type { LiveEvent } from './event-feed.ts';
import { type EventPosition, writePosition } from './event-position.ts';

const heartbeatMilliseconds = 15_000;
const reconnectMilliseconds = 2_000;
/** Whoever takes in nothing for so long is let go; coming back, they go on where they were. */
const mostBufferedBytes = 1_000_000;

/** Server-sent events to one browser. */
export class EventStream {
  private readonly heartbeat = setInterval(() => this.write(': still here\n\n'), heartbeatMilliseconds);

  constructor(private readonly response: ServerResponse) {
    response.once('close', () => clearInterval(this.heartbeat));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx collects answers unless it is told not to.
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${reconnectMilliseconds}\n\n`);
  }

  ready(position: EventPosition): void {
    this.tell('ready', position, {});
  }

  reset(position: EventPosition): void {
    this.tell('reset', position, {});
  }

  lead({ position, ...event }: LiveEvent): void {
    this.tell('lead', position, event);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }

  private tell(event: string, position: EventPosition, data: object): void {
    this.write(`id: ${writePosition(position)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > mostBufferedBytes) this.response.destroy();
  }
}
