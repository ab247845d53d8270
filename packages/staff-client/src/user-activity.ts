import { userActiveHeader } from '@portal/contracts/staff';
import type { Middleware } from 'openapi-fetch';

/** A user who reads may not touch anything for a while. */
const activeMs = 60_000;

// Opening a page is an activity too.
let lastActivityAt = Date.now();
for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(
    type,
    () => {
      lastActivityAt = Date.now();
    },
    { capture: true, passive: true },
  );

/** Marks requests of an active user. All others are those of an unattended screen, so no request can be forgotten. */
export const reportUserActivity: Middleware = {
  onRequest({ request }) {
    if (Date.now() - lastActivityAt < activeMs) request.headers.set(userActiveHeader, '?1');
  },
};
