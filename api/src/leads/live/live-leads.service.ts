import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { maxIdleTime } from '../../staff/auth/session.service.ts';
import { EventListener } from './event-listener.ts';
import { EventStream } from './event-stream.ts';
import type { PresenceDto } from './presence.dto.ts';

/** Tests change it. */
export const sessionCheck = { milliseconds: 5_000 };
const presencePrefix = 'presence ';
const streamLimits = { perSession: 200, all: 1_000 };

interface Subscriber {
  stream: EventStream;
  sessionId: string;
}

/** Tells all open lead desks which leads have changed, as PostgreSQL notifies it (sql/live_updates.sql). */
@Injectable()
export class LiveLeads implements OnModuleDestroy {
  private readonly subscribers = new Set<Subscriber>();
  private readonly listener: EventListener;
  private sessionCheck: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    env: Env,
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {
    this.listener = new EventListener(
      env.databaseUrl,
      'lead_events',
      {
        onNotification: (payload) => this.onNotification(payload),
        // Changes may have been missed, or the database was replaced by a restored one. Clients load their leads after `ready`.
        onListening: () => this.sendAll('ready'),
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
    const subscriber = { stream: new EventStream(response), sessionId };
    if (this.isStopping) {
      subscriber.stream.end();
      return;
    }
    this.subscribers.add(subscriber);
    response.once('close', () => this.remove(subscriber));
    this.listener.start();
    this.sessionCheck ??= setInterval(() => void this.closeEndedSessions(), sessionCheck.milliseconds);
    if (this.listener.isListening) subscriber.stream.send('ready');
  }

  /** Tells all open lead desks who has a lead open. Nothing is stored: a desk repeats it while the lead is open, and forgets it soon. */
  async announce({ userId: id, name }: StaffMember, leadId: number, state: PresenceDto['state']): Promise<void> {
    const presence = JSON.stringify({ leadId, person: { id, name }, state });
    await this.database.query(`select pg_notify('lead_events', $1)`, [presencePrefix + presence]);
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
    clearInterval(this.sessionCheck);
    this.sessionCheck = undefined;
  }

  private onNotification(payload: string): void {
    if (payload === 'removed') this.sendAll('ready');
    else if (payload === 'session-ended') void this.closeEndedSessions();
    else if (payload === 'mailbox') this.sendAll('mailbox');
    else if (payload.startsWith(presencePrefix)) this.sendAll('presence', payload.slice(presencePrefix.length));
    else this.sendAll('lead', payload);
  }

  private sendAll(event: string, data?: string): void {
    for (const { stream } of this.subscribers) stream.send(event, data);
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
        // The client clears the page at once instead of reconnecting first.
        subscriber.stream.send('session-ended');
        subscriber.stream.end();
        this.remove(subscriber);
      }
    } catch (error) {
      this.log.warn({ error: describeError(error) }, 'checking the sessions of live streams failed');
    }
  }
}
