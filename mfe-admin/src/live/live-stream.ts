import type { LeadEventKind } from '@portal/contracts/lead';
import { endSession } from '../session/ended.ts';

/** Something that has just happened to a lead, as `GET /api/admin/leads/stream` tells it. */
export interface LeadNews {
  leadId: number;
  kind: LeadEventKind;
  at: string;
  actorId: number | null;
}

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

type Hear = (news: LeadNews) => void;

const address = '/api/admin/leads/stream';
const pausesMs = [1000, 2000, 5000, 10_000, 30_000];
/** A page that is left is soon followed by the next one, which goes on with the same stream. */
const lingerMs = 2000;

const hearers = new Set<Hear>();
const gapListeners = new Set<() => void>();
const watchers = new Set<() => void>();
let connection: Connection = 'connecting';
let source: EventSource | undefined;
let attempts = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

export const currentConnection = () => connection;

/** Called whenever the connection's state changes. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/**
 * Hears what happens to leads from now on. A stream that breaks is resumed by the browser, which names the last thing it
 * heard. Where one begins anew, `onGap` is called: something may have happened that nobody has told.
 */
export function hearNews(hear: Hear, onGap: () => void): () => void {
  hearers.add(hear);
  gapListeners.add(onGap);
  clearTimeout(leaving);
  if (!source && !waiting) start();
  return () => {
    hearers.delete(hear);
    gapListeners.delete(onGap);
    if (hearers.size === 0) leaving = setTimeout(close, lingerMs);
  };
}

function become(next: Connection) {
  if (next === connection) return;
  connection = next;
  for (const watcher of watchers) watcher();
}

function start() {
  addEventListener('offline', noticeNetwork);
  addEventListener('online', noticeNetwork);
  open();
}

/** A broken connection can look alive for minutes; the browser knows at once. */
function noticeNetwork() {
  const isOpen = source?.readyState === EventSource.OPEN;
  become(navigator.onLine ? (isOpen ? 'live' : 'reconnecting') : 'offline');
  if (!navigator.onLine || !waiting) return;
  clearTimeout(waiting);
  open();
}

function open() {
  waiting = undefined;
  const opened = new EventSource(address);
  source = opened;

  opened.addEventListener('open', () => {
    attempts = 0;
    become('live');
  });
  // A stream that begins now, or that cannot go on where it was: what came before it has to be read.
  for (const beginning of ['ready', 'reset']) opened.addEventListener(beginning, tellGap);
  opened.addEventListener('lead', ({ data }: MessageEvent<string>) => {
    const news: LeadNews = JSON.parse(data);
    for (const hear of hearers) hear(news);
  });
  opened.addEventListener('error', () => {
    become(navigator.onLine ? 'reconnecting' : 'offline');
    // Closed is what a browser makes of an answer that is no stream: it does not try again, so we do.
    if (opened.readyState === EventSource.CLOSED) reopen();
  });
}

function tellGap() {
  for (const listener of gapListeners) listener();
}

async function reopen() {
  source = undefined;
  const pause = pausesMs[Math.min(attempts, pausesMs.length - 1)];
  attempts += 1;
  if (await isSignedOut()) return endSession();
  if (hearers.size > 0) waiting = setTimeout(open, pause);
}

const isSignedOut = () =>
  fetch('/api/session', { credentials: 'include' }).then(
    ({ status }) => status === 401,
    () => false,
  );

function close() {
  source?.close();
  removeEventListener('offline', noticeNetwork);
  removeEventListener('online', noticeNetwork);
  clearTimeout(waiting);
  source = undefined;
  waiting = undefined;
  attempts = 0;
  connection = 'connecting';
}
