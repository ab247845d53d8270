import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StreamedEvent {
  event: string;
  data: { leadId?: number; kind?: string };
}

/** A minimal `EventSource` client that collects events. */
export interface OpenStream {
  response: IncomingMessage;
  /** Without the heartbeats. */
  events: StreamedEvent[];
  heartbeats: number;
  /** Resolves when the condition is true. */
  until(isThere: (events: StreamedEvent[]) => boolean): Promise<void>;
  hasEnded: Promise<unknown>;
  close(): void;
}

/** For a busy machine. */
const timeoutMilliseconds = 50_000;

export async function openStream(address: string, headers: Record<string, string>): Promise<OpenStream> {
  const outgoing = request(address, { headers, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const events: StreamedEvent[] = [];
  const stream = { heartbeats: 0 };
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\n\n');
    rest = messages.pop() ?? '';
    const received = messages.filter((message) => message.includes('data: ')).map(read);
    events.push(...received.filter(({ event }) => event !== 'heartbeat'));
    stream.heartbeats += received.filter(({ event }) => event === 'heartbeat').length;
  });
  response.on('error', () => undefined);

  return Object.assign(stream, {
    response,
    events,
    async until(isThere: (events: StreamedEvent[]) => boolean) {
      for (const limit = Date.now() + timeoutMilliseconds; !isThere(events); await sleep(10)) {
        if (Date.now() > limit)
          throw new Error(`Timeout: too slow, or the events never came; so far: ${JSON.stringify(events)}`);
      }
    },
    hasEnded: new Promise((resolve) => response.once('close', resolve)),
    close: () => outgoing.destroy(),
  });
}

function read(message: string): StreamedEvent {
  const fields = Object.fromEntries(message.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { event: fields.event, data: JSON.parse(fields.data) };
}
