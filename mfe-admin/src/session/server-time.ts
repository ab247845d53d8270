import { staff } from '@portal/staff-client/client';

/** How far the clock of the server is ahead of this device's. */
let aheadMs = 0;

staff.use({
  onResponse({ response }) {
    const at = Date.parse(response.headers.get('date') ?? '');
    // The header has whole seconds. The latest counts, so that nothing is offered when it is too late.
    if (at) aheadMs = at + 1_000 - Date.now();
  },
});

/** Returns the time of the server, whatever the clock of this device says. */
export const serverNow = (): number => Date.now() + aheadMs;

/** Returns the seconds until a time of the server, rounded up; 0 afterwards. */
export const secondsUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - serverNow()) / 1000));
