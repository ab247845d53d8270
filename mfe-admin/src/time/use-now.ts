import { createStore, useStore } from '../create-store.ts';

const now = createStore(Date.now());
setInterval(() => now.set(Date.now()), 30_000);

/** The current time in milliseconds, updated every 30 seconds for all components together. */
export const useNow = () => useStore(now);
