import type { LeadEventKind } from '@portal/contracts/lead';
import { createStore } from '@portal/ui/create-store';
import { endSession, hasSessionEnded } from '../session/session-ended.ts';

/** An event of `GET /api/admin/leads/stream`. */
export interface LeadEvent {
  leadId: number;
  kind: LeadEventKind;
}

/** What somebody does who has a lead open. */
export interface Presence {
  leadId: number;
  person: { id: number; name: string };
  state: 'reading' | 'writing' | 'gone';
}

type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

interface Subscriber {
  onEvent: (event: LeadEvent) => void;
  /** Called on each connect but the first and when leads were removed: changes may have been missed. */
  onReload: () => void;
  /** The mailbox is connected, or not connected any more. */
  onMailbox?: () => void;
  /** Somebody has a lead open, or not any more. */
  onPresence?: (presence: Presence) => void;
}

type State =
  | { name: 'closed' }
  /** The browser connects, and reconnects by itself after network errors. */
  | { name: 'open'; source: EventSource }
  /** The browser has given up; checks whether the session has ended. */
  | { name: 'checking-session' }
  | { name: 'waiting'; timer: ReturnType<typeof setTimeout> }
  | { name: 'session-ended' };

const url = '/api/admin/leads/stream';
const retryDelaysMs = [1000, 2000, 5000, 10_000, 30_000];
/** The server sends a heartbeat every 2 s. After this time without one it hangs, or the network does. */
const silenceMs = 4000;
/** After this time of silence the stream is opened anew. */
const reopenMs = 10_000;
/** What is loaded first does not wait longer for the stream. */
const connectLimitMs = 1_000;
/** Keeps the stream open from one page to the next. */
const closeDelayMs = 2000;

/**
 * One EventSource for all subscribers.
 *
 * closed → open → checking-session → waiting → open …, and session-ended instead of waiting when the user has
 * signed out or another user has signed in.
 * Without subscribers it closes from any state.
 */
class LiveStream {
  readonly connection = createStore<Connection>('connecting');
  private state: State = { name: 'closed' };
  private subscribers = new Set<Subscriber>();
  private failures = 0;
  private closeTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** What waits for the first connection. Undefined after it. */
  private waiting: (() => void)[] | undefined = [];

  constructor() {
    addEventListener('offline', this.updateNetwork);
    addEventListener('online', this.updateNetwork);
    addEventListener('pagehide', this.close);
    addEventListener('pageshow', this.resume);
  }

  /** Returns an unsubscribe function. */
  subscribe(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    clearTimeout(this.closeTimer);
    if (this.isClosed) this.open();
    return () => {
      this.subscribers.delete(subscriber);
      if (this.subscribers.size === 0) this.closeTimer = setTimeout(this.close, closeDelayMs);
    };
  }

  /**
   * Resolves when the stream was connected for the first time: what is loaded then misses no change, so that it need not be loaded
   * again. Resolves too when that fails or takes long; the stream then reloads it.
   */
  connected(): Promise<void> {
    const { waiting } = this;
    if (!waiting) return Promise.resolve();
    setTimeout(this.stopWaiting, connectLimitMs);
    return new Promise((resolve) => waiting.push(resolve));
  }

  private stopWaiting = () => {
    for (const resolve of this.waiting ?? []) resolve();
    this.waiting = undefined;
  };

  private get isClosed(): boolean {
    return this.state.name === 'closed' || this.state.name === 'session-ended';
  }

  /** Also on the way into the back/forward cache, where Chromium keeps the connection for a minute: of HTTP/1.1, there are six. */
  private close = () => {
    clearTimeout(this.silenceTimer);
    if (this.state.name === 'open') this.state.source.close();
    if (this.state.name === 'waiting') clearTimeout(this.state.timer);
    this.state = { name: 'closed' };
    this.failures = 0;
    this.connection.set('connecting');
  };

  private resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted && this.subscribers.size > 0 && this.state.name === 'closed') this.open();
  };

  private open() {
    const source = new EventSource(url);
    this.state = { name: 'open', source };

    source.addEventListener('open', () => {
      this.failures = 0;
      this.connection.set('live');
    });
    source.addEventListener('heartbeat', () => this.expectHeartbeat(source));
    source.addEventListener('ready', () => {
      if (this.waiting) return this.stopWaiting();
      for (const { onReload } of this.subscribers) onReload();
    });
    source.addEventListener('lead', ({ data }: MessageEvent<string>) => {
      const event: LeadEvent = JSON.parse(data);
      for (const { onEvent } of this.subscribers) onEvent(event);
    });
    source.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      const presence: Presence = JSON.parse(data);
      for (const { onPresence } of this.subscribers) onPresence?.(presence);
    });
    source.addEventListener('mailbox', () => {
      for (const { onMailbox } of this.subscribers) onMailbox?.();
    });
    source.addEventListener('session-ended', () => {
      clearTimeout(this.silenceTimer);
      source.close();
      this.checkSession();
    });
    source.addEventListener('error', () => {
      this.stopWaiting();
      clearTimeout(this.silenceTimer);
      this.connection.set(navigator.onLine ? 'reconnecting' : 'offline');
      // After an HTTP error the browser closes the source and does not retry.
      if (source.readyState === EventSource.CLOSED) this.checkSession();
    });
  }

  /** A source stays open without an error while the server hangs. A server that comes back is noticed by its next heartbeat. */
  private expectHeartbeat(source: EventSource) {
    clearTimeout(this.silenceTimer);
    if (navigator.onLine) this.connection.set('live');
    this.silenceTimer = setTimeout(() => {
      if (navigator.onLine) this.connection.set('reconnecting');
      this.silenceTimer = setTimeout(() => {
        source.close();
        this.open();
      }, reopenMs);
    }, silenceMs);
  }

  private async checkSession() {
    const checking: State = { name: 'checking-session' };
    this.state = checking;
    const hasEnded = await hasSessionEnded();
    if (this.state !== checking) return;
    if (hasEnded) {
      this.state = { name: 'session-ended' };
      endSession();
      return;
    }
    const delay = retryDelaysMs[Math.min(this.failures, retryDelaysMs.length - 1)];
    this.failures += 1;
    this.state = { name: 'waiting', timer: setTimeout(() => this.open(), delay) };
  }

  /** The browser reports a lost network at once; the EventSource only after a timeout. */
  private updateNetwork = () => {
    if (this.isClosed) return;
    const isOpen = this.state.name === 'open' && this.state.source.readyState === EventSource.OPEN;
    this.connection.set(navigator.onLine ? (isOpen ? 'live' : 'reconnecting') : 'offline');
    if (!navigator.onLine || this.state.name !== 'waiting') return;
    clearTimeout(this.state.timer);
    this.open();
  };
}

export const liveStream = new LiveStream();
