import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { describeError } from '../logging/describe-error.ts';

const pauseMilliseconds = 1_000;

/** A connection of its own that hears `NOTIFY`, and comes back by itself when it is lost. */
export class EventListener {
  private readonly stopping = new AbortController();
  private client: pg.Client | undefined;
  private listening: Promise<void> | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    /** Called for every message, and after each silence in which one may have been missed. */
    private readonly hear: () => void,
    private readonly log: Logger,
  ) {}

  /** Begins to listen, at the first call. */
  start(): void {
    this.listening ??= this.keepListening();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.listening;
  }

  private async keepListening(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.listen().catch((error) =>
        this.log.warn({ error: describeError(error) }, 'listening for lead events failed'),
      );
      await sleep(pauseMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Returns when the connection is gone. */
  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'portal-api-live',
      connectionTimeoutMillis: 1_500,
      keepAlive: true,
    });
    this.client = client;
    const gone = new Promise<void>((resolve) => client.once('end', resolve));
    // Whatever goes wrong ends the connection as well, and `end` is what is waited for.
    client.on('error', () => undefined);
    client.on('notification', this.hear);
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
      this.hear();
      await gone;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
