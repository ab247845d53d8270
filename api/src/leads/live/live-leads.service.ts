import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { maxIdleTime } from '../../staff/auth/session.service.ts';
import { EventListener } from './event-listener.ts';
import { EventStream } from './event-stream.ts';

/** The fallback for a NOTIFY that was not sent: a process may end between its commit and its NOTIFY. */
const pollMilliseconds = 2_000;
const sessionCheckMilliseconds = 5_000;
/** Ids are assigned before the commit, so an event can appear below one that was already read. This many are read again. */
const overlap = 500;
/** When more are read, the lead desks load their leads again. */
const maxEvents = 1_500;
const streamLimits = { perSession: 200, all: 1_000 };

interface Subscriber {
  stream: EventStream;
  sessionId: string;
  /** Whether `ready` was sent: the client has loaded its leads, or does so now. */
  isReady: boolean;
}

interface EventRow {
  /** A `bigint`. */
  id: string;
  lead_id: number;
  kind: LeadEventKind;
}

/** Tells all open lead desks which leads have changed. */
@Injectable()
export class LiveLeads implements OnModuleDestroy {
  private readonly subscribers = new Set<Subscriber>();
  private readonly listener: EventListener;
  /** The events of the last poll; undefined when the next one starts anew, at the newest event. */
  private known: { newest: number; ids: Set<string> } | undefined;
  private timers: NodeJS.Timeout[] = [];
  private isPolling = false;
  private isPollRequested = false;
  private isStopping = false;

  constructor(
    env: Env,
    private readonly database: DataSource,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.listener = new EventListener(
      env.databaseUrl,
      'lead_events',
      {
        onNotification: (payload) => void this.onNotification(payload),
        // A removal may have been missed, or the database was replaced by a restored one. Clients load their leads after `ready`.
        onListening: () => void this.reloadAll(),
      },
      log,
    );
  }

  /**
   * Streams changes until the response is closed. Throws 429 if the session has too many streams, or there are too many in all: nginx
   * and the web server count per client address.
   */
  subscribe(sessionId: string, response: ServerResponse): void {
    const ofSession = [...this.subscribers].filter((subscriber) => subscriber.sessionId === sessionId).length;
    if (ofSession >= streamLimits.perSession || this.subscribers.size >= streamLimits.all)
      throw new TooManyRequestsException('Too many tabs are open. Please close some of them.', 60);
    if (response.destroyed) return;
    const subscriber = { stream: new EventStream(response), sessionId, isReady: false };
    if (this.isStopping) {
      subscriber.stream.end();
      return;
    }
    this.subscribers.add(subscriber);
    response.once('close', () => this.remove(subscriber));
    this.listener.start();
    if (this.timers.length === 0)
      this.timers = [
        setInterval(() => void this.poll(), pollMilliseconds),
        setInterval(() => void this.closeEndedSessions(), sessionCheckMilliseconds),
      ];
    if (this.listener.isListening) void this.poll();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    for (const subscriber of this.subscribers) {
      subscriber.stream.end();
      this.remove(subscriber);
    }
    await this.listener.stop();
  }

  private remove(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber);
    if (this.subscribers.size > 0) return;
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    this.known = undefined;
  }

  /** `erase_leads` and the triggers of `sessions` and `mailboxes` notify the same channel. */
  private async onNotification(payload: string): Promise<void> {
    if (payload === 'mailbox') {
      for (const { stream } of this.subscribers) stream.mailbox();
      return;
    }
    if (payload === 'removed') return this.reloadAll();
    return payload === 'session-ended' ? this.closeEndedSessions() : this.poll();
  }

  /** Lets all lead desks load their leads again. */
  private reloadAll(): Promise<void> {
    for (const subscriber of this.subscribers) subscriber.isReady = false;
    this.known = undefined;
    return this.poll();
  }

  /** Reads and sends new events. Calls during a poll lead to one more poll. */
  private async poll(): Promise<void> {
    this.isPollRequested = true;
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      while (this.isPollRequested && this.subscribers.size > 0) {
        this.isPollRequested = false;
        await this.sendNewEvents();
      }
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'reading lead events failed');
    } finally {
      this.isPolling = false;
    }
  }

  private async sendNewEvents(): Promise<void> {
    const { known } = this;
    const rows: EventRow[] = await this.database.query(
      `select id, lead_id, kind from lead_events
       where id > coalesce($1::bigint, (select max(id) from lead_events), 0) - ${overlap}
       order by id limit ${maxEvents}`,
      [known?.newest],
    );
    // It starts anew: another poll is requested.
    if (known !== this.known) return;
    if (rows.length === maxEvents) return this.reloadAll();

    const added = known ? rows.filter(({ id }) => !known.ids.has(id)) : [];
    this.known = {
      newest: Math.max(known?.newest ?? 0, Number(rows.at(-1)?.id ?? 0)),
      ids: new Set(rows.map(({ id }) => id)),
    };
    for (const subscriber of this.subscribers) {
      if (subscriber.isReady) for (const { lead_id, kind } of added) subscriber.stream.lead(lead_id, kind);
      else subscriber.stream.ready();
      subscriber.isReady = true;
    }
  }

  /** Closes streams whose session has ended. An open stream does not keep a session alive. */
  private async closeEndedSessions(): Promise<void> {
    // Others may be added during the query.
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
        if (ids.has(subscriber.sessionId)) continue;
        subscriber.stream.endSession();
        this.remove(subscriber);
      }
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'checking the sessions of live streams failed');
    }
  }
}
