import { useSyncExternalStore } from 'react';

/** Ages and clocks move on together, twice a minute. */
const stepMs = 30_000;

const listeners = new Set<() => void>();
let now = Date.now();
let clock: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!clock) {
    now = Date.now();
    clock = setInterval(tick, stepMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The time in milliseconds; whoever asks is drawn again as it goes by. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
