import { useEffect } from 'react';

const idleTimeoutMs = 10 * 60_000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Calls `refresh` at an interval while the user is active, and when the window gets the focus or the network is back.
 * Pauses when the user is idle, because each request would extend the session.
 */
export function usePolling(refresh: () => void, intervalMs: number) {
  useEffect(() => {
    let lastActivity = Date.now();
    const recordActivity = () => {
      lastActivity = Date.now();
    };
    const isActive = () => document.visibilityState === 'visible' && Date.now() - lastActivity < idleTimeoutMs;
    const refreshIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      recordActivity();
      refresh();
    };

    const timer = setInterval(() => isActive() && refresh(), intervalMs);
    for (const event of activityEvents) addEventListener(event, recordActivity, { passive: true });
    for (const event of ['focus', 'online']) addEventListener(event, refreshIfVisible);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) removeEventListener(event, recordActivity);
      for (const event of ['focus', 'online']) removeEventListener(event, refreshIfVisible);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [refresh, intervalMs]);
}
