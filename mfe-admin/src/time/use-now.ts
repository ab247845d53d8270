import { createStore, useStore } from '@portal/ui/create-store';

const store = createStore(Date.now());
let isRunning = false;

/** Starts with the first subscriber, so that loading the module starts no timer. */
const now: typeof store = {
  ...store,
  subscribe(listener) {
    if (!isRunning) setInterval(() => store.set(Date.now()), 30_000);
    isRunning = true;
    return store.subscribe(listener);
  },
};

/** The current time in milliseconds, updated every 30 seconds for all components together. */
export const useNow = () => useStore(now);
