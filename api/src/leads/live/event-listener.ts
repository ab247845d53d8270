import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { describeError } from '../../platform/logging/describe-error.ts';

const reconnectMilliseconds = 1_000;

/** Listens to `NOTIFY` on its own connection and reconnects when the connection is lost. */
export class EventListener {
  /** Whether notifications arrive. */
  isListening = false;
  private readonly stopping = new AbortController();
  private client: pg.Client | undefined;
  private listening: Promise<void> | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly callbacks: {
      onNotification: (payload: string) => void;
      /** Notifications before it may have been missed. */
      onListening: () => void;
    },
    private readonly log: Logger,
  ) {}

  /** Starts listening. Further calls do nothing. */
  start(): void {
    this.listening ??= this.listenWithReconnect();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.listening;
  }

  private async listenWithReconnect(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.listen().catch((error) => this.log.warn({ error: describeError(error) }, 'LISTEN lead_events failed'));
      await sleep(reconnectMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection is closed. */
  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'portal-api-live',
      connectionTimeoutMillis: 1_500,
      keepAlive: true,
    });
    this.client = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    // Every error also emits `end`.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.callbacks.onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
      this.isListening = true;
      this.callbacks.onListening();
      await ended;
    } finally {
      this.isListening = false;
      await client.end().catch(() => undefined);
    }
  }
}
