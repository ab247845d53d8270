import type { ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { maxIdleTime } from '../../staff/auth/session.service.ts';
import { batchSize, EventFeed } from './event-feed.ts';
import { EventListener } from './event-listener.ts';
import { type EventPosition, isBefore } from './event-position.ts';
import type { EventStream } from './event-stream.ts';

/** Polling interval, as a fallback: a NOTIFY may be lost, an event must not be. */
const pollMilliseconds = 2_000;
const retryMilliseconds = 100;
const sessionCheckMilliseconds = 5_000;
/** After more missed events the client loads the list again. */
const maxReplayedEvents = 1_000;

interface Subscriber {
  stream: EventStream;
  sessionId: string;
  /** Events up to here have been sent to this subscriber. */
  from: EventPosition;
}

/** Open event streams. */
const streamLimits = { perSession: 200, all: 1_000 };

/** Streams lead events to all open lead desks. Each subscriber gets each event exactly once, in order. */
@Injectable()
export class LiveLeads implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly subscribers = new Set<Subscriber>();
  /** The session of each open stream. */
  private readonly openStreams: string[] = [];
  private readonly listener: EventListener;
  /** Position up to which all subscribers have all events; undefined without subscribers. */
  private position: EventPosition | undefined;
  private timers: NodeJS.Timeout[] = [];
  private isPolling = false;
  private isPollRequested = false;
  private isStopping = false;

  constructor(
    env: Env,
    private readonly database: DataSource,
    private readonly feed: EventFeed,
    private readonly connection: DatabaseConnection,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.listener = new EventListener(
      env.databaseUrl,
      'lead_events',
      (payload) => void this.onNotification(payload),
      log,
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.onReady('order of lead events', () => this.feed.renumberRestored());
  }

  /**
   * Counts a stream until its response is closed. Throws 429 if the session has too many, or there are too many in all: nginx and the
   * web server count per client address.
   */
  count(sessionId: string, response: ServerResponse): void {
    const ofSession = this.openStreams.filter((one) => one === sessionId).length;
    if (ofSession >= streamLimits.perSession || this.openStreams.length >= streamLimits.all)
      throw new TooManyRequestsException('Too many tabs are open. Please close some of them.', 60);
    this.openStreams.push(sessionId);
    response.once('close', () => this.openStreams.splice(this.openStreams.indexOf(sessionId), 1));
  }

  /** Adds a subscriber, starting after a position or now. Resolves to a function that unsubscribes. */
  async subscribe(
    stream: EventStream,
    sessionId: string,
    since: EventPosition | 'now' | 'unknown',
  ): Promise<() => void> {
    this.listener.start();
    const from = await this.replayMissed(stream, since);
    const subscriber = { stream, sessionId, from };
    if (this.isStopping) stream.end();
    else {
      this.add(subscriber);
      // The session may have ended while missed events were sent, when nothing looked for it here.
      await this.closeEndedSessions();
    }
    return () => this.remove(subscriber);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    for (const subscriber of this.subscribers) this.closeStream(subscriber);
    await this.listener.stop();
  }

  /** Sends missed events until the subscriber has reached the position of all others. */
  private async replayMissed(stream: EventStream, since: EventPosition | 'now' | 'unknown'): Promise<EventPosition> {
    let at = await this.startPosition(stream, since);
    for (let sent = 0; ; ) {
      const level = this.position;
      const { events, hasRemovals } = await this.feed.after(at);
      sent += events.length;
      if (sent > maxReplayedEvents || hasRemovals) {
        at = await this.startPosition(stream, 'unknown');
        sent = 0;
        continue;
      }
      for (const event of events) stream.lead(event);
      at = events.at(-1)?.position ?? at;
      if (events.length < batchSize && level === this.position) return at;
    }
  }

  private async startPosition(stream: EventStream, since: EventPosition | 'now' | 'unknown'): Promise<EventPosition> {
    const head = await this.feed.head();
    // A position after the head occurs only after a backup was restored.
    if (typeof since !== 'string' && !isBefore(head, since)) return since;
    if (since === 'now') stream.ready(head);
    else stream.reset(head);
    return head;
  }

  private add(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    this.position ??= subscriber.from;
    if (this.timers.length > 0) return;
    this.timers = [
      setInterval(() => void this.poll(), pollMilliseconds),
      setInterval(() => void this.closeEndedSessions(), sessionCheckMilliseconds),
    ];
  }

  private remove(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber);
    if (this.subscribers.size > 0) return;
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    this.position = undefined;
  }

  /** The trigger of `sessions` notifies the same channel. */
  private onNotification(payload?: string): Promise<void> {
    return payload === 'session-ended' ? this.closeEndedSessions() : this.poll();
  }

  private closeStream(subscriber: Subscriber): void {
    subscriber.stream.end();
    this.remove(subscriber);
  }

  /** Reads and sends new events. Calls during a poll lead to one more poll. */
  private async poll(): Promise<void> {
    if (this.isPolling) {
      this.isPollRequested = true;
      return;
    }
    this.isPolling = true;
    try {
      do {
        this.isPollRequested = false;
        await this.readNewEvents();
      } while (this.isPollRequested);
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'reading lead events failed');
    } finally {
      this.isPolling = false;
    }
  }

  private async readNewEvents(): Promise<void> {
    while (this.position) {
      const from = this.position;
      const { events, head, hasUncommitted, hasRemovals } = await this.feed.after(from);
      // Other subscribers have started meanwhile, at a position of their own.
      if (this.position !== from) continue;
      // Or the database was replaced by a restored one.
      if (hasRemovals || isBefore(head, from)) return this.resetAll(head);
      for (const event of events) {
        this.position = event.position;
        for (const subscriber of this.subscribers)
          if (isBefore(subscriber.from, event.position)) subscriber.stream.lead(event);
      }
      if (events.length < batchSize) {
        if (hasUncommitted) setTimeout(() => void this.poll(), retryMilliseconds).unref();
        return;
      }
    }
  }

  /** Lets all clients load the list again. */
  private resetAll(head: EventPosition): void {
    this.position = head;
    for (const subscriber of this.subscribers) {
      subscriber.from = head;
      subscriber.stream.reset(head);
    }
  }

  /** Closes streams whose session has ended. An open stream does not keep a session alive. */
  private async closeEndedSessions(): Promise<void> {
    // Others may be added or removed during the query.
    const subscribers = [...this.subscribers];
    try {
      const open: { id: string }[] = await this.database.query(
        `select sessions.id from sessions join staff_accounts using (user_id)
         where sessions.id = any($1::uuid[]) and disabled_at is null and expires_at > now()
           and last_seen_at > now() - $2 * interval '1 ms'`,
        [subscribers.map(({ sessionId }) => sessionId), maxIdleTime],
      );
      const ids = new Set(open.map(({ id }) => id));
      for (const subscriber of subscribers) {
        if (ids.has(subscriber.sessionId) || !this.subscribers.has(subscriber)) continue;
        subscriber.stream.endSession();
        this.remove(subscriber);
      }
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'checking the sessions of live streams failed');
    }
  }
}
