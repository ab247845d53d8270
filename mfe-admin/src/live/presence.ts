import { staff } from '@portal/staff-client/client';
import { createStore, useStore } from '@portal/ui/create-store';
import { useEffect } from 'react';
import { signedInId } from '../session/session.ts';
import { liveStream, type Presence } from './live-stream.ts';

/** Tests change it. */
export const presenceTimes = { repeatMs: 10_000 };
/** A colleague whose page sends nothing for this time has left: a browser that was killed does not say so. */
const forgetMs = 25_000;
/** A colleague who has typed nothing for this time reads again. */
const writingMs = 15_000;

const present = createStore<readonly Presence[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The lead that is open on this page. */
let opened: { leadId: number; writingUntil: number } | undefined;

const announce = (leadId: number, state: Presence['state']) =>
  void staff
    .POST('/api/admin/leads/{id}/presence', { params: { path: { id: leadId } }, body: { state }, keepalive: true })
    // It is repeated soon.
    .catch(() => undefined);

function announceOpened() {
  if (opened && document.visibilityState === 'visible')
    announce(opened.leadId, Date.now() < opened.writingUntil ? 'writing' : 'reading');
}

/** The user types something about the lead that is open. */
export function announceWriting() {
  if (!opened) return;
  const isNews = Date.now() >= opened.writingUntil;
  opened.writingUntil = Date.now() + writingMs;
  if (isNews) announceOpened();
}

function receive(presence: Presence) {
  const { leadId, person, state } = presence;
  if (person.id === signedInId()) return;
  const key = `${leadId} ${person.id}`;
  const others = present.get().filter((one) => one.leadId !== leadId || one.person.id !== person.id);
  const isNew = others.length === present.get().length;
  clearTimeout(timers.get(key));
  timers.delete(key);
  present.set(state === 'gone' ? others : [...others, presence]);
  if (state === 'gone') return;
  timers.set(
    key,
    setTimeout(() => receive({ ...presence, state: 'gone' }), forgetMs),
  );
  // A page that was just opened does not know the others yet.
  if (isNew && leadId === opened?.leadId) announceOpened();
}

function open(leadId: number) {
  opened = { leadId, writingUntil: 0 };
  const show = () => (document.visibilityState === 'visible' ? announceOpened() : announce(leadId, 'gone'));
  const timer = setInterval(announceOpened, presenceTimes.repeatMs);
  const unsubscribe = liveStream.subscribe({ onEvent: () => undefined, onReload: announceOpened, onPresence: receive });
  document.addEventListener('visibilitychange', show);
  void liveStream.connected().then(announceOpened);
  return () => {
    opened = undefined;
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', show);
    announce(leadId, 'gone');
  };
}

/** Tells colleagues that this page has a lead open. */
export const useAnnouncedLead = (leadId: number) => useEffect(() => open(leadId), [leadId]);

/** Returns which colleagues have a lead open. */
export const usePresent = (leadId: number) => useStore(present).filter((one) => one.leadId === leadId);
