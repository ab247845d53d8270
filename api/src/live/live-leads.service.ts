import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Env } from '../env.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { idleLimit } from '../session/session.service.ts';
import { EventFeed, eventsAtOnce } from './event-feed.ts';
import { EventListener } from './event-listener.ts';
import { type EventPosition, isBehind } from './event-position.ts';
import type { EventStream } from './event-stream.ts';

/** News arrive without NOTIFY too, only later: one may be lost, and nothing may be. */
const lookMilliseconds = 2_000;
const heldBackMilliseconds = 100;
const sessionCheckMilliseconds = 5_000;
/** Whoever has missed more than this is quicker with a fresh list. */
const mostCaughtUp = 1_000;

interface Watcher {
  stream: EventStream;
  sessionId: string;
  /** What lies before has been told already. */
  from: EventPosition;
}

/** Tells everybody who watches the inbox what happens, each event once and none left out. */
@Injectable()
export class LiveLeads implements OnModuleDestroy {
  private readonly watchers = new Set<Watcher>();
  private readonly listener: EventListener;
  /** Up to where all watchers have been told; none while nobody watches. */
  private position: EventPosition | undefined;
  private timers: NodeJS.Timeout[] = [];
  private isReading = false;
  private isAskedAgain = false;
  private isStopping = false;

  constructor(
    env: Env,
    private readonly database: DataSource,
    private readonly feed: EventFeed,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.listener = new EventListener(env.databaseUrl, 'lead_events', () => void this.look(), log);
  }

  /** Adds a watcher who has seen everything up to a position, or begins now. The answer takes it away again. */
  async watch(stream: EventStream, sessionId: string, since: EventPosition | 'now' | 'unknown'): Promise<() => void> {
    this.listener.start();
    const from = await this.catchUp(stream, since);
    const watcher = { stream, sessionId, from };
    if (this.isStopping) stream.end();
    else this.add(watcher);
    return () => this.remove(watcher);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    for (const watcher of this.watchers) this.dismiss(watcher);
    await this.listener.stop();
  }

  /** Tells what was missed. Ends in the very moment in which nothing lies between the watcher and all others. */
  private async catchUp(stream: EventStream, since: EventPosition | 'now' | 'unknown'): Promise<EventPosition> {
    let at = await this.begin(stream, since);
    for (let told = 0; ; ) {
      const level = this.position;
      const { events } = await this.feed.after(at);
      told += events.length;
      if (told > mostCaughtUp) {
        at = await this.begin(stream, 'unknown');
        told = 0;
        continue;
      }
      for (const event of events) stream.lead(event);
      at = events.at(-1)?.position ?? at;
      if (events.length < eventsAtOnce && level === this.position) return at;
    }
  }

  private async begin(stream: EventStream, since: EventPosition | 'now' | 'unknown'): Promise<EventPosition> {
    const head = await this.feed.head();
    // Nobody has seen the future, unless the database was put back to an earlier day.
    if (typeof since !== 'string' && !isBehind(head, since)) return since;
    if (since === 'now') stream.ready(head);
    else stream.reset(head);
    return head;
  }

  private add(watcher: Watcher): void {
    this.watchers.add(watcher);
    this.position ??= watcher.from;
    if (this.timers.length > 0) return;
    this.timers = [
      setInterval(() => void this.look(), lookMilliseconds),
      setInterval(() => void this.dismissSignedOut(), sessionCheckMilliseconds),
    ];
  }

  private remove(watcher: Watcher): void {
    this.watchers.delete(watcher);
    if (this.watchers.size > 0) return;
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    this.position = undefined;
  }

  private dismiss(watcher: Watcher): void {
    watcher.stream.end();
    this.remove(watcher);
  }

  /** Reads on and tells everybody; one reading at a time, and once more if somebody asked meanwhile. */
  private async look(): Promise<void> {
    if (this.isReading) {
      this.isAskedAgain = true;
      return;
    }
    this.isReading = true;
    try {
      do {
        this.isAskedAgain = false;
        await this.readOn();
      } while (this.isAskedAgain);
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'lead events could not be read');
    } finally {
      this.isReading = false;
    }
  }

  private async readOn(): Promise<void> {
    while (this.position) {
      const { events, isHeldBack } = await this.feed.after(this.position);
      if (!this.position) return;
      for (const event of events) {
        this.position = event.position;
        for (const { stream, from } of this.watchers) if (isBehind(from, event.position)) stream.lead(event);
      }
      if (events.length < eventsAtOnce) {
        if (isHeldBack) setTimeout(() => void this.look(), heldBackMilliseconds).unref();
        return;
      }
    }
  }

  /** A stream outlives neither its session nor the account. Watching is no use of a session, so it does not prolong it. */
  private async dismissSignedOut(): Promise<void> {
    try {
      const open: { id: string }[] = await this.database.query(
        `select sessions.id from sessions join staff_accounts using (user_id)
         where sessions.id = any($1::uuid[]) and disabled_at is null and expires_at > now()
           and last_seen_at > now() - $2 * interval '1 ms'`,
        [[...this.watchers].map(({ sessionId }) => sessionId), idleLimit],
      );
      const ids = new Set(open.map(({ id }) => id));
      for (const watcher of this.watchers) if (!ids.has(watcher.sessionId)) this.dismiss(watcher);
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'the sessions of watchers could not be checked');
    }
  }
}
