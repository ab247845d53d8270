import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  fieldCountersSchema,
  type ReleaseCounters,
  type ReleaseEvent,
  releaseEventSchema,
} from '@portal/contracts/field-counters';

/** Stands for the inner port of the API, of which the publisher knows the contract only. */
export class InnerPort {
  /** `RELEASE_EVENTS_KEY`. */
  static readonly key = 'k'.repeat(32);
  /** By remote, version and time. Without a time they are of any time. */
  private readonly counters = new Map<string, ReleaseCounters & { at?: Date | undefined }>();
  readonly events: ReleaseEvent[] = [];
  /** Reads of counters. */
  reads = 0;
  isAway = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      response.shouldKeepAlive = false;
      if (this.isAway) return response.writeHead(503).end();
      if (request.method === 'POST') {
        if (request.headers.authorization !== `Bearer ${InnerPort.key}`) return response.writeHead(401).end();
        this.events.push(releaseEventSchema.parse(await json(request)));
        return response.writeHead(204).end();
      }
      this.reads += 1;
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      const [from = '', to = ''] = ['from', 'to'].map((name) => query.get(name) ?? '');
      const isAsked = ({ at }: { at?: Date | undefined }) => !at || (at >= new Date(from) && at < new Date(to));
      const releases = [...this.counters.values()].filter(isAsked);
      return response.end(JSON.stringify(fieldCountersSchema.parse({ releases })));
    });
  }

  static async start(): Promise<InnerPort> {
    const port = new InnerPort();
    port.server.listen(0, '127.0.0.1');
    await once(port.server, 'listening');
    return port;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  report(remote: string, version: string, counters: Partial<ReleaseCounters>, at?: Date) {
    this.counters.set(`${remote} ${version} ${at}`, { ...noReports, ...counters, remote, version, at });
  }

  stop(): void {
    this.server.close();
  }
}

const noReports = { loads: 20, failedLoads: 0, forms: { sent: 0, failed: 0 }, signatures: [] };
